// Changes by hand during a trip: supply, stress, and its end.
import { useState } from 'react'
import type { TravelChange } from '../../../../shared/games/akarios/travel/change.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { Button, ButtonRow } from '../../../ui/button/Button.tsx'
import { NumberField } from '../../../ui/number-field/NumberField.tsx'
import styles from './Trip.module.css'
import type { TripHandle } from './use-trip.ts'
import { pilotIn, type Pilots } from './words.ts'

export function TripHand({ trip, pilots }: { trip: TripHandle; pilots: Pilots }) {
  const { atlas } = useTexts()
  const [open, setOpen] = useState(false)
  const { view, busy, change } = trip
  return (
    <div className={styles.hand}>
      <Button kind="quiet" size="small" icon="hand" pressed={open} onPress={() => setOpen(!open)}>
        {atlas.byHand}
      </Button>
      {open && (
        <>
          <Figure
            label={atlas.setSupply}
            now={view.supply}
            busy={busy}
            onSet={(to) => change({ type: 'setSupply', to })}
          />
          {view.pilots.map(({ seat, stress }) => (
            <Figure
              key={seat}
              label={atlas.setStress({ pilot: pilotIn(pilots, seat) })}
              now={stress}
              busy={busy}
              onSet={(to) => change({ type: 'setStress', seat, to })}
            />
          ))}
          <ButtonRow>
            {view.to !== null && <End label={atlas.arrive} arrives busy={busy} change={change} />}
            <End label={atlas.endHere} arrives={false} busy={busy} change={change} />
          </ButtonRow>
        </>
      )}
    </div>
  )
}

interface EndProps {
  readonly label: string
  readonly arrives: boolean
  readonly busy: boolean
  readonly change: (change: TravelChange) => void
}

const End = ({ label, arrives, busy, change }: EndProps) => (
  <Button size="small" busy={busy} onPress={() => change({ type: 'endTrip', arrives })}>
    {label}
  </Button>
)

interface FigureProps {
  readonly label: string
  readonly now: number
  readonly busy: boolean
  readonly onSet: (to: number) => void
}

/** Set when it is said to be right, not at each step of the number. */
function Figure({ label, now, busy, onSet }: FigureProps) {
  const { atlas } = useTexts()
  const [value, setValue] = useState<number | null>(now)
  return (
    <form
      className={styles.set}
      onSubmit={(event) => {
        event.preventDefault()
        if (value !== null && value !== now) onSet(value)
      }}
    >
      <NumberField label={label} value={value} min={0} max={10} onChange={setValue} />
      <Button submit size="small" busy={busy} label={`${atlas.set}: ${label}`}>
        {atlas.set}
      </Button>
    </form>
  )
}
