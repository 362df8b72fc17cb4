// One of a long list, narrowed by typing. The input lies inside the popup, so that nothing outside is hidden from readers.
import { Combobox as Base } from '@base-ui/react/combobox'
import { useTexts } from '../../i18n/texts.tsx'
import { classes } from '../classes.ts'
import { Field, type FieldProps } from '../field/Field.tsx'
import fieldStyles from '../field/Field.module.css'
import { Icon } from '../icon/Icon.tsx'
import listStyles from '../select/List.module.css'
import { OptionHint, type Option } from '../select/Select.tsx'

export interface ComboboxProps<Value extends string> extends FieldProps {
  value: Value | null
  options: readonly Option<Value>[]
  onChange: (value: Value) => void
  placeholder?: string
}

export function Combobox<Value extends string>({
  value,
  options,
  onChange,
  placeholder,
  ...field
}: ComboboxProps<Value>) {
  const texts = useTexts()
  const chosen = options.find((option) => option.value === value) ?? null
  return (
    <Field {...field}>
      {(ids) => (
        <Base.Root
          id={ids.control}
          items={options}
          value={chosen}
          readOnly={ids.locked ?? false}
          autoHighlight
          isItemEqualToValue={(one: Option<Value> | null, other: Option<Value> | null) => one?.value === other?.value}
          onValueChange={(next: Option<Value> | null) => {
            if (next !== null) onChange(next.value)
          }}
        >
          <Base.Trigger
            id={ids.control}
            className={classes(fieldStyles.control, listStyles.trigger)}
            aria-labelledby={ids.label}
            aria-describedby={ids.describedBy}
            data-invalid={ids.invalid}
            data-locked={ids.locked}
          >
            <span className={listStyles.value}>{chosen?.label ?? placeholder ?? ''}</span>
            <Icon name="search" />
          </Base.Trigger>
          <Base.Portal>
            <Base.Positioner className={listStyles.positioner} sideOffset={4} align="start">
              <Base.Popup className={listStyles.popup} aria-label={field.label}>
                <Base.Input
                  className={listStyles.input}
                  aria-label={texts.common.typeToNarrow}
                  placeholder={texts.common.typeToNarrow}
                />
                <Base.Empty className={listStyles.empty}>{texts.common.nothingFound}</Base.Empty>
                <Base.List aria-label={field.label}>
                  {(option: Option<Value>) => (
                    <Base.Item
                      key={option.value}
                      value={option}
                      disabled={option.refusal !== undefined}
                      className={listStyles.item}
                    >
                      <span className={listStyles.mark}>
                        <Base.ItemIndicator>
                          <Icon name="check" />
                        </Base.ItemIndicator>
                      </span>
                      <span>
                        {option.label}
                        <OptionHint option={option} />
                      </span>
                    </Base.Item>
                  )}
                </Base.List>
              </Base.Popup>
            </Base.Positioner>
          </Base.Portal>
        </Base.Root>
      )}
    </Field>
  )
}
