// A whole number with one step up and down; typed or stepped, always within its range.
import { NumberField as Base } from '@base-ui/react/number-field'
import { useTexts } from '../../i18n/texts.tsx'
import { Field, type FieldProps } from '../field/Field.tsx'
import { Icon } from '../icon/Icon.tsx'
import styles from './NumberField.module.css'

export interface NumberFieldProps extends FieldProps {
  /** `null` while the field is empty. */
  value: number | null
  onChange: (value: number | null) => void
  min?: number
  max?: number
  step?: number
  /** A typed number outside the range stays as it was typed, for the form to refuse; else it becomes the nearest one within. */
  keepTyped?: boolean
}

export function NumberField({ value, onChange, min, max, step = 1, keepTyped = false, ...field }: NumberFieldProps) {
  const texts = useTexts()
  return (
    <Field {...field}>
      {(ids) => (
        <Base.Root
          id={ids.control}
          value={value}
          onValueChange={(next) => onChange(next)}
          min={min}
          max={max}
          step={step}
          allowOutOfRange={keepTyped}
          readOnly={ids.locked ?? false}
        >
          <Base.Group className={styles.group} data-invalid={ids.invalid} data-locked={ids.locked}>
            <Base.Decrement className={styles.step} aria-label={`${texts.common.decrease}: ${field.label}`}>
              <Icon name="minus" />
            </Base.Decrement>
            <Base.Input
              className={styles.input}
              aria-labelledby={ids.label}
              aria-describedby={ids.describedBy}
              aria-invalid={ids.invalid}
            />
            <Base.Increment className={styles.step} aria-label={`${texts.common.increase}: ${field.label}`}>
              <Icon name="plus" />
            </Base.Increment>
          </Base.Group>
        </Base.Root>
      )}
    </Field>
  )
}
