// Some of the things of the same entry, each ticked by its name.
import type { FieldForm } from '../../../../shared/games/akarios/content/forms/field-form.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { Checkbox } from '../../../ui/checkbox/Checkbox.tsx'
import { FieldGroup } from '../../../ui/field/Field.tsx'
import { useThingsOf } from './own-things.ts'
import { Said } from './Said.tsx'
import { listOf, type Draft } from './shape.ts'

export interface ThingsFieldProps {
  form: Extract<FieldForm, { type: 'things' }>
  label: string
  draft: Draft
  onChange: (draft: Draft) => void
  error: string | undefined
}

export function ThingsField({ form: { own, options }, label, draft, onChange, error }: ThingsFieldProps) {
  const { values } = useTexts()
  const things = useThingsOf(own, options)
  const chosen = listOf(draft)
  // One that is gone meanwhile stays to be taken off.
  const gone = chosen.flatMap((id) =>
    typeof id === 'string' && !things.some((one) => one.id === id) ? [{ id, name: id }] : [],
  )
  return (
    <div>
      <FieldGroup title={label} columns={2}>
        {[...things, ...gone].map(({ id, name }) => (
          <Checkbox
            key={id}
            label={name}
            checked={chosen.includes(id)}
            onChange={(on) => onChange(on ? [...chosen, id] : chosen.filter((one) => one !== id))}
          />
        ))}
      </FieldGroup>
      <Said {...(things.length === 0 ? { hint: values.noneYet[own] } : {})} error={error} />
    </div>
  )
}
