// Another entry, or a thing of the same one, chosen by its name.
import type { FieldForm } from '../../../../shared/games/akarios/content/forms/field-form.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import type { FieldProps } from '../../../ui/field/Field.tsx'
import { OneOf } from './OneOf.tsx'
import { useThingsOf } from './own-things.ts'
import type { Draft } from './shape.ts'

export interface EntryChoiceProps extends FieldProps {
  form: Extract<FieldForm, { type: 'entry' }>
  draft: Draft
  onChange: (draft: Draft) => void
}

export function EntryChoice({ form: { own, options }, draft, onChange, ...field }: EntryChoiceProps) {
  const { values } = useTexts()
  const things = useThingsOf(own, options)
  const none = own !== undefined && things.length === 0 ? { hint: values.noneYet[own] } : {}
  return (
    <OneOf
      {...field}
      {...none}
      value={typeof draft === 'string' ? draft : null}
      options={things.map(({ id, name }) => ({ value: id, label: name }))}
      onChange={onChange}
      searched={own === undefined}
    />
  )
}
