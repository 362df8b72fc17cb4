// Printed values that a table may tell: how many in one sentence, and all of them behind one button.
import { useState } from 'react'
import type { Lack } from '../../../../shared/contract/calls/fight.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { Button } from '../../../ui/button/Button.tsx'
import styles from './Fights.module.css'
import { LackLine } from '../parts/LackLine.tsx'

interface TellValuesProps {
  readonly lacks: readonly Lack[]
  /** How many there are, and when they are needed. */
  readonly says: string
  /** The button's full name; it contains its words. */
  readonly label: string
}

export function TellValues({ lacks, says, label }: TellValuesProps) {
  const { printed } = useTexts().combat
  const [open, setOpen] = useState(false)
  if (lacks.length === 0) return null
  return (
    <div className={styles.later}>
      <p>
        {says}{' '}
        <Button kind="quiet" size="small" icon="pencil" pressed={open} label={label} onPress={() => setOpen(!open)}>
          {printed.now}
        </Button>
      </p>
      {open && (
        <ul className={styles.lacks}>
          {lacks.map((lack) => (
            <LackLine key={`${lack.thing} ${lack.id}`} lack={lack} />
          ))}
        </ul>
      )}
    </div>
  )
}
