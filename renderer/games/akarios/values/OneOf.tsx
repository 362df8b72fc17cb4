// One of some words: a list that opens, or one that is narrowed by typing where there are many. What need not be said can be left out.
import { useTexts } from '../../../i18n/texts.tsx'
import { Combobox } from '../../../ui/combobox/Combobox.tsx'
import type { FieldProps } from '../../../ui/field/Field.tsx'
import { Select, type Option } from '../../../ui/select/Select.tsx'

/** Words up to this many are a list that opens, in the order of the packs; more are narrowed by typing. */
export const mostInSelect = 12

export interface OneOfProps extends FieldProps {
  value: string | null
  options: readonly Option<string>[]
  onChange: (value: string | null) => void
  /** Always narrowed by typing. */
  searched?: boolean
}

export function OneOf({ value, options, onChange, searched = false, ...field }: OneOfProps) {
  const { values } = useTexts()
  const List = searched || options.length > mostInSelect ? Combobox : Select
  const none = field.optional === true && value !== null ? [{ value: '', label: values.leaveOut }] : []
  return (
    <List
      {...field}
      value={value}
      options={[...none, ...options]}
      onChange={(next) => onChange(next === '' ? null : next)}
      placeholder={values.chooseOne}
    />
  )
}
