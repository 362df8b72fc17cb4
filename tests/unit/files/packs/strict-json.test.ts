// [R11] in the words of the goals: JSON from strangers, looked through before it is parsed.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Json } from '../../../../shared/kernel/json.ts'
import { jsonFaultPlace } from '../../../../main/files/packs/json-fault-place.ts'
import { jsonLimits, parseStrictJson } from '../../../../main/files/packs/strict-json.ts'

const read = (text: string) => parseStrictJson(Buffer.from(text))
const codeOf = (text: string) => {
  const parsed = read(text)
  return parsed.ok ? 'none' : parsed.error.code
}
const deep = (levels: number, open = '[', close = ']') => open.repeat(levels) + close.repeat(levels)

test.each<[string, string]>([
  ['sameKey', '{"a":1,"a":2}'],
  ['sameKey', '{"a":1,"b":{"c":1,"\\u0063":2}}'],
  ['reservedKey', '{"__proto__":{"polluted":1}}'],
  ['reservedKey', '{"a":[{"constructor":{"prototype":{"polluted":1}}}]}'],
  ['reservedKey', '{"prototype":1}'],
  ['reservedKey', '{"\\u005f_proto__":1}'],
  ['tooDeep', deep(33)],
  ['tooDeep', deep(1_000_000)],
  ['tooDeep', deep(200_000, '{"a":', '}')],
  ['number', '[1e999]'],
  ['number', '[-1e999]'],
  ['number', '[-0]'],
  ['number', '[-0.0]'],
  ['number', '[9007199254740993]'],
  ['number', '[123456789012345678901234567890]'],
  ['halfLetter', '["\\ud800"]'],
  ['halfLetter', '{"\\udc00x":1}'],
  ['notText', '\uFEFF{}'],
  ['syntax', ''],
  ['syntax', '{"a":1,}'],
  ['syntax', '{"a" 1}'],
  ['syntax', '[NaN]'],
  ['syntax', '[Infinity]'],
  ['syntax', '[01]'],
  ['syntax', '[+1]'],
  ['syntax', '[.5]'],
  ['syntax', '[0x10]'],
  ['syntax', "{'a':1}"],
  ['syntax', '{"a":"b'],
  ['syntax', '["\n"]'],
  ['syntax', '["\\x"]'],
  ['syntax', '[1]]'],
  ['syntax', '{} {}'],
  ['syntax', '// no comments\n{}'],
  ['tooMany', `{${Array.from({ length: 300_000 }, (_, n) => `"k${n}":0`).join(',')}}`],
])('%s in %.40s', (code, text) => {
  expect(codeOf(text)).toBe(code)
})

test.each([
  ['notText', Buffer.from([0x22, 0xff, 0x22])],
  ['notText', Buffer.from([0x22, 0xed, 0xa0, 0x80, 0x22])],
  ['notText', Buffer.from('{}', 'utf16le')],
  ['tooLarge', Buffer.alloc(jsonLimits.bytes + 1, ' ')],
])('%s in bytes (case %#)', (code, bytes) => {
  const parsed = parseStrictJson(bytes)
  // UTF-16 is UTF-8 with zero bytes, which no JSON holds.
  expect(parsed.ok ? 'none' : parsed.error.code).toBe(code === 'notText' && bytes[1] === 0 ? 'syntax' : code)
})

test('the place of a fault is told by line and column', () => {
  expect(read('{\n  "a": 1,\n  "a": 2\n}')).toEqual({
    ok: false,
    error: { code: 'sameKey', at: { line: 3, column: 3 }, found: 'a' },
  })
  expect(read('{\n  "a": 1,\n}')).toMatchObject({ error: { code: 'syntax', at: { line: 3, column: 1 } } })
})

test.each([
  ['[1,', ']'],
  ['{"a":1,', '}'],
  ['[', ',1]'],
  ['{"a":1,', ',"b":2}'],
  ['[1 ', '2]'],
  ['{"a" ', '1}'],
  ['{', 'a:1}'],
  ['{"a":', '}'],
  ['[0', '1]'],
  ['[', "'a']"],
  ['["a', ''],
  ['{"a":[1]', ']'],
  ['{} ', '{}'],
  ['[tru', ''],
  ['[1', ''],
])('what may not stand in "%s%s" is found behind the first part', (before, rest) => {
  const place = before === '["a' || before === '[tru' ? 1 : before.length
  expect(jsonFaultPlace(before + rest)).toBe(place)
})

test('keys that are only equal in different objects, in lists and as values are fine', () => {
  const text = '{"a":{"a":"a"},"b":[{"a":1},{"a":2}],"c":["a","a","__proto__"],"d":"{\\"a\\":1,\\"a\\":2}"}'
  expect(read(text)).toEqual({ ok: true, value: JSON.parse(text) as Json })
})

test('ordinary JSON gives what the parser of the language gives', () => {
  const exact = fc.jsonValue({ maxDepth: 5, stringUnit: 'binary' }).map((value) => JSON.stringify(value))
  const plain = exact.filter((text) => {
    const fault = read(text)
    return fault.ok || !['number', 'reservedKey', 'halfLetter'].includes(fault.error.code)
  })
  fc.assert(
    fc.property(plain, fc.constantFrom('', ' ', '\n\t'), (text, space) => {
      const whole = `${space}${text}${space}`
      expect(read(whole)).toEqual({ ok: true, value: JSON.parse(text) as Json })
      expect(jsonFaultPlace(whole)).toBe(whole.length)
    }),
    { numRuns: 500 },
  )
})

test('broken JSON with strange keys never throws and never reaches into objects of ours', () => {
  const pieces = ['{', '}', '[', ']', ',', ':', '"', '\\', '"__proto__"', '"constructor"', '"a"', '1', '-', 'e', '.', 'true', '\\u', '\ud800', ' ']
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 40 }), (parts) => {
      read(parts.join(''))
      expect(Object.keys(Object.prototype)).toEqual([])
      expect(({} as { polluted?: unknown }).polluted).toBeUndefined()
    }),
    { numRuns: 3000 },
  )
})
