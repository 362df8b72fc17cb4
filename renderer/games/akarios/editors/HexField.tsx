// A printed diagram: painted on hexes, and the same as text for who would rather type.
import type { FieldForm } from '../../../../shared/games/akarios/content/forms/field-form.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { hexText, readHexes } from '../values/hex-text.ts'
import type { FieldProps } from '../../../ui/field/Field.tsx'
import { TextArea } from '../../../ui/text-area/TextArea.tsx'
import styles from './HexField.module.css'
import { HexPaint } from './HexPaint.tsx'

export interface HexFieldProps extends FieldProps {
  form: Extract<FieldForm, { type: 'hexes' }>
  text: string
  onChange: (text: string) => void
}

export function HexField({ form, text, onChange, ...field }: HexFieldProps) {
  const { values } = useTexts()
  const hexes = readHexes(text, form) ?? []
  return (
    <div className={styles.both}>
      <HexPaint
        label={field.label}
        diagram={form.facing ? { type: 'move', path: hexes } : { type: 'arc', hexes }}
        onChange={(next) => onChange(hexText(next.type === 'move' ? next.path : next.hexes, form.facing))}
      />
      <TextArea
        {...field}
        rows={2}
        spellCheck={false}
        hint={form.facing ? values.moveHint : values.arcHint}
        value={text}
        onChange={onChange}
      />
    </div>
  )
}
