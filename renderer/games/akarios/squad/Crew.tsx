// Changing pilots and ships at the start of a set-up (rules UN-003, UN-004): the rules say no to what is taken.
import { useTexts } from '../../../i18n/texts.tsx'
import { Select } from '../../../ui/select/Select.tsx'
import styles from './Squad.module.css'
import type { Seat } from '../parts/squad-names.ts'
import type { Squad } from './use-squad.ts'

export function Crew({ squad: { view, act }, ships }: { squad: Squad; ships: boolean }) {
  const { squad: words } = useTexts()
  const playing = view.seats.filter(({ part }) => part === 'in')
  const options = (list: readonly { id: string; name: string; seat: number | null }[], own: Seat) =>
    list.filter(({ seat }) => seat === null || seat === own.seat).map(({ id, name }) => ({ value: id, label: name }))
  return (
    <div className={styles.fields}>
      {playing.flatMap((one) => [
        <Select
          key={`pilot ${String(one.seat)}`}
          label={words.pilotOf({ player: one.player })}
          value={one.pilot}
          options={options(view.pilots, one)}
          onChange={(pilot) => pilot !== one.pilot && act({ type: 'switchPilot', seat: one.seat, pilot })}
        />,
        ...(ships
          ? [
              <Select
                key={`ship ${String(one.seat)}`}
                label={words.shipOf({ player: one.player })}
                value={one.ship}
                options={options(view.ships, one)}
                onChange={(ship) => ship !== one.ship && act({ type: 'switchShip', seat: one.seat, ship })}
              />,
            ]
          : []),
      ])}
    </div>
  )
}
