import { randomBytes } from 'node:crypto'
import { deflateRawSync } from 'node:zlib'
import { expect, test } from 'vitest'
import type { ZipLimits } from '../../../main/files/zip/limits.ts'
import { readZip } from '../../../main/files/zip/read.ts'
import { writeZip } from '../../../main/files/zip/write.ts'
import { handZip, type HandEntry } from '../../support/hand-zip.ts'

const limits: ZipLimits = {
  packed: 100_000,
  unpacked: 50_000,
  file: 30_000,
  ratio: 100,
  entries: 5,
  name: /^[a-z]+\.json$/,
}
const data = Buffer.from('{"a":1}')
const file = (name: string, more: Partial<HandEntry> = {}): HandEntry => ({ name, data, ...more })
const faultOf = async (bytes: Buffer, within = limits) => {
  const read = await readZip(bytes, within)
  return read.ok ? 'none' : read.error.code
}

test('what is written is read, and the same files give the same bytes', async () => {
  const files = new Map([
    ['b.json', randomBytes(5000)],
    ['a.json', Buffer.from('{}')],
    ['empty.json', Buffer.alloc(0)],
  ])
  const bytes = await writeZip(files)
  expect(await writeZip(files)).toEqual(bytes)
  expect(await readZip(bytes, limits)).toEqual({ ok: true, value: files })
})

test('a zip made by hand is read, so that the refusals below are about their fault alone', async () => {
  expect(await readZip(handZip([file('a.json')]), limits)).toEqual({ ok: true, value: new Map([['a.json', data]]) })
})

test.each<[string, Buffer]>([
  ['notZip', Buffer.alloc(0)],
  ['notZip', Buffer.from('not a zip at all')],
  ['notZip', handZip([file('a.json')]).subarray(0, -1)],
  ['notZip', handZip([file('a.json')]).subarray(10)],
  ['notZip', handZip([file('a.json', { localName: 'b.json' })])],
  ['tooLarge', Buffer.alloc(100_001)],
  ['tooManyEntries', handZip('abcdef'.split('').map((name) => file(`${name}.json`)))],
  ['sameName', handZip([file('a.json'), file('a.json')])],
  ['notAFile', handZip([file('a.json', { mode: 0o120_777 })])],
  ['notAFile', handZip([file('a.json', { mode: 0o040_755 })])],
  ['encrypted', handZip([file('a.json', { flags: 1 })])],
  ['method', handZip([file('a.json', { method: 12 })])],
  ['unpacksTooLarge', handZip([file('a.json', { data: Buffer.alloc(30_001, 'x') })])],
  ['unpacksTooLarge', handZip([file('a.json', { data: Buffer.alloc(20_000, 'x') })])],
  ['wrongSize', handZip([file('a.json', { saysSize: 3 })])],
  ['wrongSize', handZip([file('a.json', { saysSize: 30 })])],
  ['wrongSum', handZip([file('a.json', { saysSum: 1 })])],
  ['notZip', handZip([file('a.json'), file('b.json', { sameBytesAs: 0 })])],
])('%s is found (case %#)', async (code, bytes) => {
  expect(await faultOf(bytes)).toBe(code)
})

test('an overlap is found where the headers agree', async () => {
  const inner = handZip([file('b.json')])
  const bytes = handZip([
    { name: 'a.json', data: inner.subarray(0, 30 + 6 + deflateRawSync(data).length), stored: true },
    file('b.json', { at: 30 + 6 }),
  ])
  expect(await faultOf(bytes)).toBe('overlap')
})

test('all files together may not unpack to more than allowed', async () => {
  const big = randomBytes(20_000)
  const bytes = handZip(['a.json', 'b.json', 'c.json'].map((name) => file(name, { data: big })))
  expect(await faultOf(bytes)).toBe('unpacksTooLarge')
})

test('a stream that unpacks to more than it says is stopped at what it says', async () => {
  const bomb = deflateRawSync(Buffer.alloc(50_000_000))
  expect(await faultOf(handZip([{ name: 'a.json', data, packed: bomb }]), { ...limits, packed: 1e6 })).toBe('wrongSize')
})

test.each([
  '../a.json',
  '/a.json',
  'C:\\a.json',
  'a\\b.json',
  'a.json\0',
  'con',
  'A.json',
  'x/../a.json',
  './a.json',
  'a//b.json',
  '%2e%2e/a.json',
  'a.json ',
  '\u202enosj.a',
  '__proto__',
  '',
])('the name %j is not on the allow-list', async (name) => {
  expect(['badName', 'notZip']).toContain(await faultOf(handZip([file(name)])))
})
