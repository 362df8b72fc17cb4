// One of a few values, all in sight, each with its explanation: as cards, or as one row of segments for short words.
import { Radio } from '@base-ui/react/radio'
import { RadioGroup } from '@base-ui/react/radio-group'
import type { ReactNode } from 'react'
import { FieldMessages, useFieldIds, type FieldProps } from '../field/Field.tsx'
import fieldStyles from '../field/Field.module.css'
import { Icon } from '../icon/Icon.tsx'
import type { Option } from '../select/Select.tsx'
import styles from './RadioCards.module.css'

export interface RadioOption<Value extends string> extends Option<Value> {
  /** Something to see beside the words: a ship, an icon, a figure. */
  picture?: ReactNode
}

export interface RadioCardsProps<Value extends string> extends FieldProps {
  value: Value | null
  options: readonly RadioOption<Value>[]
  onChange: (value: Value) => void
  layout?: 'cards' | 'segments'
}

export function RadioCards<Value extends string>({
  label,
  hint,
  error,
  refusal,
  value,
  options,
  onChange,
  layout = 'cards',
}: RadioCardsProps<Value>) {
  const ids = useFieldIds({ hint, error, refusal })
  return (
    <div className={fieldStyles.field}>
      <span id={ids.label} className={fieldStyles.label}>
        {label}
      </span>
      <RadioGroup
        className={styles.group}
        data-layout={layout}
        value={value}
        readOnly={ids.locked ?? false}
        aria-labelledby={ids.label}
        aria-describedby={ids.describedBy}
        aria-invalid={ids.invalid}
        onValueChange={(next) => onChange(next as Value)}
      >
        {options.map((option) => (
          <RadioCard key={option.value} option={option} layout={layout} chosen={option.value === value} />
        ))}
      </RadioGroup>
      <FieldMessages ids={ids} hint={hint} error={error} refusal={refusal} />
    </div>
  )
}

interface RadioCardProps<Value extends string> {
  option: RadioOption<Value>
  layout: 'cards' | 'segments'
  chosen: boolean
}

function RadioCard<Value extends string>({ option, layout, chosen }: RadioCardProps<Value>) {
  const ids = useFieldIds({ hint: option.hint, refusal: option.refusal })
  const refused = option.refusal !== undefined
  return (
    <label className={styles.card} data-chosen={chosen || undefined} data-refused={refused || undefined}>
      <Radio.Root
        className={styles.radio}
        value={option.value}
        disabled={refused}
        aria-labelledby={ids.label}
        aria-describedby={ids.describedBy}
      >
        <Radio.Indicator className={styles.dot} />
      </Radio.Root>
      {option.picture}
      <span className={styles.words}>
        <span id={ids.label} className={styles.name}>
          {option.label}
        </span>
        {option.hint !== undefined && layout === 'cards' && (
          <span id={ids.hint} className={styles.hint}>
            {option.hint}
          </span>
        )}
        {refused && (
          <span id={ids.message} className={styles.hint}>
            <Icon name="lock" /> {option.refusal}
          </span>
        )}
      </span>
    </label>
  )
}
