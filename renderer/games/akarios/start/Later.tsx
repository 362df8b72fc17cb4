// What a fight will ask for by itself: how much it is, and what of it a table may as well tell before.
import { useState } from 'react'
import type { Lack } from '../../../../shared/contract/calls/fight.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { Button } from '../../../ui/button/Button.tsx'
import styles from './Fights.module.css'
import { LackLine } from './LackLine.tsx'

export function Later({ mission, lacks }: { mission: string; lacks: readonly Lack[] }) {
  const { combat } = useTexts()
  const [open, setOpen] = useState(false)
  const { printed } = combat
  const count = lacks.reduce((sum, { fields }) => sum + fields.length, 0)
  if (count === 0) return null
  return (
    <div className={styles.later}>
      <p>
        {printed.later({ count })}{' '}
        <Button
          kind="quiet"
          size="small"
          icon="pencil"
          pressed={open}
          label={printed.nowOf({ mission })}
          onPress={() => setOpen(!open)}
        >
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
