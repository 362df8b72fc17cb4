// A corpus of packs made to harm (reliability R10 to R12), written byte by byte, each with the faults that it may be refused for.
import { randomBytes } from 'node:crypto'
import { crc32, deflateRawSync } from 'node:zlib'
import type { Trouble } from '../../main/files/packs/trouble.ts'
import type { Json } from '../../shared/kernel/json.ts'
import { handZip, type HandEntry } from './hand-zip.ts'
import { put, samplePack, type PackData } from './sample-pack.ts'

type Code = Trouble['code']

/** As a file of a pack. */
export const text = (value: unknown): Buffer => Buffer.from(JSON.stringify(value))
/** The files of a pack for the zip writer. */
export const entriesOf = (data: PackData): HandEntry[] =>
  Object.entries(data).map(([name, value]) => ({ name, data: text(value) }))
/** A good pack with one more file, or one file more that is odd. */
export const withEntry = (entry: Partial<HandEntry>): Buffer =>
  handZip([...entriesOf(samplePack()), { name: 'values.json', data: text({ values: [] }), ...entry }])
const withText = (json: string): Buffer => withEntry({ data: Buffer.from(json) })
const withData = (file: string, path: string, value: Json): Buffer =>
  handZip(entriesOf(put(samplePack(), file, path, value)))

const nested = (levels: number): string => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`
const may = (levels: number): Json => (levels === 0 ? { do: 'rotate' } : { do: 'may', steps: [may(levels - 1)] })
const flight = 'missions/first-flight.json'
const noLines = { '1': [], '2': [], '3': [], '4': [] }
const wave = (id: string, after: string): Json => ({
  id,
  when: { on: 'wave', wave: after },
  at: ['gate'],
  table: noLines,
})
const chain = (length: number): Json[] => [
  { id: 'late', when: { on: 'byHand' }, at: ['gate'], table: noLines },
  ...Array.from({ length }, (_, n) => wave(`w${n}`, n === 0 ? 'late' : `w${n - 1}`)),
]
const doubled = (levels: number): PackData => {
  const data = samplePack()
  const ids = Array.from({ length: levels }, (_, level) => `w${level}`)
  put(data, flight, 'waves', [
    ...chain(0),
    ...ids.map((id) => ({ id, when: { on: 'byHand' }, at: ['gate'], table: noLines })),
  ])
  const twice = (id: string): Json => [1, 2].map(() => ({ do: 'spawn', wave: id }))
  put(
    data,
    flight,
    'rules',
    ids
      .slice(1)
      .map((id, n) => ({ id: `r${n}`, wording: 'Twice.', when: { on: 'wave', wave: `w${n}` }, then: twice(id) })),
  )
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

/** Name, the codes of which the first finding has one, the zip. */
export const hostilePacks: readonly (readonly [string, readonly Code[], Buffer])[] = [
  // names
  ...climbing.map((name): [string, Code[], Buffer] => [
    `the name ${JSON.stringify(name).slice(0, 40)}`,
    ['badName'],
    withEntry({ name }),
  ]),
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
  [
    'a bomb that lies about its size',
    ['wrongSize'],
    withEntry({ packed: deflateRawSync(Buffer.alloc(100_000_000)), saysSize: 100_000 }),
  ],
  ['a file of more than 5 MB', ['unpacksTooLarge'], withEntry({ data: randomBytes(5_000_001), stored: true })],
  ['more than 20 MB', ['tooLarge'], withEntry({ name: 'filler.json', data: randomBytes(20_000_001), stored: true })],
  ['a size too small', ['wrongSize'], withEntry({ saysSize: 3 })],
  ['a size too large', ['wrongSize'], withEntry({ saysSize: 400 })],
  ['a stored size that lies', ['notZip'], withEntry({ stored: true, saysSize: 400 })],
  ['a wrong sum', ['wrongSum'], withEntry({ saysSum: 7 })],
  ['broken deflate', ['wrongSize'], withEntry({ packed: Buffer.from([7, 7, 7]) })],
  [
    '10,000 files',
    ['tooManyEntries'],
    handZip(Array.from({ length: 10_000 }, (_, n) => ({ name: `e${n}.json`, data: Buffer.alloc(0), stored: true }))),
  ],
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
  [
    'a million levels',
    ['tooDeep'],
    withEntry({ data: Buffer.from('['.repeat(1_000_000) + ']'.repeat(1_000_000)), stored: true }),
  ],
  ['33 levels', ['tooDeep'], withText(nested(33))],
  [
    '300,000 keys',
    ['tooMany'],
    withEntry({
      stored: true,
      data: Buffer.from(`{${Array.from({ length: 300_000 }, (_, n) => `"k${n}":0`).join(',')}}`),
    }),
  ],
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
  [
    'a field path into our objects',
    ['bad-form'],
    withData('values.json', 'values', [{ kind: 'ships', id: 'kite', field: 'constructor.name', value: 1 }]),
  ],
  ['a name of a megabyte', ['unpacksTooLarge'], withData('co-pilots.json', 'coPilots.0.name', 'x'.repeat(1_000_000))],
  [
    '2,000 entries of a kind',
    ['out-of-range'],
    withData(
      'co-pilots.json',
      'coPilots',
      Array.from({ length: 2000 }, (_, n) => ({ id: `a${n}`, name: 'A', wording: 'A.' })),
    ),
  ],
  [
    '1,000 entries with a wrong field each',
    ['unknown-key', 'more'],
    withData(
      'co-pilots.json',
      'coPilots',
      Array.from({ length: 1000 }, (_, n) => ({
        id: `a${n}`,
        [`wordnig${n}`]: 1,
        name: 'A',
        wording: 'A.',
        timing: 'action',
        effects: [{ do: 'rotate' }],
      })),
    ),
  ],
  [
    '20,000 wrong fields',
    ['unknown-key'],
    withData('pack.json', 'box', Object.fromEntries(Array.from({ length: 20_000 }, (_, n) => [`weapnos${n}`, n]))),
  ],
  [
    '1,000 names that lead nowhere',
    ['unknown-id', 'more'],
    withData(
      'events.json',
      'events',
      Array.from({ length: 1000 }, (_, n) => ({
        id: `e${n}`,
        name: 'E',
        wording: 'E.',
        system: `a-system-that-is-not-anywhere-${n}`,
        text: 'T.',
        outcome: { text: 'T.', rewards: [] },
      })),
    ),
  ],
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
