// The checklist of electronjs.org, point by point, over fakes. What must never stand in the source is in checklist.test.ts, what only
// a running page can show in tests/e2e/shell.spec.ts and desktop-security.spec.ts.
import { describe, expect, test } from 'vitest'
import {
  gestureMilliseconds,
  guardContents,
  guardSession,
  isTrustedSender,
  windowPreferences,
} from '../../../../main/electron/security.ts'
import { FakeContents, FakeSession, navigation } from './fakes.ts'

const guardedSession = () => {
  const session = new FakeSession()
  guardSession(session as never)
  return session
}

const guardedContents = () => {
  const contents = new FakeContents()
  const opened: string[] = []
  const time = { now: 1000 }
  guardContents(contents as never, { openExternal: (address) => opened.push(address), clock: () => time.now })
  return { contents, opened, time }
}

const isCancelled = (url: string): boolean => {
  let cancelled: boolean | undefined
  guardedSession().beforeRequest!({ url }, ({ cancel }) => {
    cancelled = cancel
  })
  return cancelled!
}

describe('security 1: only own content is loaded', () => {
  test.each([
    'http://bundle/index.html',
    'https://bundle/index.html',
    'https://example.org/',
    'ws://127.0.0.1:80/',
    'wss://example.org/',
    'ftp://example.org/file',
    'file:///etc/passwd',
    'data:text/html,<script>1</script>',
    'blob:https://example.org/1234',
    'chrome-extension://abc/page.html',
    'app://other/index.html',
    'nonsense',
  ])('%s is cancelled', (url) => expect(isCancelled(url)).toBe(true))

  test.each(['app://bundle/index.html', 'app://bundle/assets/a.js?x=1', 'blob:app://bundle/0f1e'])(
    '%s goes through',
    (url) => expect(isCancelled(url)).toBe(false),
  )

  test('only what a page of ours made may be downloaded', () => {
    const isPrevented = (url: string) => {
      const event = navigation(url)
      guardedSession().emit('will-download', event, { getURL: () => url })
      return event.prevented
    }
    expect(isPrevented('blob:app://bundle/0f1e')).toBe(false)
    for (const url of [
      'https://example.org/a.exe',
      'app://bundle/index.html',
      'data:text/plain,x',
      'blob:https://x.org/1',
    ])
      expect(isPrevented(url), url).toBe(true)
  })
})

describe('security 2, 3, 4 and 11: every window is made from one frozen object', () => {
  test('no Node, an own world, a fenced process, no webview, no spell checker that asks the network', () => {
    expect(windowPreferences).toEqual({
      contextIsolation: true,
      sandbox: true,
      nodeIntegration: false,
      nodeIntegrationInWorker: false,
      nodeIntegrationInSubFrames: false,
      webviewTag: false,
      spellcheck: false,
    })
    expect(Object.isFrozen(windowPreferences)).toBe(true)
  })
})

describe('security 5: every permission is denied', () => {
  const permissions = (
    'ar automatic-fullscreen background-fetch background-sync clipboard-read clipboard-sanitized-write display-capture fileSystem ' +
    'fullscreen geolocation hid idle-detection keyboardLock local-fonts local-network media mediaKeySystem midi midiSysex nfc ' +
    'notifications openExternal payment-handler persistent-storage pointerLock screen-wake-lock sensors serial speaker-selection ' +
    'storage-access top-level-storage-access usb vr web-app-installation web-printing window-management unknown'
  ).split(' ')

  test.each(permissions)('%s', (permission) => {
    const session = guardedSession()
    let granted: boolean | undefined
    session.permissionRequest!({}, permission, (answer) => {
      granted = answer
    })
    expect(granted).toBe(false)
    expect(session.permissionCheck!(null, permission)).toBe(false)
  })

  test('and every device', () => expect(guardedSession().device!({ deviceType: 'usb' })).toBe(false))
})

describe('security 12: no webview is ever attached', () => {
  test('will-attach-webview is prevented', () => {
    const event = navigation('app://bundle/index.html')
    guardedContents().contents.emit('will-attach-webview', event, {}, {})
    expect(event.prevented).toBe(true)
  })
})

describe('security 13: pages stay at home', () => {
  const home = [
    'app://bundle/',
    'app://bundle/index.html',
    'app://bundle/index.html#/settings',
    'APP://bundle/x',
    'app://bundle/?q=1',
  ]
  const away = [
    'https://example.org/',
    'http://bundle/index.html',
    'https://bundle.app.test/index.html',
    'app://evil/index.html',
    'app://bundle.evil/index.html',
    'app://bundleevil/index.html',
    'app://evil.bundle/index.html',
    'app://bundle:8080/index.html',
    'app://bundle@evil/index.html',
    'app://user@bundle/index.html',
    'app://user:word@bundle/index.html',
    'app:bundle/index.html',
    'app:/bundle/index.html',
    'app:///bundle/index.html',
    'app:\\\\bundle\\index.html',
    'app://%62undle.evil/',
    'application://bundle/index.html',
    'xapp://bundle/index.html',
    ' javascript:alert(1)',
    'javascript:alert(1)',
    'data:text/html,x',
    'blob:app://bundle/0f1e',
    'blob:https://example.org/0f1e',
    'file:///app://bundle/index.html',
    'about:blank',
    'view-source:app://bundle/index.html',
    'chrome://settings',
    'devtools://devtools/bundled/inspector.html',
    'ftp://bundle/',
    '',
    'bundle/index.html',
  ]

  test.each(['will-navigate', 'will-frame-navigate', 'will-redirect'])('%s', (name) => {
    const isPrevented = (url: string) => {
      const event = navigation(url)
      guardedContents().contents.emit(name, event)
      return event.prevented
    }
    expect(home.filter(isPrevented)).toEqual([])
    expect(away.filter((url) => !isPrevented(url))).toEqual([])
    expect(home.length + away.length).toBeGreaterThanOrEqual(30)
  })
})

describe('security 14 and 15: no new windows; a click may ask the system for an address, once', () => {
  const address = 'https://boardgamegeek.com/'

  test('a popup is denied, whatever it wants to show', () => {
    const { contents } = guardedContents()
    for (const url of [address, 'app://bundle/index.html', 'about:blank', 'file:///'])
      expect(contents.openWindow!({ url })).toEqual({ action: 'deny' })
  })

  test('without a press of a key or button nothing is opened', () => {
    const { contents, opened } = guardedContents()
    contents.openWindow!({ url: address })
    contents.emit('input-event', {}, { type: 'mouseMove' })
    contents.openWindow!({ url: address })
    expect(opened).toEqual([])
  })

  test.each(['mouseDown', 'rawKeyDown', 'keyDown', 'touchStart'])('after %s one address is handed over', (type) => {
    const { contents, opened } = guardedContents()
    contents.emit('input-event', {}, { type })
    contents.openWindow!({ url: address })
    contents.openWindow!({ url: 'https://opensource.org/' })
    expect(opened).toEqual([address])
  })

  test('a press counts for a short time', () => {
    const { contents, opened, time } = guardedContents()
    contents.emit('input-event', {}, { type: 'mouseDown' })
    time.now += gestureMilliseconds + 1
    contents.openWindow!({ url: address })
    expect(opened).toEqual([])
  })
})

describe('security 17: messages are heard from the main frame of our own windows alone', () => {
  const own = {}
  const frame = (url: string, parent: object | null = null) => ({ url, parent })
  const isHeard = (senderFrame: object | null, sender: object = own) =>
    isTrustedSender({ sender, senderFrame } as never, (contents) => (contents as object) === own)

  test('our page is heard', () => expect(isHeard(frame('app://bundle/index.html#/settings'))).toBe(true))
  test('a frame that has gone is not', () => expect(isHeard(null)).toBe(false))
  test('a frame inside our page is not', () =>
    expect(isHeard(frame('app://bundle/index.html', frame('app://bundle/index.html')))).toBe(false))
  test('contents that are no window of ours are not', () =>
    expect(isHeard(frame('app://bundle/index.html'), {})).toBe(false))
  test.each([
    'https://example.org/',
    'app://evil/',
    'app://bundle.evil/',
    'about:blank',
    'data:text/html,x',
    'file:///x',
    '',
  ])('a page at %s is not', (url) => expect(isHeard(frame(url))).toBe(false))
})
