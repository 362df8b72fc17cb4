import { expect, test } from 'vitest'
import { createRouter, type Handlers } from '../../../../main/ipc/router.ts'
import { serving, type Sent } from './serving.ts'

const ask = JSON.stringify({ name: 'app.info', input: {} })
const aCall: Sent = { method: 'POST', path: '/api/call', headers: { 'content-type': 'application/json' }, body: ask }
const places: readonly Sent[] = [{}, { path: '/join?token=x' }, { path: '/api/push' }, aCall, { path: '/nowhere' }]

test('any host name but its own is refused everywhere, with the cookie too, and no call gets through', async () => {
  const { sendInside, host, asked, server } = await serving()
  const port = String(server.port)
  const foreign = [
    'evil.example',
    `evil.example:${port}`,
    `localhost:${port}`,
    '127.0.0.1',
    `127.0.0.1:${String(server.port - 1)}`,
  ]
  for (const name of foreign) {
    for (const place of places) {
      const answer = await sendInside({ ...place, headers: { ...place.headers, host: name } })
      expect([name, place.path, answer.status]).toEqual([name, place.path, 421])
    }
  }
  expect((await sendInside({ path: 'http://evil.example/', headers: { host } })).status).toBe(421)
  expect((await sendInside({ path: `http://${host}/`, headers: { host: 'evil.example' } })).status).toBe(421)
  expect(asked).toEqual([])
})

test('a request without a host name is refused', async () => {
  const { sendRaw, cookie } = await serving()
  expect(await sendRaw(`GET / HTTP/1.0\r\nCookie: ${cookie}\r\n\r\n`)).toMatch(/^HTTP\/1\.1 4\d\d /)
  expect(await sendRaw(`GET / HTTP/1.1\r\nCookie: ${cookie}\r\nConnection: close\r\n\r\n`)).toMatch(/^HTTP\/1\.1 400 /)
})

test('any origin but its own is refused everywhere, with the cookie too; its own is served', async () => {
  const { sendInside, host, server, asked } = await serving()
  const port = String(server.port)
  const foreign = [
    'https://evil.example',
    'null',
    `https://${host}`,
    `http://localhost:${port}`,
    'http://127.0.0.1',
    host,
    `http://${host}.evil`,
    '',
  ]
  for (const origin of foreign) {
    for (const place of places) {
      const answer = await sendInside({ ...place, headers: { ...place.headers, origin } })
      expect([origin, place.path, answer.status]).toEqual([origin, place.path, 403])
    }
  }
  expect(asked).toEqual([])
  expect((await sendInside({ ...aCall, headers: { ...aCall.headers, origin: `http://${host}` } })).status).toBe(200)
})

test('the link sets a cookie that no script reads and no other site sends, and leads to the page without the token', async () => {
  const { send, door, cookie } = await serving()
  const answer = await send({ path: `/join?token=${door.token}` })
  expect(answer.status).toBe(303)
  expect(answer.headers.location).toBe('/')
  expect(answer.headers['set-cookie']).toEqual([`${cookie}; Path=/; HttpOnly; SameSite=Strict`])
  expect(cookie).not.toContain(door.token)
  expect((await send({ headers: { cookie } })).body).toContain('<title>page</title>')
})

test.each([
  '/join',
  '/join?token=',
  '/join?token=x',
  '/join?Token=RIGHT',
  '/join?token=RIGHTx',
  '/join?token=x&token=RIGHT',
])('%s is refused with a page and no cookie', async (path) => {
  const { send, door } = await serving()
  const answer = await send({ path: path.replace('RIGHT', door.token) })
  expect(answer.status).toBe(403)
  expect(answer.headers['set-cookie']).toBeUndefined()
  expect(answer.body).toContain('Use the link that Sparrow Logbook printed last.')
})

test('after ten wrong links the right one has to wait a minute, and is told how long', async () => {
  const { send, door, clock } = await serving()
  for (let tries = 0; tries < 10; tries += 1) expect((await send({ path: '/join?token=x' })).status).toBe(403)
  const right = { path: `/join?token=${door.token}` }
  const waiting = await send(right)
  expect(waiting.status).toBe(429)
  expect(waiting.headers['retry-after']).toBe('60')
  expect(waiting.body).toContain('for 60 seconds')
  clock.milliseconds = 60_000
  expect((await send(right)).status).toBe(303)
})

test('pictures and frames on other pages cannot use up the tries', async () => {
  const { send, door } = await serving()
  for (let tries = 0; tries < 20; tries += 1)
    expect(
      (await send({ path: '/join?token=x', headers: { 'sec-fetch-dest': tries % 2 ? 'image' : 'iframe' } })).status,
    ).toBe(403)
  const followed = await send({ path: `/join?token=${door.token}`, headers: { 'sec-fetch-dest': 'document' } })
  expect(followed.status).toBe(303)
})

test('without the right cookie there is a page that says what to do, and for calls an envelope', async () => {
  const { send, cookie, asked, door, server } = await serving()
  const session = cookie.split('=')[1] ?? ''
  const name = `logbook-${String(server.port)}`
  const wrong = [
    undefined,
    '',
    `${name}=`,
    `${name}=${door.token}`,
    `${name}=${session}x`,
    `${name}=${session.slice(1)}`,
    `logbook=${session}`,
    `logbook-1=${session}`,
  ]
  for (const value of wrong) {
    const page = await send({ headers: { cookie: value } })
    expect([value, page.status]).toEqual([value, 401])
    expect(page.body).toContain('only the link that it printed when it started leads in')
    expect((await send({ path: '/assets/app-1a2b.js', headers: { cookie: value } })).status).toBe(401)
    const call = await send({ ...aCall, headers: { ...aCall.headers, cookie: value } })
    expect([call.status, JSON.parse(call.body)]).toEqual([
      401,
      { ok: false, error: { code: 'forbidden', key: 'forbidden' } },
    ])
  }
  expect(asked).toEqual([])
  expect((await send({ headers: { cookie: `other=1; ${cookie}; more=2` } })).status).toBe(200)
})

test('the page and its files come with the strict policy, bound to this port', async () => {
  const { sendInside, host } = await serving()
  for (const [path, type] of [
    ['/', 'text/html; charset=utf-8'],
    ['/index.html', 'text/html; charset=utf-8'],
    ['/?theme=night', 'text/html; charset=utf-8'],
    ['/assets/app-1a2b.js', 'text/javascript; charset=utf-8'],
  ] as const) {
    const { status, headers } = await sendInside({ path })
    expect([path, status, headers['content-type']]).toEqual([path, 200, type])
    expect(headers['content-security-policy']).toContain(`connect-src 'self' ws://${host};`)
    expect(headers['content-security-policy']).toContain("default-src 'none'; script-src 'self'; style-src 'self';")
    expect(headers['cache-control']).toBe('no-cache')
  }
})

test('every answer is guarded: no sniffing, no referrer, no use by other origins, refusals kept nowhere', async () => {
  const { send, sendInside, door } = await serving()
  const answers = [
    await sendInside(),
    await sendInside(aCall),
    await sendInside({ path: '/nowhere' }),
    await sendInside({ path: '/api/push' }),
    await sendInside({ method: 'DELETE' }),
    await send(),
    await send({ path: `/join?token=${door.token}` }),
    await send({ path: '/join' }),
    await send({ headers: { host: 'evil.example' } }),
    await send({ headers: { origin: 'null' } }),
  ]
  for (const { status, headers } of answers) {
    expect([status, headers]).toEqual([
      status,
      expect.objectContaining({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'content-security-policy': expect.stringContaining("default-src 'none'") as string,
        'cache-control': expect.stringMatching(/^no-(store|cache)$/) as string,
      }),
    ])
    expect(headers['access-control-allow-origin']).toBeUndefined()
    expect(headers['x-powered-by']).toBeUndefined()
  }
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 404, 426, 405, 401, 303, 403, 421, 403])
})

test.each([
  '/../secret.txt',
  '/assets/../../secret.txt',
  '/..%2fsecret.txt',
  '/%2e%2e/secret.txt',
  '/%2e%2e%2fsecret.txt',
  '/assets/%2e%2e/%2e%2e/secret.txt',
  '/..\\secret.txt',
  '/..%5csecret.txt',
  '/%00',
  '/index.html%00.js',
  '/index.html/',
  '/INDEX.HTML',
  '/assets',
  '/assets/',
  '/assets//app-1a2b.js',
  '//etc/passwd',
  '/etc/passwd',
  '/file:///etc/passwd',
  '/__proto__',
  '/constructor',
  '/%',
  '/%ff',
  '/assets/app-1a2b.js.map',
  '/assets/app-1a2b%2ejs',
])('nothing is served at %s', async (path) => {
  const { sendInside, logged } = await serving()
  const answer = await sendInside({ path })
  expect([400, 404, 421]).toContain(answer.status)
  expect(answer.body).not.toContain('must never be served')
  expect(answer.body).not.toContain('<title>page</title>')
  expect(logged).toEqual([])
})

test('HEAD is GET without a body; every other way but POST of a call is refused, OPTIONS grants nothing', async () => {
  const { sendInside, asked } = await serving()
  const head = await sendInside({ method: 'HEAD' })
  expect([head.status, head.body, head.headers['content-type']]).toEqual([200, '', 'text/html; charset=utf-8'])
  expect((await sendInside({ method: 'HEAD', path: '/nowhere' })).status).toBe(404)
  for (const method of ['OPTIONS', 'PUT', 'DELETE', 'PATCH', 'PROPFIND', 'TRACE']) {
    const answer = await sendInside({ method, body: '' })
    expect([method, answer.status, answer.headers.allow]).toEqual([method, 405, 'GET, HEAD'])
  }
  expect((await sendInside({ method: 'POST' })).status).toBe(405)
  for (const method of ['OPTIONS', 'PUT', 'DELETE']) {
    const answer = await sendInside({ path: '/api/call', method })
    expect([method, answer.status, answer.headers.allow]).toEqual([method, 405, 'POST'])
    expect(answer.headers['access-control-allow-methods']).toBeUndefined()
  }
  expect((await sendInside({ path: '/api/call' })).status).toBe(405)
  expect((await sendInside({ path: '/api/call/app.info' })).status).toBe(404)
  expect((await sendInside({ ...aCall, path: '/api/call/app.info' })).status).toBe(405)
  expect(asked).toEqual([])
})

test('a call reaches the router as the host with its name and input, whatever they are', async () => {
  const { call, asked } = await serving()
  for (const [body, name, input] of [
    [ask, 'app.info', {}],
    ['{"name":"nonsense"}', 'nonsense', undefined],
    ['{"name":["app.info"],"input":null}', ['app.info'], null],
    ['{}', undefined, undefined],
  ] as const) {
    const answer = await call(body)
    expect([answer.status, JSON.parse(answer.body)]).toEqual([200, { ok: true, data: 'done' }])
    expect(asked.pop()).toEqual({ name, input, role: 'host' })
  }
  expect((await call(ask, { 'content-type': 'application/json; charset=utf-8' })).status).toBe(200)
})

const badInput = { ok: false, error: { code: 'bad-input', key: 'badInput' } }

test.each([
  undefined,
  '',
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'application/jsonp',
  'text/json',
])('a call of type %s is refused: a form on another page can send no other', async (type) => {
  const { call, asked } = await serving()
  const answer = await call(ask, { 'content-type': type })
  expect([answer.status, JSON.parse(answer.body)]).toEqual([415, badInput])
  expect(asked).toEqual([])
})

test.each(['', 'x', '{', '{"name":"app.info"', '"app.info"', '[]', 'null', '1', '\u0000', '{"name":"app.info"}{}'])(
  'a call whose body is %j is refused',
  async (body) => {
    const { call, asked, logged } = await serving()
    const answer = await call(body)
    expect([answer.status, JSON.parse(answer.body)]).toEqual([400, badInput])
    expect([asked, logged]).toEqual([[], []])
  },
)

test('a call of one mebibyte is taken, one byte more is not, whether its length is told or not', async () => {
  const { call, sendInside, asked } = await serving()
  const mebibyte = 1024 * 1024
  const frame = JSON.stringify({ name: 'app.info', input: '' }).length
  const body = (size: number) => JSON.stringify({ name: 'app.info', input: 'x'.repeat(size - frame) })
  expect((await call(body(mebibyte))).status).toBe(200)
  expect((await call(body(mebibyte), { 'transfer-encoding': 'chunked' })).status).toBe(200)
  expect(asked).toHaveLength(2)
  const told = await call(body(mebibyte + 1))
  expect([told.status, JSON.parse(told.body)]).toEqual([413, badInput])
  expect((await call(body(mebibyte + 1), { 'transfer-encoding': 'chunked' })).status).toBe(413)
  expect((await call(body(64 * mebibyte), { 'transfer-encoding': 'chunked' })).status).toBe(413)
  expect(asked).toHaveLength(2)
  expect((await sendInside()).status).toBe(200)
})

test('a length that is a lie is refused before the body is read', async () => {
  const { sendRaw, host, cookie, asked } = await serving({ requestMilliseconds: 500 })
  const head = `POST /api/call HTTP/1.1\r\nHost: ${host}\r\nCookie: ${cookie}\r\nContent-Type: application/json\r\n`
  expect(await sendRaw(`${head}Content-Length: 99999999999\r\n\r\n{}`)).toMatch(/^HTTP\/1\.1 413 /)
  expect(await sendRaw(`${head}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{} `)).toMatch(/^HTTP\/1\.1 400 /)
  expect(await sendRaw(`${head}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n{}`)).toMatch(/^HTTP\/1\.1 400 /)
  expect(asked).toEqual([])
})

test('a body that never ends is cut off in time, and others are served meanwhile', async () => {
  const { sendRaw, sendInside, host, cookie, asked, logged } = await serving({ requestMilliseconds: 300 })
  const slow = sendRaw(
    `POST /api/call HTTP/1.1\r\nHost: ${host}\r\nCookie: ${cookie}\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"na`,
  )
  const slowHead = sendRaw(`GET / HTTP/1.1\r\nHost: ${host}\r\nX-Slow: `)
  expect((await sendInside()).status).toBe(200)
  expect(await slow).not.toContain('200 OK')
  expect(await slowHead).toMatch(/^HTTP\/1\.1 408 /)
  expect([asked, logged]).toEqual([[], []])
})

test('nonsense instead of HTTP, and headers without end, are refused and harm nobody', async () => {
  const { sendRaw, sendInside, host } = await serving()
  expect(await sendRaw('\x16\x03\x01\x02\x00hello\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /)
  expect(await sendRaw(`GET / HTTP/1.1\r\nHost: ${host}\r\nX: ${'y'.repeat(100_000)}\r\n\r\n`)).toMatch(
    /^HTTP\/1\.1 431 /,
  )
  expect((await sendInside()).status).toBe(200)
})

test('nonsense calls get their refusal over HTTP, a fault of ours is logged whole and told without internals', async () => {
  const logged: unknown[] = []
  const fault = new Error('the table campaign_secret is gone')
  const handlers = {
    'app.info': () => {
      throw fault
    },
  } as Partial<Handlers> as Handlers
  const router = createRouter(handlers, { log: (...words) => logged.push(words), checkOutputs: true })
  const { call } = await serving({ dispatch: router })
  const reply = async (body: string): Promise<unknown> => {
    const answer = await call(body)
    expect(answer.status).toBe(200)
    expect(answer.body).not.toContain('campaign_secret')
    return JSON.parse(answer.body)
  }
  expect(await reply('{"name":"nonsense","input":{}}')).toMatchObject({ ok: false, error: { code: 'unknown-call' } })
  expect(await reply('{"name":"__proto__","input":{}}')).toMatchObject({ ok: false, error: { code: 'unknown-call' } })
  expect(await reply('{"name":"app.info","input":{"x":1}}')).toMatchObject({ ok: false, error: { code: 'bad-input' } })
  const deep = `{"name":"app.info","input":${'['.repeat(200_000)}${']'.repeat(200_000)}}`
  expect(await reply(deep)).toMatchObject({ ok: false, error: { code: 'bad-input' } })
  expect(logged).toEqual([])
  expect(await reply(ask)).toEqual({ ok: false, error: { code: 'internal', key: 'internal' } })
  expect(logged).toEqual([[fault, 'app.info']])
})

test('a router that throws after all is a fault of ours: logged whole, told without internals, and the server goes on', async () => {
  const fault = new Error('no such place')
  const { call, sendInside, logged } = await serving({
    dispatch: async () => {
      throw fault
    },
  })
  const answer = await call(ask)
  expect([answer.status, JSON.parse(answer.body)]).toEqual([
    500,
    { ok: false, error: { code: 'internal', key: 'internal' } },
  ])
  expect(logged).toEqual([[fault, 'POST /api/call']])
  expect((await sendInside()).status).toBe(200)
})
