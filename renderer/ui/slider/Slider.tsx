// A number on a scale where the place on the scale matters more than the figure; the figure is written beside it.
import { Slider as Base } from '@base-ui/react/slider'
import { FieldMessages, useFieldIds, type FieldProps } from '../field/Field.tsx'
import fieldStyles from '../field/Field.module.css'
import styles from './Slider.module.css'

export interface SliderProps extends Pick<FieldProps, 'label' | 'hint' | 'refusal'> {
  value: number
  min: number
  max: number
  step: number
  onChange: (value: number) => void
  /** The value a person settles on (key released, thumb let go): where saving belongs. */
  onCommit?: (value: number) => void
  /** The figure in words: "150 %". */
  format: (value: number) => string
}

export function Slider({ label, hint, refusal, value, min, max, step, onChange, onCommit, format }: SliderProps) {
  const ids = useFieldIds({ hint, refusal })
  return (
    <div className={fieldStyles.field}>
      <Base.Root
        className={styles.slider}
        value={value}
        min={min}
        max={max}
        step={step}
        disabled={ids.locked ?? false}
        onValueChange={(next) => onChange(next)}
        onValueCommitted={(next) => onCommit?.(next)}
      >
        <span className={styles.head}>
          <span id={ids.label} className={fieldStyles.label}>
            {label}
          </span>
          <span className={styles.figure}>{format(value)}</span>
        </span>
        <Base.Control className={styles.control}>
          <Base.Track className={styles.track}>
            <Base.Indicator className={styles.filled} />
            <Base.Thumb
              className={styles.thumb}
              aria-labelledby={ids.label}
              aria-describedby={ids.describedBy}
              getAriaValueText={(_, number) => format(number)}
            />
          </Base.Track>
        </Base.Control>
        <span className={styles.ends} aria-hidden="true">
          <span>{format(min)}</span>
          <span>{format(max)}</span>
        </span>
      </Base.Root>
      <FieldMessages ids={ids} hint={hint} refusal={refusal} />
    </div>
  )
}
