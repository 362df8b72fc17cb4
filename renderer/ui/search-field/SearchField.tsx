// A line of words to look for. Never required; the browser's own cross empties it.
import type { Ref } from 'react'
import { Field, type FieldProps } from '../field/Field.tsx'
import fieldStyles from '../field/Field.module.css'

export interface SearchFieldProps extends Pick<FieldProps, 'label' | 'hint'> {
  value: string
  onChange: (value: string) => void
  /** Most characters; the browser takes no more. */
  maxLength?: number
  ref?: Ref<HTMLInputElement>
}

export function SearchField({ value, onChange, maxLength, ref, ...field }: SearchFieldProps) {
  return (
    <Field {...field}>
      {(ids) => (
        <input
          ref={ref}
          id={ids.control}
          className={fieldStyles.control}
          type="search"
          value={value}
          maxLength={maxLength}
          spellCheck={false}
          autoComplete="off"
          aria-describedby={ids.describedBy}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}
