import { expect, test } from 'vitest'
import { textsOf } from '../../../../renderer/i18n/texts.tsx'
import { fieldName, fieldValue } from '../../../../renderer/packs/field.ts'

test.each([
  ['cost', 'cost'],
  ['traumaTrack', 'trauma track'],
  ['regular.hull', 'regular · hull'],
  ['abilities.IV', 'abilities · IV'],
  ['attacks.0.damage', 'attacks 1 · damage'],
  ['cards.b2.lines.3', 'cards · b2 · lines 4'],
])('%s is named "%s"', (path, words) => {
  expect(fieldName(path)).toBe(words)
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
