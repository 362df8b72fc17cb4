// Security of the desktop's own window. The numbers are those of the checklist in tests/unit/main/electron.
import { callNames } from '../../shared/contract/names.ts'
import { expect, test } from './fixtures.ts'
import { callDesktop } from './hosts/logbook.ts'

test('security 3 and 4: the window is isolated and sandboxed', async ({ app }) => {
  const preferences = await app.evaluateMain(({ BrowserWindow }) => {
    const contents = BrowserWindow.getAllWindows()[0]?.webContents as unknown as {
      getLastWebPreferences: () => Record<string, unknown>
    }
    const { contextIsolation, sandbox, nodeIntegration, webviewTag } = contents.getLastWebPreferences()
    return { contextIsolation, sandbox, nodeIntegration, webviewTag }
  })
  expect(preferences).toEqual({ contextIsolation: true, sandbox: true, nodeIntegration: false, webviewTag: false })
})

test('security 5: no permission is granted', async ({ page }) => {
  const states = await page.evaluate(() =>
    Promise.all(
      (['geolocation', 'notifications', 'midi'] as const).map(
        async (name) => (await navigator.permissions.query({ name })).state,
      ),
    ),
  )
  expect(states).toEqual(states.map(() => 'denied'))
})

test('security 11: a webview is an unknown word of markup', async ({ page }) => {
  expect(await page.evaluate(() => 'reload' in document.createElement('webview'))).toBe(false)
})

test('security 14 and 15: no popups; a click on a known address goes to the system browser, nothing else does', async ({
  page,
  app,
}) => {
  await app.evaluateMain(({ shell }) => {
    const opened: string[] = []
    Object.assign(globalThis, { opened })
    shell.openExternal = (address: string) => {
      opened.push(address)
      return Promise.resolve()
    }
  })
  const opened = () => app.evaluateMain(() => (globalThis as unknown as { opened: string[] }).opened)
  const known = 'https://boardgamegeek.com/thread/1'
  const openByScript = (address: string) => page.evaluate((to) => window.open(to) === null, address)
  expect(await openByScript(known)).toBe(true)
  await page.evaluate(
    (addresses) => {
      for (const address of addresses) {
        const link = document.createElement('a')
        link.href = address
        link.target = '_blank'
        link.textContent = `to ${address}`
        link.style.display = 'block'
        document.body.prepend(link)
      }
    },
    [known, 'https://example.org/', 'http://boardgamegeek.com/'],
  )
  await page.getByText('to https://example.org/').click()
  await page.getByText('to http://boardgamegeek.com/').click()
  await page.getByText(`to ${known}`).click()
  await expect.poll(opened).toEqual([known])
  expect(page.context().pages()).toHaveLength(1)
  expect(page.url()).toContain(new URL(app.address).host)
})

test('security 17: a frame inside the page has no way to the calls', async ({ page }) => {
  const kind = await page.evaluate(() => {
    const frame = document.createElement('iframe')
    document.body.append(frame)
    const inside = frame.contentWindow as unknown as { logbook?: unknown }
    return typeof inside.logbook
  })
  expect(kind).toBe('undefined')
})

test('security 20: the page is given one frozen object with one function for each call', async ({ page }) => {
  const given = await page.evaluate(() => {
    const { logbook } = window as unknown as { logbook: Record<string, unknown> }
    const own = Object.getOwnPropertyDescriptor(window, 'logbook')
    return {
      names: Object.keys(logbook).sort(),
      kinds: [...new Set(Object.values(logbook).map((value) => typeof value))],
      frozen: Object.isFrozen(logbook),
      fixed: own?.writable === false && !own.configurable,
      raw: '__doubleIpc' in window,
    }
  })
  expect(given).toEqual({
    names: [...callNames, 'onMenu', 'onPush'].sort(),
    kinds: ['function'],
    frozen: true,
    fixed: true,
    raw: false,
  })
})

test('calls are answered through the bridge, and nonsense is refused in the same form', async ({ page, app }) => {
  expect(await callDesktop(page, 'app.info', {})).toMatchObject({
    ok: true,
    data: { host: 'desktop', dataDir: app.dataDir },
  })
  expect(await callDesktop(page, 'library.list', {})).toMatchObject({ ok: true, data: { campaigns: [] } })
  for (const nonsense of [null, 7, 'x', [], { extra: 1 }, { theme: 'plaid' }])
    expect(await callDesktop(page, 'settings.set', nonsense)).toMatchObject({
      ok: false,
      error: { code: 'bad-input' },
    })
})
