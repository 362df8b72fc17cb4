// What the shell forbids, as functions over Electron's own objects: how windows are made, where pages may go, what they may ask
// for, and whose messages are heard. Nothing here starts anything.
import type { Event, IpcMainInvokeEvent, Session, WebContents } from 'electron'
import { isAppAddress, isOwnAddress, isOwnBlob } from './origin.ts'

/** For every window, without exception. The page has no Node, its own world, and a process that the system fences in. */
export const windowPreferences = Object.freeze({
  contextIsolation: true,
  sandbox: true,
  nodeIntegration: false,
  nodeIntegrationInWorker: false,
  nodeIntegrationInSubFrames: false,
  webviewTag: false,
  // Its dictionaries would come over the network.
  spellcheck: false,
})

export type GuardedSession = Pick<
  Session,
  'setPermissionRequestHandler' | 'setPermissionCheckHandler' | 'setDevicePermissionHandler' | 'on'
> & { readonly webRequest: Pick<Session['webRequest'], 'onBeforeRequest'> }

/** No permissions, no devices, no network, no downloads but what the page itself made. */
export function guardSession(session: GuardedSession): void {
  session.setPermissionRequestHandler((_contents, _permission, answer) => answer(false))
  session.setPermissionCheckHandler(() => false)
  session.setDevicePermissionHandler(() => false)
  session.webRequest.onBeforeRequest(({ url }, answer) => answer({ cancel: !isOwnAddress(url) }))
  session.on('will-download', (event, item) => {
    if (!isOwnBlob(item.getURL())) event.preventDefault()
  })
}

/** Milliseconds after a press of a key or button in which the page may ask for a known address to be opened. */
export const gestureMilliseconds = 2000
const gestures: ReadonlySet<string> = new Set(['mouseDown', 'rawKeyDown', 'keyDown', 'touchStart', 'gestureTap'])

export interface ContentsPolicy {
  /** Told of an address that a person has just clicked; decides itself whether it is known. */
  readonly openExternal: (address: string) => void
  /** Milliseconds of a clock that only goes forward. */
  readonly clock: () => number
}

export type GuardedContents = Pick<WebContents, 'on' | 'setWindowOpenHandler'>

/** The page stays at home, opens no windows and holds no webviews. */
export function guardContents(contents: GuardedContents, { openExternal, clock }: ContentsPolicy): void {
  let lastGesture = Number.NEGATIVE_INFINITY
  const stay = (event: Event<{ readonly url: string }>) => {
    if (!isAppAddress(event.url)) event.preventDefault()
  }
  contents.on('input-event', (_event, input) => {
    if (gestures.has(input.type)) lastGesture = clock()
  })
  contents.on('will-navigate', stay)
  contents.on('will-frame-navigate', stay)
  contents.on('will-redirect', stay)
  contents.on('will-attach-webview', (event) => event.preventDefault())
  contents.setWindowOpenHandler(({ url }) => {
    if (clock() - lastGesture <= gestureMilliseconds) openExternal(url)
    lastGesture = Number.NEGATIVE_INFINITY
    return { action: 'deny' }
  })
}

export type MessageSender = Pick<IpcMainInvokeEvent, 'senderFrame' | 'sender'>

/** Whether a message comes from the main frame of one of our windows, showing our page. The frame is null once it has gone. */
export const isTrustedSender = (
  { sender, senderFrame }: MessageSender,
  isWindow: (contents: WebContents) => boolean,
): boolean => senderFrame !== null && senderFrame.parent === null && isAppAddress(senderFrame.url) && isWindow(sender)
