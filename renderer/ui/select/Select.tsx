// One of a short list of values. For more than about fifteen use Combobox, for two to four with explanations RadioCards.
import { Select as Base } from '@base-ui/react/select'
import { classes } from '../classes.ts'
import { Field, type FieldProps } from '../field/Field.tsx'
import fieldStyles from '../field/Field.module.css'
import { Icon } from '../icon/Icon.tsx'
import listStyles from '../select/List.module.css'

export interface Option<Value extends string> {
  value: Value
  label: string
  /** A second line in the list. */
  hint?: string
  /** Why it cannot be chosen. */
  refusal?: string | undefined
}

export interface SelectProps<Value extends string> extends FieldProps {
  /** `null` while nothing is chosen. */
  value: Value | null
  options: readonly Option<Value>[]
  onChange: (value: Value) => void
  /** What stands in the field while nothing is chosen. */
  placeholder?: string
}

export function Select<Value extends string>({ value, options, onChange, placeholder, ...field }: SelectProps<Value>) {
  const chosen = options.find((option) => option.value === value)
  return (
    <Field {...field}>
      {(ids) => (
        <Base.Root
          id={ids.control}
          value={value}
          readOnly={ids.locked ?? false}
          onValueChange={(next) => {
            if (next !== null) onChange(next)
          }}
        >
          <Base.Trigger
            className={classes(fieldStyles.control, listStyles.trigger)}
            aria-labelledby={ids.label}
            aria-describedby={ids.describedBy}
            data-invalid={ids.invalid}
            data-locked={ids.locked}
          >
            <span className={listStyles.value}>{chosen?.label ?? placeholder ?? ''}</span>
            <Icon name="down" />
          </Base.Trigger>
          <Base.Portal>
            <Base.Backdrop className={listStyles.backdrop} />
            <Base.Positioner className={listStyles.positioner} sideOffset={4} alignItemWithTrigger={false}>
              <Base.Popup className={listStyles.popup}>
                <Base.List>
                  {options.map((option) => (
                    <Base.Item
                      key={option.value}
                      value={option.value}
                      disabled={option.refusal !== undefined}
                      className={listStyles.item}
                    >
                      <span className={listStyles.mark}>
                        <Base.ItemIndicator>
                          <Icon name="check" />
                        </Base.ItemIndicator>
                      </span>
                      <span>
                        <Base.ItemText>{option.label}</Base.ItemText>
                        <OptionHint option={option} />
                      </span>
                    </Base.Item>
                  ))}
                </Base.List>
              </Base.Popup>
            </Base.Positioner>
          </Base.Portal>
        </Base.Root>
      )}
    </Field>
  )
}

/** The second line of an option: why it cannot be chosen, or its hint. */
export function OptionHint({ option }: { option: Option<string> }) {
  if (option.refusal !== undefined)
    return (
      <span className={listStyles.hint}>
        <Icon name="lock" /> {option.refusal}
      </span>
    )
  return option.hint === undefined ? null : <span className={listStyles.hint}>{option.hint}</span>
}
