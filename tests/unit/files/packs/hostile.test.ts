// Packs made to harm (reliability R10 to R12), written byte by byte: each is refused with a typed reason, quickly, and nothing happens.
import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32, deflateRawSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { checkTogether, loadPack } from '../../../../main/files/packs/load.ts'
import type { Trouble } from '../../../../main/files/packs/trouble.ts'
import { loadContent } from '../../../../main/services/content.ts'
import type { Json } from '../../../../shared/kernel/json.ts'
import { handZip, type HandEntry } from '../../../support/hand-zip.ts'
import { put, samplePack, type PackData } from '../../../support/sample-pack.ts'

type Code = Trouble['code']

const text = (value: unknown): Buffer => Buffer.from(JSON.stringify(value))
const entriesOf = (data: PackData): HandEntry[] => Object.entries(data).map(([name, value]) => ({ name, data: text(value) }))
/** A good pack with one more file, or one file more that is odd. */
const withEntry = (entry: Partial<HandEntry>): Buffer =>
  handZip([...entriesOf(samplePack()), { name: 'values.json', data: text({ values: [] }), ...entry }])
const withText = (json: string): Buffer => withEntry({ data: Buffer.from(json) })
const withData = (file: string, path: string, value: Json): Buffer => handZip(entriesOf(put(samplePack(), file, path, value)))

const nested = (levels: number): string => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`
const may = (levels: number): Json => (levels === 0 ? { do: 'rotate' } : { do: 'may', steps: [may(levels - 1)] })
const flight = 'missions/first-flight.json'
const noLines = { '1': [], '2': [], '3': [], '4': [] }
const wave = (id: string, after: string): Json => ({ id, when: { on: 'wave', wave: after }, at: ['gate'], table: noLines })
const chain = (length: number): Json[] => [
  { id: 'late', when: { on: 'byHand' }, at: ['gate'], table: noLines },
  ...Array.from({ length }, (_, n) => wave(`w${n}`, n === 0 ? 'late' : `w${n - 1}`)),
]
const doubled = (levels: number): PackData => {
  const data = samplePack()
  const ids = Array.from({ length: levels }, (_, level) => `w${level}`)
  put(data, flight, 'waves', [...chain(0), ...ids.map((id) => ({ id, when: { on: 'byHand' }, at: ['gate'], table: noLines }))])
  const twice = (id: string): Json => [1, 2].map(() => ({ do: 'spawn', wave: id }))
  put(data, flight, 'rules', ids.slice(1).map((id, n) => ({ id: `r${n}`, wording: 'Twice.', when: { on: 'wave', wave: `w${n}` }, then: twice(id) })))
  return data
}
/** A whole zip whose end record says something else than it holds. */
const endSays = (offset: number, value: number): Buffer => {
  const bytes = handZip(entriesOf(samplePack()))
  bytes.writeUInt16LE(value, bytes.length - 22 + offset)
  return bytes
}
const inner = handZip([{ name: 'values.json', data: text({ values: [] }) }])
/** Two files in one run of bytes: the second lies inside the first, as in bombs whose files share one kernel. */
const overlapping = handZip([
  { name: 'pack.json', data: inner, stored: true },
  { name: 'values.json', data: text({ values: [] }), at: 30 + 'pack.json'.length },
])
/** The last file claims the first ten bytes of the directory too; sizes and sums agree with that. */
const intoDirectory = (): Buffer => {
  const name = 'values.json'
  const data = text({ values: [] })
  const bytes = handZip([{ name, data, stored: true }])
  const directory = 30 + name.length + data.length
  for (const header of [14, directory + 16]) {
    bytes.writeUInt32LE(crc32(bytes.subarray(30 + name.length, directory + 10)), header)
    bytes.writeUInt32LE(data.length + 10, header + 4)
    bytes.writeUInt32LE(data.length + 10, header + 8)
  }
  return bytes
}
const climbing = [
  '../values.json',
  '../../../../etc/values.json',
  '/values.json',
  '/tmp/values.json',
  'C:/values.json',
  'C:\\values.json',
  '..\\values.json',
  'enemies\\wasp.json',
  'enemies/../values.json',
  './values.json',
  'enemies//wasp.json',
  'values.json\0.txt',
  'values\0.json',
  'con.json',
  'enemies/nul.json',
  'aux/wasp.json',
  'lpt1.json',
  'VALUES.JSON',
  'values.json.',
  'values.json ',
  'values.json:stream',
  '%2e%2e/values.json',
  '\u202enosj.seulav',
  'v\u0430lues.json', // a Cyrillic letter
  'run.js',
  'pack.json.exe',
  '.hidden.json',
  '-values.json',
  'a/b/c/values.json',
  '__proto__.json',
  `${'a'.repeat(200)}.json`,
  '',
]

const corpus: readonly (readonly [string, readonly Code[], Buffer])[] = [
  // names
  ...climbing.map((name): [string, Code[], Buffer] => [`the name ${JSON.stringify(name).slice(0, 40)}`, ['badName', 'notZip'], withEntry({ name })]),
  ['the same name twice', ['sameName'], withEntry({ name: 'pack.json' })],
  ['two names for one file', ['notZip'], withEntry({ localName: 'other.json' })],
  // kinds of files
  ['a symbolic link', ['notAFile'], withEntry({ mode: 0o120_777, data: Buffer.from('/etc/passwd') })],
  ['a folder that holds bytes', ['badName'], withEntry({ name: 'enemies/', data: Buffer.from('x') })],
  ['a device', ['notAFile'], withEntry({ mode: 0o060_644 })],
  ['a pipe', ['notAFile'], withEntry({ mode: 0o010_644 })],
  ['an encrypted file', ['encrypted'], withEntry({ flags: 1 })],
  ['strong encryption', ['notZip'], withEntry({ flags: 0x41 })],
  ['an unusual method', ['method'], withEntry({ method: 93 })],
  // sizes
  ['a bomb of 1 to 1000', ['unpacksTooLarge'], withEntry({ data: Buffer.alloc(4_000_000, ' ') })],
  ['a bomb that lies about its size', ['wrongSize'], withEntry({ packed: deflateRawSync(Buffer.alloc(100_000_000)), saysSize: 100_000 })],
  ['a file of more than 5 MB', ['unpacksTooLarge'], withEntry({ data: randomBytes(5_000_001), stored: true })],
  ['more than 20 MB', ['tooLarge'], withEntry({ name: 'filler.json', data: randomBytes(20_000_001), stored: true })],
  ['a size too small', ['wrongSize'], withEntry({ saysSize: 3 })],
  ['a size too large', ['wrongSize'], withEntry({ saysSize: 400 })],
  ['a stored size that lies', ['notZip'], withEntry({ stored: true, saysSize: 400 })],
  ['a wrong sum', ['wrongSum'], withEntry({ saysSum: 7 })],
  ['broken deflate', ['wrongSize'], withEntry({ packed: Buffer.from([7, 7, 7]) })],
  ['10,000 files', ['tooManyEntries'], handZip(Array.from({ length: 10_000 }, (_, n) => ({ name: `e${n}.json`, data: Buffer.alloc(0), stored: true })))],
  // shape of the zip
  ['overlapping files', ['overlap'], overlapping],
  ['an entry far outside', ['notZip'], withEntry({ at: 0x7fff_fff0 })],
  ['an entry in the directory', ['notZip'], withEntry({ at: handZip(entriesOf(samplePack())).length - 60 })],
  ['a file that reaches into the directory', ['notZip'], intoDirectory()],
  ['no end', ['notZip'], handZip(entriesOf(samplePack())).subarray(0, -30)],
  ['a beginning cut off', ['notZip'], handZip(entriesOf(samplePack())).subarray(100)],
  ['more entries told than there', ['notZip'], endSays(10, 60)],
  ['another disk', ['notZip'], endSays(4, 1)],
  ['a comment that is not there', ['notZip'], endSays(20, 5)],
  ['nothing', ['notZip'], Buffer.alloc(0)],
  ['noise', ['notZip'], randomBytes(5000)],
  ['an empty zip', ['no-manifest'], handZip([])],
  // text
  ['a byte order mark', ['notText'], withText('\uFEFF{"values":[]}')],
  ['bytes that are no text', ['notText'], withEntry({ data: Buffer.from([0x7b, 0xff, 0x7d]) })],
  ['a million levels', ['tooDeep'], withEntry({ data: Buffer.from('['.repeat(1_000_000) + ']'.repeat(1_000_000)), stored: true })],
  ['33 levels', ['tooDeep'], withText(nested(33))],
  ['300,000 keys', ['tooMany'], withEntry({ stored: true, data: Buffer.from(`{${Array.from({ length: 300_000 }, (_, n) => `"k${n}":0`).join(',')}}`) })],
  ['a key twice', ['sameKey'], withText('{"values":[],"values":[]}')],
  ['__proto__', ['reservedKey'], withText('{"values":[],"__proto__":{"polluted":1}}')],
  ['__proto__ in disguise', ['reservedKey'], withText('{"values":[{"\\u005f\\u005fproto__":{"polluted":1}}]}')],
  ['constructor.prototype', ['reservedKey'], withText('{"values":[],"constructor":{"prototype":{"polluted":1}}}')],
  ['a number too large', ['number'], withText('{"values":[1e999]}')],
  ['an integer too long', ['number'], withText('{"values":[99999999999999999999]}')],
  ['minus zero', ['number'], withText('{"values":[-0]}')],
  ['half a letter', ['halfLetter'], withText('{"values":["\\ud800"]}')],
  ['no JSON', ['syntax'], withText('{"values":[],}')],
  // form
  ['a newer format', ['format-newer'], withData('pack.json', 'format', 99)],
  ['no format', ['format-unknown'], withData('pack.json', 'format', 1.5)],
  ['an unknown field', ['unknown-key'], withData('pack.json', 'script', 'alert(1)')],
  ['an unknown step', ['unknown-word'], withData('co-pilots.json', 'coPilots.0.effects.0', { do: 'eval', code: '1' })],
  ['an id every object knows', ['bad-form'], withData('trauma-cards.json', 'traumaCards.0.id', 'constructor')],
  ['an id with a path in it', ['bad-form'], withData('trauma-cards.json', 'traumaCards.0.id', '../x')],
  ['a field path into our objects', ['bad-form'], withData('values.json', 'values', [{ kind: 'ships', id: 'kite', field: 'constructor.name', value: 1 }])],
  ['a name of a megabyte', ['unpacksTooLarge'], withData('co-pilots.json', 'coPilots.0.name', 'x'.repeat(1_000_000))],
  ['2,000 entries of a kind', ['out-of-range'], withData('co-pilots.json', 'coPilots', Array.from({ length: 2000 }, (_, n) => ({ id: `a${n}`, name: 'A', wording: 'A.' })))],
  ['1,000 entries with a wrong field each', ['unknown-key', 'more'], withData('co-pilots.json', 'coPilots', Array.from({ length: 1000 }, (_, n) => ({ id: `a${n}`, [`wordnig${n}`]: 1, name: 'A', wording: 'A.', timing: 'action', effects: [{ do: 'rotate' }] })))],
  ['20,000 wrong fields', ['unknown-key'], withData('pack.json', 'box', Object.fromEntries(Array.from({ length: 20_000 }, (_, n) => [`weapnos${n}`, n])))],
  ['1,000 names that lead nowhere', ['unknown-id', 'more'], withData('events.json', 'events', Array.from({ length: 1000 }, (_, n) => ({ id: `e${n}`, name: 'E', wording: 'E.', system: `a-system-that-is-not-anywhere-${n}`, text: 'T.', outcome: { text: 'T.', rewards: [] } })))],
  // growth
  ['steps 17 deep', ['too-deep', 'tooDeep'], withData('trauma-cards.json', 'traumaCards.0.effects', [may(16)])],
  ['waves in a ring', ['cycle'], withData(flight, 'waves', [...chain(0), wave('hen', 'egg'), wave('egg', 'hen')])],
  ['a wave after itself', ['cycle'], withData(flight, 'waves', [...chain(0), wave('hen', 'hen')])],
  ['a chain of 18 waves', ['too-deep'], withData(flight, 'waves', chain(18))],
  ['a chain of 10,000 waves', ['tooMany'], withData(flight, 'waves', chain(10_000))],
  ['waves that double 19 times', ['too-much', 'too-deep'], handZip(entriesOf(doubled(19)))],
  ['entries in a ring', ['cycle'], withData('worlds/moon.json', 'entries.1.goTo', 10)],
  ['a command line in a ring', ['line-cycle'], withData('enemies/wasp.json', 'cards.0.line.2.then', 'turn')],
  ['packs that require each other', ['pack-cycle'], withData('pack.json', 'requires', ['sample'])],
]

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'hostile-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))
afterEach(() => {
  expect(Object.keys(Object.prototype)).toEqual([])
  expect(({} as { polluted?: unknown }).polluted).toBeUndefined()
})

const listing = (root: string): readonly string[] =>
  (readdirSync(root, { recursive: true }) as string[]).sort().map((name) => {
    const { size, mtimeMs } = statSync(join(root, name))
    return `${name} ${size} ${mtimeMs}`
  })

const checked = async (path: string): Promise<readonly Trouble[]> => checkTogether([await loadPack(path)]).troubles

test('the corpus is large, and without its fault a pack of it is taken', async () => {
  expect(corpus.length).toBeGreaterThanOrEqual(90)
  const good = join(folder, 'good.zip')
  writeFileSync(good, withEntry({}))
  expect(await checked(good)).toEqual([])
  rmSync(good)
})

test.each(corpus)('%s', async (name, codes, bytes) => {
  const home = mkdtempSync(join(folder, 'case-'))
  writeFileSync(join(home, 'hostile.zip'), bytes)
  const before = listing(home)
  const started = process.cpuUsage()
  const troubles = await checked(join(home, 'hostile.zip'))
  const { user, system } = process.cpuUsage(started)
  expect(troubles.length, name).toBeGreaterThan(0)
  for (const { code, hint } of troubles) {
    expect(codes).toContain(code)
    expect(hint).toMatch(/^[A-Z"'$0-9[{].{9,}[.?]$/s)
    expect(hint.length).toBeLessThan(600)
  }
  // Time of the processor, not of the clock: a busy machine is no fault of ours.
  expect((user + system) / 1000).toBeLessThan(200)
  expect(listing(home)).toEqual(before)
  rmSync(home, { recursive: true })
})

test('all of them together leave the content as it was, within 200 MB of memory', async () => {
  const ownPacksDir = join(folder, 'own')
  mkdirSync(ownPacksDir)
  for (const [at, [, , bytes]] of corpus.entries()) writeFileSync(join(ownPacksDir, `${at}.zip`), bytes)
  const packsDir = join(import.meta.dirname, '../../../../packs')
  const plain = await loadContent({ packsDir })
  const memory = process.memoryUsage().rss
  const content = await loadContent({ packsDir, ownPacksDir })
  expect(process.memoryUsage().rss - memory).toBeLessThan(200_000_000)
  expect(content.layered()).toEqual(plain.layered())
  expect(new Set(content.troubles.map(({ pack }) => pack)).size).toBeGreaterThan(60)
})

test('in folders links are not followed, deep folders and odd names are refused, and every one is named', async () => {
  const root = join(folder, 'odd')
  mkdirSync(join(root, 'enemies', 'deeper'), { recursive: true })
  for (const [file, value] of Object.entries(samplePack())) {
    mkdirSync(join(root, file, '..'), { recursive: true })
    writeFileSync(join(root, file), text(value))
  }
  writeFileSync(join(root, 'read me.txt'), 'hello')
  writeFileSync(join(root, 'values.json'), Buffer.alloc(5_000_001, ' '))
  symlinkSync('/etc/passwd', join(root, 'enemies', 'link.json'))
  symlinkSync('/etc', join(root, 'missions-link'))
  const troubles = await checked(root)
  expect(troubles.map(({ code, file }) => `${code} ${file}`)).toEqual([
    'tooDeepFolder enemies/deeper',
    'notAFile enemies/link.json',
    'notAFile missions-link',
    'badName read me.txt',
    'tooLarge values.json',
  ])
})

test('what is no pack at all is said to be none', async () => {
  expect((await checked(join(folder, 'nowhere')))[0]?.code).toBe('notFound')
  expect((await checked('/dev/null'))[0]?.code).toBe('notAPack')
  mkdirSync(join(folder, 'empty'))
  expect((await checked(join(folder, 'empty')))[0]?.code).toBe('no-manifest')
  expect(existsSync(join(folder, 'nowhere'))).toBe(false)
})

test('folder entries of packing programs and a folder around the pack are fine', async () => {
  const path = join(folder, 'outer.zip')
  const around = entriesOf(samplePack()).map((entry) => ({ ...entry, name: `my-pack/${entry.name}` }))
  const nothing = { data: Buffer.alloc(0), stored: true, mode: 0o040_755 }
  writeFileSync(path, handZip([{ name: 'my-pack/', ...nothing }, { name: 'my-pack/enemies/', ...nothing }, ...around]))
  expect(await checked(path)).toEqual([])
})
