// The sheets of seats and pilots: who flies what with how many credits, and what each pilot has learned.
import { useTexts } from '../../../i18n/texts.tsx'
import { Combobox } from '../../../ui/combobox/Combobox.tsx'
import { FieldGroup } from '../../../ui/field/Field.tsx'
import { NumberField } from '../../../ui/number-field/NumberField.tsx'
import { Breaches } from './Breaches.tsx'
import styles from './CatchUp.module.css'
import { pilotSheet, withPilot, withSeat, type SeatSheet } from './draft.ts'
import { PilotFields } from './PilotFields.tsx'
import { AddByName } from './Picked.tsx'
import type { CatchUp } from './use-catch-up.ts'

export function CrewPart({ catchUp }: { catchUp: CatchUp }) {
  const { catchUp: words } = useTexts()
  const { form, changeForm, stock } = catchUp
  const flying = new Set(form.seats.map(({ pilot }) => pilot))
  const others = form.pilots.filter(({ pilot }) => !flying.has(pilot))
  return (
    <>
      {form.seats.map((sheet) => (
        <Seat key={sheet.seat} catchUp={catchUp} sheet={sheet} />
      ))}
      {others.map((sheet) => (
        <FieldGroup key={sheet.pilot} title={stock.pilots.find(({ id }) => id === sheet.pilot)?.name ?? sheet.pilot}>
          <PilotFields
            catchUp={catchUp}
            sheet={sheet}
            onDrop={() =>
              changeForm((old) => ({ ...old, pilots: old.pilots.filter(({ pilot }) => pilot !== sheet.pilot) }))
            }
          />
        </FieldGroup>
      ))}
      <p className={styles.line}>{words.otherPilots}</p>
      <div className={styles.fields}>
        <AddByName
          label={words.addPilot}
          options={stock.pilots.filter(({ id }) => !form.pilots.some(({ pilot }) => pilot === id))}
          onAdd={(pilot) => changeForm((old) => withPilot(old, pilotSheet(old, pilot)))}
        />
      </div>
    </>
  )
}

function Seat({ catchUp, sheet }: { catchUp: CatchUp; sheet: SeatSheet }) {
  const { catchUp: words, game, squad } = useTexts()
  const { form, changeForm, stock } = catchUp
  const set = (part: Partial<SeatSheet>) => changeForm((old) => withSeat(old, { ...sheet, ...part }))
  const named = (list: readonly { readonly id: string; readonly name: string }[]) =>
    list.map(({ id, name }) => ({ value: id, label: name }))
  const player = stock.seats.find(({ seat }) => seat === sheet.seat)?.player ?? ''
  return (
    <FieldGroup title={words.seatOf({ seat: sheet.seat, player })}>
      <div className={styles.fields}>
        <Combobox
          label={game.pilot}
          value={sheet.pilot}
          options={named(stock.pilots)}
          onChange={(pilot) => set({ pilot })}
        />
        <Combobox
          label={game.ship}
          value={sheet.ship}
          options={named(stock.ships)}
          onChange={(ship) => set({ ship })}
        />
        <NumberField
          label={words.credits}
          value={sheet.credits}
          min={0}
          max={9999}
          onChange={(credits) => set({ credits: credits ?? 0 })}
        />
        <NumberField
          label={squad.stress}
          value={sheet.stress}
          min={0}
          max={10}
          onChange={(stress) => set({ stress: stress ?? 0 })}
        />
      </div>
      <Breaches catchUp={catchUp} breaches={catchUp.breachesOf('crew', String(sheet.seat))} />
      <PilotFields catchUp={catchUp} sheet={pilotSheet(form, sheet.pilot)} />
    </FieldGroup>
  )
}
