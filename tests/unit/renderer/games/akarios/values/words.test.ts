import { expect, test } from 'vitest'
import { textsOf } from '../../../../../../renderer/i18n/texts.tsx'
import { fieldName, fieldValue, shortValue } from '../../../../../../renderer/games/akarios/values/words.ts'

test.each([
  ['cost', 'cost'],
  ['traumaTrack', 'trauma track'],
  ['regular.hull', 'regular · hull'],
  ['abilities.IV', 'abilities · IV'],
  ['attacks.0.damage', 'attacks 1 · damage'],
  ['cards.b2.lines.3', 'cards · b2 · lines 4'],
  ['fooBar', 'foo bar'],
])('%s is named "%s"', (path, words) => {
  expect(fieldName(textsOf('en'), path)).toBe(words)
})

test('in German a field has a German name, and a word that stands for a value too, but not a name', () => {
  const german = textsOf('de')
  expect(fieldName(german, 'abilities.IV')).toBe('Fähigkeiten · IV')
  expect(fieldName(german, 'regular.hull')).toBe('normal · Hülle')
  const choice = { type: 'choice', words: ['scout'] } as const
  expect(fieldValue(german, 'de', 'scout', choice)).toBe('Aufklärung')
  expect(fieldValue(german, 'de', ['scout'], { type: 'list', of: choice, min: 0, max: 2 })).toBe('Aufklärung')
  expect(fieldValue(german, 'de', 'scout', { type: 'text', most: 80 })).toBe('scout')
  const entry = { type: 'entry', options: [{ id: 'burst-fire', name: 'Burst Fire' }] } as const
  expect(fieldValue(german, 'de', 'burst-fire', entry)).toBe('Burst Fire')
})

test('a value in the name of a step is short, or left out', () => {
  const short = (value: Parameters<typeof shortValue>[3]) => shortValue(textsOf('en'), 'en', 'immune', value)
  expect([
    short(12),
    short(['stun', 'slow']),
    short([{ q: 0, r: -1 }]),
    short({ a: 1 }),
    short('x'.repeat(41)),
  ]).toEqual(['12', 'stun and slow', undefined, undefined, undefined])
})

test('values are written as a person reads them, in the language in use', () => {
  const write = (language: 'en' | 'de', value: Parameters<typeof fieldValue>[2]) =>
    fieldValue(textsOf(language), language, value)
  expect(write('de', ['stun', 'slow', 3])).toBe('stun, slow und 3')
  expect(write('en', true)).toBe('Yes')
  expect(write('en', 1234)).toBe('1,234')
  expect(write('en', [])).toBe('none')
  expect(write('en', {})).toBe('none')
})
