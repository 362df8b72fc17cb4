// A figure and the button that sets it: the change is made when it is said to be right, not at each step of the number.
import { useState } from 'react'
import { useTexts } from '../../../../i18n/texts.tsx'
import { Button } from '../../../../ui/button/Button.tsx'
import { NumberField } from '../../../../ui/number-field/NumberField.tsx'
import styles from './Hand.module.css'

/** The most supply that any card holds (rule CE-049). */
export const mostSupply = 4

export interface SetNumberProps {
  readonly label: string
  readonly now: number
  readonly most: number
  readonly busy: boolean
  readonly onSet: (value: number) => void
}

export function SetNumber({ label, now, most, busy, onSet }: SetNumberProps) {
  const { combat } = useTexts()
  const [value, setValue] = useState<number | null>(now)
  const changed = value !== null && value !== now
  return (
    // What is out of range is sent as well: the game refuses it in words, where the browser would keep silent.
    <form
      className={styles.set}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (changed) onSet(value)
      }}
    >
      <NumberField label={label} value={value} min={0} max={most} keepTyped onChange={setValue} />
      <Button
        submit
        size="small"
        busy={busy}
        label={combat.hand.setIt({ name: label })}
        kind={changed ? 'ink' : 'quiet'}
      >
        {combat.hand.set}
      </Button>
    </form>
  )
}
