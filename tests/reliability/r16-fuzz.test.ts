// R16: whatever is sent, to any call, straight and through the web host: an envelope comes back, nothing is thrown, and the open
// campaign does not change by a byte.
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { connect } from 'node:net'
import { dirname } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { refusalCodes } from '../../shared/contract/envelope.ts'
import { callNames } from '../../shared/contract/names.ts'
import { serving } from '../unit/main/web/serving.ts'
import { startDesk, type Desk } from './support/desk.ts'
import { tidyFolder } from './support/folder.ts'
import { assertCampaignHealthy } from './support/healthy.ts'
import { everything } from './support/sample.ts'
import { report, seed, times } from './support/trial.ts'

const awkward = [
  '../../etc/passwd',
  'C:\\x',
  'a\0b',
  'CON',
  '__proto__',
  '\u202egnp',
  '%2e%2e/',
  '0'.repeat(16),
  '💥'.repeat(99),
]
const odd = fc.oneof(
  fc.constantFrom<unknown>(...awkward, -1, 0, 1e308, Number.NaN, -0, null, undefined, '', 'x'.repeat(1_000_000)),
  fc.anything({ withBigInt: true, withDate: true, withMap: true, withSet: true, withSparseArray: true, maxDepth: 3 }),
)

/** The fields that calls have, with values that they should not have; never the campaign itself, which may be written. */
const fields = [
  'campaign',
  'play',
  'version',
  'seat',
  'answer',
  'result',
  'change',
  'body',
  'who',
  'id',
  'entry',
  'most',
]
const more = ['backup', 'as', 'transfer', 'index', 'data', 'size', 'squad', 'seats', 'difficulty', 'ironman', 'path']
const likely = fc.dictionary(fc.constantFrom(...fields, ...more, '__proto__', 'constructor'), odd, { maxKeys: 6 })
const input = fc.oneof({ weight: 3, arbitrary: likely }, { weight: 1, arbitrary: odd })
const names = fc.oneof(
  { weight: 20, arbitrary: fc.constantFrom<string>(...callNames) },
  { weight: 1, arbitrary: fc.string() },
)
const bag = { seed, endOnFailure: true }

const state = (desk: Desk) => ({ head: desk.file().state.head, rows: everything(desk.file()) })

function expectEnvelope(reply: unknown): void {
  const { ok, error } = reply as { ok: unknown; error?: { code: never; key: string } }
  expect(typeof ok).toBe('boolean')
  if (ok === true) return
  expect(refusalCodes).toContain(error!.code)
  expect(error!.code).not.toBe('internal')
}

describe(`R16 fuzzed calls, SEED=${String(seed)}`, () => {
  test('every call of the contract, with anything: an envelope, nothing thrown, nothing changed', async () => {
    const top = tidyFolder()
    const desk = await startDesk({ dataDir: `${top}/data` })
    const before = state(desk)
    const calls = times(100_000, 2000)
    await fc.assert(
      fc.asyncProperty(names, input, async (name, what) => {
        expectEnvelope(await desk.app.dispatch(name, what, { role: 'host' }))
      }),
      { numRuns: calls, ...bag },
    )
    expect(state(desk)).toEqual(before)
    expect(Object.keys(Object.prototype)).toEqual([])
    expect(readdirSync(top)).toEqual(['data'])
    expect(readdirSync(dirname(dirname(desk.path)))).toEqual([desk.campaign])
    await desk.call('campaign.close', { campaign: desk.campaign })
    assertCampaignHealthy(desk.path)
    report('R16', `${String(calls)} calls with anything: 0 thrown, 0 changes`)
  })

  test('through the web host: anything as a call, and noise instead of JSON', async () => {
    const desk = await startDesk()
    const before = state(desk)
    const { send, cookie, logged } = await serving({ dispatch: desk.app.dispatch })
    const calls = times(5000, 200)
    const headers = { cookie, 'content-type': 'application/json' }
    const text = fc.oneof(
      fc.record({ name: names, input: fc.jsonValue({ maxDepth: 5 }) }).map((call) => JSON.stringify(call)),
      fc.string({ unit: 'binary' }),
      fc.constantFrom(
        '{',
        '[]',
        'null',
        '{"name":"app.info"',
        `${'['.repeat(50_000)}${']'.repeat(50_000)}`,
        '{"__proto__":{}}',
      ),
    )
    await fc.assert(
      fc.asyncProperty(text, async (body) => {
        const { status, body: answer } = await send({ method: 'POST', path: '/api/call', headers, body })
        expect([200, 400, 413]).toContain(status)
        expectEnvelope(JSON.parse(answer))
      }),
      { numRuns: calls, ...bag },
    )
    expect(logged).toEqual([])
    expect(state(desk)).toEqual(before)
    await desk.call('campaign.close', { campaign: desk.campaign })
    assertCampaignHealthy(desk.path)
    report('R16', `${String(calls)} calls over HTTP: 0 faults, 0 changes`)
  })

  test('on the line for pushes: noise, floods, torn frames and strangers; who listens hears every push, nothing changes', async () => {
    const desk = await startDesk()
    const before = state(desk)
    const { listen, pushes, server, host, cookie, logged, call } = await serving({ dispatch: desk.app.dispatch })
    const faithful = listen()
    expect(await faithful.open).toBe(101)
    const heard: unknown[] = []
    faithful.socket.on('message', (data: Buffer) => heard.push(JSON.parse(data.toString())))
    const visits = times(400, 40)
    await fc.assert(
      fc.asyncProperty(visit, async (guest) => {
        await pay(guest, { listen, host, port: server.port, cookie })
        const push = { name: 'campaign.changed', args: { campaign: desk.campaign } } as const
        const told = once(faithful.socket, 'message')
        pushes.publish(push)
        await told
        expect(heard.pop()).toEqual(push)
        expect(heard).toEqual([])
      }),
      { numRuns: visits, ...bag },
    )
    expect((await call(JSON.stringify({ name: 'app.info', input: {} }))).status).toBe(200)
    expect(logged).toEqual([])
    expect(state(desk)).toEqual(before)
    await desk.call('campaign.close', { campaign: desk.campaign })
    assertCampaignHealthy(desk.path)
    report('R16', `${String(visits)} guests on the line for pushes: 0 faults, 0 changes, every push heard`)
  })
})

/** Somebody on the line for pushes, where nobody has anything to say. */
type Guest =
  | { readonly type: 'talker'; readonly messages: readonly (string | Uint8Array)[] }
  | { readonly type: 'frames'; readonly bytes: Uint8Array }
  | { readonly type: 'stranger'; readonly headers: Readonly<Record<string, string>> }

const message = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.uint8Array({ maxLength: 300 }),
  fc.constantFrom('{"name":"notes.add"}', '{"__proto__":{}}', 'x'.repeat(64 * 1024), 'x'.repeat(64 * 1024 + 1)),
)
const visit: fc.Arbitrary<Guest> = fc.oneof(
  fc.record({ type: fc.constant('talker'), messages: fc.array(message, { maxLength: 12 }) }),
  fc.record({ type: fc.constant('talker'), messages: message.map((one) => Array.from({ length: 400 }, () => one)) }),
  fc.record({ type: fc.constant('frames'), bytes: fc.uint8Array({ maxLength: 400 }) }),
  fc.record({
    type: fc.constant('stranger'),
    headers: fc.constantFrom<Readonly<Record<string, string>>>(
      {},
      { cookie: 'logbook-80=guess' },
      { origin: 'http://elsewhere.example' },
      { origin: 'null' },
      { host: 'elsewhere.example' },
    ),
  }),
)

interface Line extends Pick<Awaited<ReturnType<typeof serving>>, 'listen' | 'host' | 'cookie'> {
  readonly port: number
}

async function pay(guest: Guest, { listen, host, port, cookie }: Line): Promise<void> {
  if (guest.type === 'stranger') {
    const isKnown = 'origin' in guest.headers || 'host' in guest.headers
    expect([401, 403, 421]).toContain(await listen({ ...(isKnown && { cookie }), ...guest.headers }).open)
    return
  }
  if (guest.type === 'talker') {
    const { socket, open } = listen()
    expect(await open).toBe(101)
    const gone = once(socket, 'close')
    for (const one of guest.messages) socket.send(one, () => undefined)
    socket.close()
    await gone
    return
  }
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => undefined)
  const head = `GET /api/push HTTP/1.1\r\nHost: ${host}\r\nCookie: ${cookie}\r\nConnection: upgrade\r\nUpgrade: websocket\r\n`
  socket.write(`${head}Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${'a'.repeat(22)}==\r\n\r\n`)
  const [answer] = (await once(socket, 'data')) as [Buffer]
  expect(answer.toString('latin1')).toMatch(/^HTTP\/1\.1 101 /)
  socket.end(guest.bytes)
  await new Promise((resolve) => socket.once('close', resolve).resume())
}
