// One of several forms: its word chosen from a list, then what that form asks for.
import type { ReactNode } from 'react'
import type { FieldForm, FormField } from '../../../../shared/games/akarios/content/forms/field-form.ts'
import { fieldsOf } from '../../../../shared/games/akarios/content/forms/unfold.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { FieldGroup } from '../../../ui/field/Field.tsx'
import { mostInSelect, OneOf } from './OneOf.tsx'
import { tableOf, type Draft } from './shape.ts'
import { startFields } from './start-draft.ts'
import { capital, formName } from './words.ts'

export interface VariantsFieldProps {
  form: Extract<FieldForm, { type: 'variants' }>
  label: string
  draft: Draft
  onChange: (draft: Draft) => void
  error: string | undefined
  optional: boolean
  /** Draws what the chosen form asks for. */
  children: (fields: readonly FormField[]) => ReactNode
}

export function VariantsField({ form, label, draft, onChange, error, optional, children }: VariantsFieldProps) {
  const texts = useTexts()
  const before = tableOf(draft)
  const word = before[form.key]
  const fields = fieldsOf(form, word)
  const options = form.options.map((option) => ({
    value: option.word,
    label: capital(formName(texts, form.key, option.word)),
  }))
  return (
    <FieldGroup>
      <OneOf
        label={label}
        error={error}
        optional={optional}
        value={typeof word === 'string' ? word : null}
        options={options.length > mostInSelect ? options.toSorted((a, b) => a.label.localeCompare(b.label)) : options}
        onChange={(next) => {
          if (next === null) onChange(null)
          else onChange({ ...kept(before, fields, fieldsOf(form, next) ?? []), [form.key]: next })
        }}
      />
      {fields !== undefined && fields.length > 0 && children(fields)}
    </FieldGroup>
  )
}

/** What both forms ask for in the same way stays. */
function kept(
  before: ReturnType<typeof tableOf>,
  fields: readonly FormField[] = [],
  next: readonly FormField[],
): ReturnType<typeof tableOf> {
  const same = next.filter(({ name, form }) =>
    fields.some((one) => one.name === name && JSON.stringify(one.form) === JSON.stringify(form)),
  )
  return { ...startFields(next), ...Object.fromEntries(same.map(({ name }) => [name, before[name] ?? null])) }
}
