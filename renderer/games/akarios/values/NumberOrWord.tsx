// A number, or one of the words that may stand in its place: "unlimited", "none".
import type { FieldForm } from '../../../../shared/games/akarios/content/forms/field-form.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { Button, ButtonRow } from '../../../ui/button/Button.tsx'
import type { FieldProps } from '../../../ui/field/Field.tsx'
import { NumberField } from '../../../ui/number-field/NumberField.tsx'
import type { Draft } from './shape.ts'
import styles from './Values.module.css'
import { wordName } from './words.ts'

export interface NumberOrWordProps extends FieldProps {
  form: Extract<FieldForm, { type: 'number' }>
  draft: Draft
  onChange: (draft: Draft) => void
}

export function NumberOrWord({ form: { min, max, words }, draft, onChange, ...field }: NumberOrWordProps) {
  const texts = useTexts()
  return (
    <div className={styles.numberOrWord}>
      <NumberField
        {...field}
        hint={texts.values.range({ min, max })}
        value={typeof draft === 'number' ? draft : null}
        min={min}
        max={max}
        keepTyped
        onChange={onChange}
      />
      {words.length > 0 && (
        <ButtonRow>
          {words.map((word) => (
            <Button
              key={word}
              size="small"
              pressed={draft === word}
              label={`${wordName(texts, word)}: ${field.label}`}
              onPress={() => onChange(draft === word ? null : word)}
            >
              {wordName(texts, word)}
            </Button>
          ))}
        </ButtonRow>
      )}
    </div>
  )
}
