// Several lines of text; grows with what is written.
import { classes } from '../classes.ts'
import { Field, type FieldProps } from '../field/Field.tsx'
import fieldStyles from '../field/Field.module.css'
import styles from './TextArea.module.css'

export interface TextAreaProps extends FieldProps {
  value: string
  onChange: (value: string) => void
  /** Lines shown before it grows; default 3. */
  rows?: number
  maxLength?: number
  spellCheck?: boolean
  onBlur?: () => void
}

export function TextArea({ value, onChange, rows = 3, maxLength, spellCheck = true, onBlur, ...field }: TextAreaProps) {
  return (
    <Field {...field}>
      {(ids) => (
        <textarea
          id={ids.control}
          className={classes(fieldStyles.control, styles.area)}
          rows={rows}
          value={value}
          maxLength={maxLength}
          spellCheck={spellCheck}
          readOnly={ids.locked}
          aria-invalid={ids.invalid}
          aria-describedby={ids.describedBy}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onBlur}
        />
      )}
    </Field>
  )
}
