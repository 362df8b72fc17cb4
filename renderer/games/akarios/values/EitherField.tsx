// A value of one of several forms that do not say so of themselves: a number or one for each pilot, some ships or the whole squad.
import type { ReactNode } from 'react'
import type { FieldForm } from '../../../../shared/games/akarios/content/forms/field-form.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { FieldGroup } from '../../../ui/field/Field.tsx'
import { OneOf } from './OneOf.tsx'
import { chosenOf, type Draft } from './shape.ts'
import { startDraft } from './start-draft.ts'
import { capital, wordName } from './words.ts'

export interface EitherFieldProps {
  form: Extract<FieldForm, { type: 'either' }>
  label: string
  draft: Draft
  onChange: (draft: Draft) => void
  error: string | undefined
  optional: boolean
  /** Draws the one that was chosen. */
  children: (inner: { form: FieldForm; draft: Draft; onChange: (draft: Draft) => void }) => ReactNode
}

export function EitherField({ form, label, draft, onChange, error, optional, children }: EitherFieldProps) {
  const texts = useTexts()
  const chosen = chosenOf(form, draft)
  return (
    <FieldGroup columns={2}>
      <OneOf
        label={label}
        error={error}
        optional={optional}
        value={chosen?.word ?? null}
        options={form.options.map(({ word }) => ({ value: word, label: capital(wordName(texts, word)) }))}
        onChange={(next) => {
          const option = form.options.find(({ word }) => word === next)
          onChange(option === undefined ? null : { is: option.word, inner: startDraft(option.form) })
        }}
      />
      {chosen !== undefined &&
        chosen.form.type !== 'fixed' &&
        children({
          form: chosen.form,
          draft: chosen.inner,
          onChange: (inner) => onChange({ is: chosen.word, inner }),
        })}
    </FieldGroup>
  )
}
