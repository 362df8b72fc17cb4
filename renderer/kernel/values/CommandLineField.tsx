// The command line of an enemy, typed as one line of keys; beneath it what each key means.
import { useTexts } from '../../i18n/texts.tsx'
import type { FieldProps } from '../../ui/field/Field.tsx'
import { TextField } from '../../ui/text-field/TextField.tsx'
import styles from './Values.module.css'

export interface CommandLineFieldProps extends FieldProps {
  text: string
  onChange: (text: string) => void
}

export function CommandLineField({ text, onChange, ...field }: CommandLineFieldProps) {
  const { values } = useTexts()
  return (
    <div className={styles.line}>
      <TextField
        {...field}
        hint={values.lineHint}
        value={text}
        maxLength={400}
        spellCheck={false}
        onChange={onChange}
      />
      <dl className={styles.keys}>
        {Object.entries(values.lineKeys).map(([keys, means]) => (
          <div key={keys}>
            <dt>
              <code>{keys}</code>
            </dt>
            <dd>{means}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
