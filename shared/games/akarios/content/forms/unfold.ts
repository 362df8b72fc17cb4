// The fields of a chosen variant. Where a variant holds such variants again, they are put in at the moment one goes into it: a form
// that may nest without end is still plain data.
import type { FieldForm, FormField } from './field-form.ts'

type Variants = Extract<FieldForm, { type: 'variants' }>

/** Nothing for a word that none of them has. */
export function fieldsOf(form: Variants, word: unknown): readonly FormField[] | undefined {
  const option = form.options.find((one) => one.word === word)
  return option?.fields.map((field) => ({ ...field, form: unfolded(field.form, form) }))
}

function unfolded(form: FieldForm, around: Variants): FieldForm {
  switch (form.type) {
    case 'again':
      return around
    case 'list':
      return { ...form, of: unfolded(form.of, around) }
    case 'group':
      return { ...form, fields: form.fields.map((field) => ({ ...field, form: unfolded(field.form, around) })) }
    default:
      return form
  }
}
