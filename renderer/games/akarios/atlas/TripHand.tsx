// Changes by hand during a trip: supply, stress, and its end.
import { useState } from 'react'
import type { TravelChange } from '../../../../shared/games/akarios/travel/change.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { SetNumber } from '../../../kernel/play/SetNumber.tsx'
import { Button, ButtonRow } from '../../../ui/button/Button.tsx'
import styles from './Trip.module.css'
import type { TripHandle } from './use-trip.ts'
import { pilotIn, type Pilots } from '../parts/stickers/words.ts'

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
          <SetNumber
            label={atlas.setSupply}
            now={view.supply}
            most={10}
            busy={busy}
            onSet={(to) => change({ type: 'setSupply', to })}
          />
          {view.pilots.map(({ seat, stress }) => (
            <SetNumber
              key={seat}
              label={atlas.setStress({ pilot: pilotIn(pilots, seat) })}
              now={stress}
              most={10}
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
