// Plural forms by language: every form a language knows must be given, or tsc refuses the sentence.

/**
 * A function that picks the form for a number and puts the number, written in the language's way, in place of `#`.
 * `forms` are the plural categories of the language (a test compares them with Intl).
 */
export function pluralOf<Form extends Intl.LDMLPluralRule>(language: string, forms: readonly Form[]) {
  const rules = new Intl.PluralRules(language)
  const numbers = new Intl.NumberFormat(language)
  return (count: number, texts: Readonly<Record<Form, string>>): string => {
    const form = forms.find((candidate) => candidate === rules.select(count))
    if (form === undefined) throw new Error(`${language} has no plural form for ${count}`)
    return texts[form].replace('#', numbers.format(count))
  }
}

export const englishForms = ['one', 'other'] as const
export const germanForms = ['one', 'other'] as const

/** English: `englishCount(3, { one: '# card', other: '# cards' })` is "3 cards". */
export const englishCount = pluralOf('en', englishForms)
export const germanCount = pluralOf('de', germanForms)
