// A yes or no inside a form.
import { Checkbox as Base } from '@base-ui/react/checkbox'
import { BesideField } from '../field/BesideField.tsx'
import type { FieldProps } from '../field/Field.tsx'
import { Icon } from '../icon/Icon.tsx'
import styles from './Checkbox.module.css'

export interface CheckboxProps extends Pick<FieldProps, 'label' | 'hint' | 'error' | 'refusal'> {
  checked: boolean
  /** Some of what it stands for, not all. */
  partly?: boolean
  onChange: (checked: boolean) => void
}

export function Checkbox({ checked, partly = false, onChange, ...field }: CheckboxProps) {
  return (
    <BesideField {...field}>
      {(ids) => (
        <Base.Root
          id={ids.control}
          className={styles.box}
          checked={checked}
          indeterminate={partly}
          readOnly={ids.locked ?? false}
          aria-labelledby={ids.label}
          aria-describedby={ids.describedBy}
          aria-invalid={ids.invalid}
          onCheckedChange={(next) => onChange(next)}
        >
          <Base.Indicator className={styles.mark}>
            <Icon name={partly ? 'minus' : 'check'} />
          </Base.Indicator>
        </Base.Root>
      )}
    </BesideField>
  )
}
