// One line of text.
import type { Ref } from 'react'
import { Field, type FieldProps } from '../field/Field.tsx'
import fieldStyles from '../field/Field.module.css'

export interface TextFieldProps extends FieldProps {
  value: string
  onChange: (value: string) => void
  /** Most characters; the browser takes no more. */
  maxLength?: number
  spellCheck?: boolean
  /** Where the person begins: one field of a dialog or form at most. */
  autoFocus?: boolean
  onBlur?: () => void
  /** Enter in the field. Inside a form leave it out: the form is sent. */
  onEnter?: () => void
  ref?: Ref<HTMLInputElement>
}

export function TextField({
  value,
  onChange,
  maxLength,
  spellCheck = false,
  autoFocus,
  onBlur,
  onEnter,
  ref,
  ...field
}: TextFieldProps) {
  return (
    <Field {...field}>
      {(ids) => (
        <input
          ref={ref}
          id={ids.control}
          className={fieldStyles.control}
          type="text"
          value={value}
          maxLength={maxLength}
          spellCheck={spellCheck}
          autoComplete="off"
          autoFocus={autoFocus}
          readOnly={ids.locked}
          aria-invalid={ids.invalid}
          aria-describedby={ids.describedBy}
          aria-required={field.optional === true ? undefined : true}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onBlur}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !event.nativeEvent.isComposing) onEnter?.()
          }}
        />
      )}
    </Field>
  )
}
