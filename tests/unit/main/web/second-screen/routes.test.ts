import { expect, test } from 'vitest'
import { callNames } from '../../../../../shared/contract/names.ts'
import { code, opened, type Sent } from './opened.ts'

const ask: Sent = {
  method: 'POST',
  path: '/join',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ code }),
}
const places: readonly Sent[] = [{}, { path: '/assets/index-1a2b.js' }, { path: '/join' }, ask, { path: '/view' }]

test('the page and its files are there for everybody, with the strict policy bound to this address', async () => {
  const { send, host } = await opened()
  const page = await send()
  expect([page.status, page.body]).toEqual([200, '<!doctype html><title>second screen</title>'])
  expect(page.headers['content-security-policy']).toContain(`connect-src 'self' ws://${host};`)
  expect(page.headers['content-security-policy']).toContain("default-src 'none'; script-src 'self';")
  expect((await send({ path: '/assets/index-1a2b.js' })).body).toBe('run()')
})

test('nothing else exists: not the app, none of its calls and pushes, no file beside the page', async () => {
  const { send, cookie, logged } = await opened()
  const inside = { cookie: await cookie() }
  const absent = [
    '/index.html',
    '/second-screen.html',
    '/api/push',
    '/join/x',
    '/views',
    '/secret.txt',
    '/%2e%2e/secret.txt',
  ]
  for (const path of [...absent, '/assets/../../secret.txt', '/assets/%2e%2e/secret.txt', '/assets/'])
    expect([path, (await send({ path, headers: inside })).status]).toEqual([path, 404])
  const calls = [...callNames.map((name) => ({ name, input: {} })), { name: 'view' }]
  for (const call of calls) {
    const body = JSON.stringify(call)
    const headers = { ...ask.headers, ...inside }
    expect((await send({ method: 'POST', path: '/api/call', headers, body })).status).toBe(405)
    expect((await send({ method: 'POST', path: '/join', headers, body })).status).toBe(400)
  }
  for (const method of ['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND'])
    for (const path of ['/', '/join', '/view']) {
      const { status, headers } = await send({ method, path, headers: inside })
      expect([status, headers['access-control-allow-origin']]).toEqual([405, undefined])
    }
  expect((await send({ method: 'POST', path: '/view', headers: inside })).status).toBe(405)
  expect(logged).toEqual([])
})

test('any host name but its own is refused everywhere: the name of the machine, loopback, a foreign name that points here', async () => {
  const { send, screen, cookie } = await opened()
  const inside = { cookie: await cookie() }
  const port = String(screen.port)
  for (const host of ['evil.example', `evil.example:${port}`, `localhost:${port}`, '127.0.0.1', `127.0.0.2:${port}`])
    for (const place of places)
      expect((await send({ ...place, headers: { ...place.headers, ...inside, host } })).status).toBe(421)
})

test('any origin but its own is refused everywhere, so no other page gives a code or opens the line', async () => {
  const { send, look, host, cookie, pauses } = await opened()
  const inside = { cookie: await cookie() }
  const port = host.split(':')[1] ?? ''
  for (const origin of [
    'https://evil.example',
    'null',
    `https://${host}`,
    `http://localhost:${port}`,
    'http://127.0.0.1',
  ])
    for (const place of places)
      expect((await send({ ...place, headers: { ...place.headers, ...inside, origin } })).status).toBe(403)
  expect(await look({ ...inside, origin: 'https://evil.example' }).open).toBe(403)
  expect(await look({ ...inside, host: 'evil.example' }).open).toBe(421)
  expect(pauses).toEqual([])
})

test('the code lets in however it is typed, with a cookie that no script reads and no other site sends', async () => {
  const { send, join, host } = await opened()
  const name = `logbook-${host.split(':')[1] ?? ''}`
  const stranger = await send({ path: '/join' })
  expect([stranger.status, stranger.body]).toEqual([200, '{"inside":false}'])
  for (const typed of ['ABC234', 'abc234', ' abc 234 ', 'ABC-234']) {
    const { status, headers } = await join(typed, { origin: `http://${host}` })
    expect(status).toBe(204)
    expect(headers['set-cookie']).toEqual([
      expect.stringMatching(new RegExp(`^${name}=[\\w-]{43}; Path=/; HttpOnly; SameSite=Strict$`)),
    ])
    const given = String(headers['set-cookie']).split(';')[0] ?? ''
    expect((await send({ path: '/join', headers: { cookie: given } })).body).toBe('{"inside":true}')
  }
})

test('a wrong code is refused slowly and without a cookie; after ten the right one waits too, and is told how long', async () => {
  const { join, pauses, clock } = await opened()
  for (const wrong of ['', 'ABC23', 'ABC2344', 'ABC235', '__proto__', '1', '2', '3', '4', '5']) {
    const { status, headers } = await join(wrong)
    expect([wrong, status, headers['set-cookie']]).toEqual([wrong, 403, undefined])
  }
  expect(pauses).toEqual(Array.from({ length: 10 }, () => 1000))
  const waiting = await join(code)
  expect([waiting.status, waiting.headers['retry-after'], waiting.headers['set-cookie']]).toEqual([
    429,
    '60',
    undefined,
  ])
  clock.milliseconds = 60_000
  expect((await join(code)).status).toBe(204)
})

test.each([
  ['no JSON', { body: '{' }, 400],
  ['no code', { body: '{}' }, 400],
  ['a code that is no text', { body: '{"code":["ABC234"]}' }, 400],
  ['more than a code', { body: '{"code":"ABC234","role":"host"}' }, 400],
  ['a code longer than any', { body: JSON.stringify({ code: 'A'.repeat(41) }) }, 400],
  ['a body larger than any code', { body: JSON.stringify({ code: 'A'.repeat(300) }) }, 413],
  ['a form of another site', { headers: { 'content-type': 'text/plain' } }, 415],
  ['a form', { headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: 'code=ABC234' }, 415],
] as const)('%s is no try and no way in', async (_what, change, status) => {
  const { send, pauses } = await opened()
  const answer = await send({ ...ask, ...change })
  expect([answer.status, answer.headers['set-cookie'], pauses]).toEqual([status, undefined, []])
})

test('every answer is guarded: no sniffing, no referrer, no use by other origins, nothing kept', async () => {
  const { send, join, cookie } = await opened()
  const answers = [
    await send(),
    await join('wrong'),
    await join(code),
    await send({ path: '/view', headers: { cookie: await cookie() } }),
    await send({ path: '/view' }),
    await send({ path: '/nowhere' }),
    await send({ headers: { host: 'evil.example' } }),
  ]
  for (const { headers } of answers) {
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'content-security-policy': expect.stringContaining("default-src 'none'") as string,
      'cache-control': expect.stringMatching(/^no-(store|cache)$/) as string,
    })
    expect(headers['access-control-allow-origin']).toBeUndefined()
  }
  expect(answers.map(({ status }) => status)).toEqual([200, 403, 204, 426, 401, 404, 421])
})
