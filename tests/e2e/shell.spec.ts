// Security of the running page on both hosts. The numbers are those of the checklist in tests/unit/main/electron.
import { contentSecurityPolicy } from '../../main/bundle.ts'
import { expect, test } from './fixtures.ts'

test('security 1: nothing is fetched from outside, whatever asks for it', async ({ page, faults }) => {
  faults.forgive(/policy violation: (connect|img|media|style|font)-src|Refused|violates|Failed to load|off origin/)
  const outcomes = await page.evaluate(async () => {
    const addresses = ['https://example.org/', 'http://example.org/', 'wss://example.org/', 'file:///etc/passwd']
    const tryFetch = (address: string) =>
      fetch(address).then(
        () => 'reached',
        () => 'refused',
      )
    const tryImage = (address: string) =>
      new Promise((resolve) => {
        const image = new Image()
        image.onload = () => resolve('reached')
        image.onerror = () => resolve('refused')
        image.src = address
      })
    const trySocket = () =>
      new Promise((resolve) => {
        try {
          const socket = new WebSocket('wss://example.org/')
          socket.onopen = () => resolve('reached')
          socket.onerror = () => resolve('refused')
        } catch {
          resolve('refused')
        }
      })
    return [
      ...(await Promise.all(addresses.map(tryFetch))),
      await tryImage('https://example.org/picture.png'),
      await tryImage('data:image/gif;base64,R0lGODlhAQABAAAAACw='),
      await trySocket(),
    ]
  })
  expect(outcomes).toEqual(outcomes.map(() => 'refused'))
})

test('security 2: the page sees no Node', async ({ page }) => {
  const kinds = await page.evaluate(() =>
    ['require', 'process', 'module', 'Buffer', 'global', '__dirname', 'ipcRenderer'].map(
      (name) => typeof (globalThis as unknown as Record<string, unknown>)[name],
    ),
  )
  expect(kinds).toEqual(kinds.map(() => 'undefined'))
})

test('security 7: the policy stands on the page, and inline script, eval and markup from text are refused', async ({
  page,
  app,
  faults,
}) => {
  faults.forgive(/policy violation: (script-src|require-trusted-types)|violates|Trusted|Refused|unsafe-eval/)
  const headers = await page.evaluate(async () => Object.fromEntries((await fetch(location.pathname)).headers))
  const socket = new URL(app.address)
  const connect = app.host === 'web' ? `'self' ws://${socket.host}` : "'self'"
  expect(headers['content-security-policy']).toBe(contentSecurityPolicy(connect))
  expect(headers['x-content-type-options']).toBe('nosniff')
  // In a task of the page's own: what a spec evaluates directly is not under the policy.
  const ran = await page.evaluate(
    () =>
      new Promise((resolve) =>
        setTimeout(() => {
          const succeeds = (attempt: () => unknown) => {
            try {
              attempt()
              return true
            } catch {
              return false
            }
          }
          const inline = () => {
            const script = document.createElement('script')
            script.append('window.inlineRan = true')
            document.body.append(script)
            if (!('inlineRan' in window)) throw new Error('did not run')
          }
          resolve({
            inline: succeeds(inline),
            eval: succeeds(() => Reflect.apply(Reflect.get(window, 'eval') as () => unknown, undefined, ['1'])),
            function: succeeds(() => Reflect.construct(Function, ['return 1'])),
            markup: succeeds(() => Reflect.set(document.createElement('div'), 'innerHTML', '<b>bold</b>')),
          })
        }),
      ),
  )
  expect(ran).toEqual({ inline: false, eval: false, function: false, markup: false })
})

test('security 13: the page cannot be led away', async ({ page, app, faults }) => {
  faults.forgive(/violates|Refused|Not allowed|off origin|policy violation|ERR_/)
  await page.evaluate(() => Object.assign(window, { marker: 'still here' }))
  const away = ['file:///etc/passwd', 'data:text/html,away', 'javascript:void(window.marker="away")']
  for (const address of app.host === 'web' ? away : ['https://example.org/', ...away]) {
    await page.evaluate((to) => {
      const link = document.createElement('a')
      link.href = to
      link.append('away')
      document.body.append(link)
      link.click()
      link.remove()
    }, address)
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    const marker = await page.evaluate(() => (window as unknown as { marker?: string }).marker)
    expect(marker, address).toBe('still here')
  }
  expect(page.url()).toContain(new URL(app.address).host)
})

test('security 18: only the built files are served, by their exact names', async ({ page, faults }) => {
  faults.forgive(/status of 40\d|ERR_/)
  const paths = [
    '/package.json',
    '/../package.json',
    '/%2e%2e/package.json',
    '/..%2fpackage.json',
    '/assets/../../main/electron/index.js',
    '/index.html%00',
    '/INDEX.HTML',
    '/assets',
    '/assets/',
    '//etc/passwd',
    '/.\\..\\package.json',
  ]
  const statuses = await page.evaluate(
    (all) => Promise.all(all.map(async (path) => (await fetch(`${location.origin}${path}`)).status)),
    paths,
  )
  expect(statuses).toEqual(paths.map(() => 404))
})
