// Something that is on or off and takes effect at once. In a form that is sent later use Checkbox.
import { Switch as Base } from '@base-ui/react/switch'
import { BesideField } from '../field/BesideField.tsx'
import type { FieldProps } from '../field/Field.tsx'
import styles from './Switch.module.css'

export interface SwitchProps extends Pick<FieldProps, 'label' | 'hint' | 'refusal'> {
  checked: boolean
  onChange: (checked: boolean) => void
}

export function Switch({ checked, onChange, ...field }: SwitchProps) {
  return (
    <BesideField {...field}>
      {(ids) => (
        <Base.Root
          id={ids.control}
          className={styles.switch}
          checked={checked}
          readOnly={ids.locked ?? false}
          aria-labelledby={ids.label}
          aria-describedby={ids.describedBy}
          onCheckedChange={(next) => onChange(next)}
        >
          <Base.Thumb className={styles.thumb} />
        </Base.Root>
      )}
    </BesideField>
  )
}
