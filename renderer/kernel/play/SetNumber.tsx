// A figure and the button that sets it: the change is made when it is said to be right, not at each step of the number.
import { useState } from 'react'
import { useTexts } from '../../i18n/texts.tsx'
import { Button } from '../../ui/button/Button.tsx'
import { NumberField } from '../../ui/number-field/NumberField.tsx'
import styles from './Play.module.css'

export interface SetNumberProps {
  readonly label: string
  readonly now: number
  readonly most: number
  /** What is typed out of range is sent as well, where the game refuses it in words. */
  readonly keepTyped?: boolean
  readonly busy: boolean
  readonly onSet: (value: number) => void
}

export function SetNumber({ label, now, most, keepTyped = false, busy, onSet }: SetNumberProps) {
  const { play } = useTexts()
  const [value, setValue] = useState<number | null>(now)
  const changed = value !== null && value !== now
  return (
    // Nothing is refused by the browser, which would keep silent about it.
    <form
      className={styles.set}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (changed) onSet(value)
      }}
    >
      <NumberField label={label} value={value} min={0} max={most} keepTyped={keepTyped} onChange={setValue} />
      <Button submit size="small" busy={busy} label={play.setIt({ name: label })} kind={changed ? 'ink' : 'quiet'}>
        {play.set}
      </Button>
    </form>
  )
}
