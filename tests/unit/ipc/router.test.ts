import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createRouter, type Handlers } from '../../../main/ipc/router.ts'
import { contract } from '../../../shared/contract/contract.ts'
import { refusal, refusalCodes, roles, type Refusal, type Reply, type Role } from '../../../shared/contract/envelope.ts'
import { callNames, type CallName } from '../../../shared/contract/names.ts'
import { fail, ok } from '../../../shared/lib/result.ts'

/** Every call answers 'done', unless the test says otherwise. Outputs are not looked at. */
function routing(
  own: Partial<Record<CallName, (input: unknown) => unknown>> = {},
  checkOutputs = false,
  refusalOf: (fault: unknown) => Refusal | undefined = () => undefined,
) {
  const made: { name: CallName; input: unknown; role: Role }[] = []
  const logged: unknown[][] = []
  const handlers = Object.fromEntries(
    callNames.map((name) => [
      name,
      (input: unknown, { role }: { role: Role }) => {
        made.push({ name, input, role })
        return own[name]?.(input) ?? ok('done')
      },
    ]),
  ) as unknown as Handlers
  const dispatch = createRouter(handlers, { log: (...words) => void logged.push(words), checkOutputs, refusalOf })
  return { dispatch, made, logged }
}

const role = fc.constantFrom(...roles)
const oddNames = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'app', 'app.', 'App.info', ' app.info', '']
const anyName = fc.oneof(
  fc.constantFrom<string>(...callNames, ...oddNames),
  fc.string({ unit: 'binary' }),
  fc.anything({ withBigInt: true, withDate: true, withMap: true, withNullPrototype: true, withTypedArray: true }),
)
const oddInputs = ['{"__proto__":{"admin":true}}', '{"constructor":{"prototype":{}}}', '[1e999,-0]', '"\\ud800"']
const anyInput = fc.oneof(
  fc.jsonValue({ maxDepth: 6 }),
  fc.constantFrom(...oddInputs).map((text): unknown => JSON.parse(text)),
  fc.anything({ withBigInt: true, withDate: true, withMap: true, withSet: true, withSparseArray: true }),
)

/** An envelope as the contract has it, and nothing beside. */
function expectEnvelope(reply: Reply): void {
  if (reply.ok) {
    expect(Object.keys(reply).sort()).toEqual(['data', 'ok'])
    return
  }
  expect(Object.keys(reply).sort()).toEqual(['error', 'ok'])
  expect(refusalCodes).toContain(reply.error.code)
  expect(reply.error.key).toMatch(/^[a-z][a-zA-Z.-]*$/)
  for (const argument of Object.values(reply.error.args ?? {}))
    expect(['string', 'number', 'boolean']).toContain(typeof argument)
}

const isCall = (name: unknown): name is CallName => (callNames as readonly unknown[]).includes(name)
const mayCall = (name: CallName, who: Role): boolean => who === 'host' || contract[name].access === who

test('any name, any input and any role get an envelope; ok is only for a call that the role may make', async () => {
  const { dispatch, logged } = routing()
  await fc.assert(
    fc.asyncProperty(anyName, anyInput, role, async (name, input, who) => {
      const reply = await dispatch(name, input, { role: who })
      expectEnvelope(reply)
      if (!isCall(name)) expect(reply).toEqual({ ok: false, error: { code: 'unknown-call', key: 'unknownCall' } })
      else if (!mayCall(name, who)) expect(reply).toEqual({ ok: false, error: { code: 'forbidden', key: 'forbidden' } })
      else if (!reply.ok) expect(reply.error.code).toBe('bad-input')
    }),
    { numRuns: 3000 },
  )
  expect(logged).toEqual([])
  expect(Object.keys(Object.prototype)).toEqual([])
})

test('a handler sees an input only as its schema has it, and is never asked otherwise', async () => {
  const { dispatch, made } = routing()
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...callNames), anyInput, role, async (name, input, who) => {
      made.length = 0
      const parsed = contract[name].input.safeParse(input)
      const reply = await dispatch(name, input, { role: who })
      const may = mayCall(name, who) && parsed.success
      expect(reply.ok).toBe(may)
      expect(made).toEqual(may ? [{ name, input: parsed.data, role: who }] : [])
    }),
    { numRuns: 2000 },
  )
})

test('every call that asks for nothing is answered to the host', async () => {
  const { dispatch } = routing()
  const asked = callNames.filter((name) => contract[name].input.safeParse({}).success)
  expect(asked.length).toBeGreaterThan(3)
  for (const name of asked) expect(await dispatch(name, {}, { role: 'host' })).toEqual({ ok: true, data: 'done' })
})

test('what the disk says reaches the caller by its name, thrown from wherever; a fault of ours does not', async () => {
  const faults = { 'library.list': new Error('full'), 'app.info': new Error('a bug') }
  const { dispatch, logged } = routing(
    { 'library.list': () => raise(faults['library.list']), 'app.info': () => raise(faults['app.info']) },
    false,
    (fault) => (fault === faults['library.list'] ? refusal('disk-full', 'diskFull') : undefined),
  )
  expect(await dispatch('library.list', {}, { role: 'host' })).toEqual({
    ok: false,
    error: { code: 'disk-full', key: 'diskFull' },
  })
  expect(await dispatch('app.info', {}, { role: 'host' })).toMatchObject({ ok: false, error: { code: 'internal' } })
  expect(logged).toEqual([[faults['app.info'], 'app.info']])
})

const raise = (fault: Error): never => {
  throw fault
}

test('a viewer may make no command at all', async () => {
  const { dispatch, made } = routing()
  const commands = callNames.filter((name) => contract[name].kind === 'command')
  expect(commands.length).toBeGreaterThan(0)
  for (const name of commands)
    expect(await dispatch(name, {}, { role: 'viewer' })).toMatchObject({ ok: false, error: { code: 'forbidden' } })
  expect(made).toEqual([])
})

test('a name that only looks like a call is none, whatever it is turned into', async () => {
  const { dispatch, made } = routing()
  const looks = [['app.info'], { toString: () => 'app.info' }, Object('app.info'), Symbol('app.info'), 'app.info\0']
  for (const name of looks)
    expect(await dispatch(name, {}, { role: 'host' })).toMatchObject({ ok: false, error: { code: 'unknown-call' } })
  expect(made).toEqual([])
})

test('what is wrong with an input is told by its place', async () => {
  const { dispatch } = routing()
  const reply = await dispatch('settings.set', { textScale: 110 }, { role: 'host' })
  expect(reply).toMatchObject({ ok: false, error: { code: 'bad-input', key: 'badInput', args: { path: 'textScale' } } })
})

test('what a service refuses goes out as it is', async () => {
  const error = refusal('conflict', 'nameTaken', { name: 'Kite', count: 2 })
  const { dispatch, logged } = routing({ 'app.info': () => fail(error) })
  expect(await dispatch('app.info', {}, { role: 'host' })).toEqual({ ok: false, error })
  expect(logged).toEqual([])
})

const faults = [
  new Error('SQLITE_CORRUPT in /home/mira/campaign.db'),
  'a word',
  undefined,
  null,
  { ok: true, data: 'no error at all' },
]

test.each(faults)('whatever a handler throws is logged whole and answered without internals: %s', async (fault) => {
  const internal = { ok: false, error: { code: 'internal', key: 'internal' } }
  for (const throwIt of [
    () => {
      throw fault as Error
    },
    async () => {
      throw fault as Error
    },
  ]) {
    const { dispatch, logged } = routing({ 'app.info': throwIt })
    expect(await dispatch('app.info', {}, { role: 'host' })).toEqual(internal)
    expect(logged).toEqual([[fault, 'app.info']])
    expect(logged[0]?.[0]).toBe(fault)
  }
})

test('an output that the contract does not name is a fault of ours where outputs are checked', async () => {
  const info = { version: '1.0.0', host: 'web', platform: 'linux', dataDir: '/data', parts: [] }
  const right = routing({ 'app.info': () => ok(info) }, true)
  expect(await right.dispatch('app.info', {}, { role: 'host' })).toEqual({ ok: true, data: info })
  const leaking = routing({ 'app.info': () => ok({ ...info, session: 'secret' }) }, true)
  const reply = await leaking.dispatch('app.info', {}, { role: 'host' })
  expect(reply).toEqual({ ok: false, error: { code: 'internal', key: 'internal' } })
  expect(leaking.logged).toHaveLength(1)
})
