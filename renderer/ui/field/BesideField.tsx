// A field whose control stands beside its words, such as a box to tick: name and messages to its right.
import type { ReactNode } from 'react'
import styles from './BesideField.module.css'
import { FieldMessages, useFieldIds, type FieldIds, type FieldProps } from './Field.tsx'

type BesideFieldProps = Omit<FieldProps, 'optional'> & { children: (ids: FieldIds) => ReactNode }

export function BesideField({ label, hint, error, refusal, children }: BesideFieldProps) {
  const ids = useFieldIds({ hint, error, refusal })
  return (
    <div className={styles.field}>
      {children(ids)}
      <div className={styles.words}>
        <label id={ids.label} htmlFor={ids.control} className={styles.label}>
          {label}
        </label>
        <FieldMessages ids={ids} hint={hint} error={error} refusal={refusal} />
      </div>
    </div>
  )
}
