import { expect, test } from 'vitest'
import { englishCount, englishForms, germanCount, germanForms, pluralOf } from '../../../../renderer/i18n/plural.ts'

test.each([
  ['en', englishForms],
  ['de', germanForms],
] as const)('the plural forms of %s are complete', (language, forms) => {
  expect([...forms].toSorted()).toEqual(new Intl.PluralRules(language).resolvedOptions().pluralCategories.toSorted())
})

test('a number picks its form and stands in it as the language writes numbers', () => {
  expect([0, 1, 2, 1873].map((count) => englishCount(count, { one: '# card', other: '# cards' }))).toEqual([
    '0 cards',
    '1 card',
    '2 cards',
    '1,873 cards',
  ])
  expect(germanCount(1873, { one: '# Karte', other: '# Karten' })).toBe('1.873 Karten')
})

test('a language with a form that was not given is a fault, not a wrong word', () => {
  const polish = pluralOf('pl', ['one', 'few'])
  expect(polish(3, { one: '# karta', few: '# karty' })).toBe('3 karty')
  expect(() => polish(5, { one: '# karta', few: '# karty' })).toThrow('pl has no plural form for 5')
})
