// Who takes part: a box for each seat, ticked until its pilot sits it out.
import { Checkbox } from '../../../ui/checkbox/Checkbox.tsx'
import styles from './SeatChoice.module.css'

export interface SeatChoiceProps {
  readonly title: string
  /** `seat`: from 1, as in the campaign. */
  readonly seats: readonly { readonly seat: number; readonly label: string }[]
  /** Seats that sit it out. */
  readonly resting: readonly number[]
  readonly onRest: (resting: readonly number[]) => void
}

export function SeatChoice({ title, seats, resting, onRest }: SeatChoiceProps) {
  return (
    <fieldset className={styles.seats}>
      <legend>{title}</legend>
      {seats.map(({ seat, label }) => (
        <Checkbox
          key={seat}
          label={label}
          checked={!resting.includes(seat)}
          onChange={(checked) => onRest(checked ? resting.filter((one) => one !== seat) : [...resting, seat])}
        />
      ))}
    </fieldset>
  )
}
