// Before a play: which dice and decks lie on the real table. Its boxes are those of a fight, a trip or a visit.
import type { ReactNode } from 'react'
import { useTexts } from '../../../../i18n/texts.tsx'
import { Checkbox } from '../../../../ui/checkbox/Checkbox.tsx'
import styles from './Real.module.css'

export function RealFieldset({ children }: { readonly children: ReactNode }) {
  const { real } = useTexts().combat
  return (
    <fieldset className={styles.real}>
      <legend>{real.title}</legend>
      <p>{real.says}</p>
      <div className={styles.things}>{children}</div>
    </fieldset>
  )
}

interface RealBoxesProps<Thing extends string> {
  /** What there is to tick, with the words beside it. */
  readonly things: readonly { readonly thing: Thing; readonly label: string }[]
  readonly real: readonly Thing[]
  readonly onChange: (real: Thing[]) => void
}

/** Boxes that stand together, one for each thing. */
export function RealBoxes<Thing extends string>({ things, real, onChange }: RealBoxesProps<Thing>) {
  return (
    <div className={styles.together}>
      {things.map(({ thing, label }) => (
        <Checkbox
          key={thing}
          label={label}
          checked={real.includes(thing)}
          onChange={(checked) => onChange([...real.filter((one) => one !== thing), ...(checked ? [thing] : [])])}
        />
      ))}
    </div>
  )
}
