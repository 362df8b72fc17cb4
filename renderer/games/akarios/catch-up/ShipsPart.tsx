// The sheets of ships: improvement points, those that were bought, and the hexes filled with them.
import { useTexts } from '../../../i18n/texts.tsx'
import { Button } from '../../../ui/button/Button.tsx'
import { Checkbox } from '../../../ui/checkbox/Checkbox.tsx'
import { FieldGroup } from '../../../ui/field/Field.tsx'
import { NumberField } from '../../../ui/number-field/NumberField.tsx'
import { Breaches } from './Breaches.tsx'
import styles from './CatchUp.module.css'
import { shipSheet, withShip, type ShipSheet } from './draft.ts'
import { HexTree, wrongHexes } from './HexTree.tsx'
import { AddByName } from './Picked.tsx'
import type { CatchUp } from './use-catch-up.ts'

export function ShipsPart({ catchUp }: { catchUp: CatchUp }) {
  const { catchUp: words } = useTexts()
  const { form, changeForm, stock } = catchUp
  return (
    <>
      {form.ships.map((sheet) => (
        <Ship key={sheet.ship} catchUp={catchUp} sheet={sheet} />
      ))}
      <div className={styles.fields}>
        <AddByName
          label={words.addShip}
          options={stock.ships.filter(({ id }) => !form.ships.some(({ ship }) => ship === id))}
          onAdd={(ship) => changeForm((old) => withShip(old, shipSheet(old, ship)))}
        />
      </div>
      <Breaches catchUp={catchUp} breaches={catchUp.breachesOf('ships', '')} />
    </>
  )
}

function Ship({ catchUp, sheet }: { catchUp: CatchUp; sheet: ShipSheet }) {
  const { catchUp: words, squad } = useTexts()
  const { form, changeForm, stock, checked } = catchUp
  const { ship, flown, points, bought, marks } = sheet
  const set = (part: Partial<ShipSheet>) => changeForm((old) => withShip(old, { ...sheet, ...part }))
  const name = stock.ships.find(({ id }) => id === ship)?.name ?? ship
  const view = checked?.view.ships.find(({ id }) => id === ship)
  const breaches = catchUp.breachesOf('ships', ship)
  const seated = form.seats.some((seat) => seat.ship === ship)
  return (
    <FieldGroup title={name}>
      <div className={styles.fields}>
        <NumberField
          label={words.shipPoints}
          hint={words.shipPointsHint({ marked: marks.length })}
          value={points}
          min={0}
          max={40}
          onChange={(value) => set({ points: value ?? 0 })}
        />
        <NumberField
          label={words.bought}
          value={bought}
          min={0}
          max={2}
          onChange={(value) => set({ bought: value ?? 0 })}
        />
        {/* A ship of a seat that was not flown is one that Ironman took. */}
        {(!seated || form.ironman) && (
          <Checkbox
            label={seated ? words.stillThere : words.flown}
            hint={words.flownHint}
            checked={flown}
            onChange={(value) => set({ flown: value })}
          />
        )}
      </div>
      {view?.tree === null ? (
        <p className={styles.line}>{squad.treesUntold}</p>
      ) : (
        view?.tree !== undefined && (
          <HexTree
            title={squad.shipTree}
            hexes={view.tree}
            halvesOf={(hex) => (marks.includes(hex) ? 2 : 0)}
            wrong={wrongHexes(breaches.filter(catchUp.isOpen))}
            whole
            onChange={(hex, halves) =>
              set({ marks: halves === 0 ? marks.filter((one) => one !== hex) : [...marks, hex] })
            }
          />
        )
      )}
      <Breaches catchUp={catchUp} breaches={breaches} />
      {!seated && (
        <Button
          kind="quiet"
          size="small"
          onPress={() => changeForm((old) => ({ ...old, ships: old.ships.filter((one) => one.ship !== ship) }))}
        >
          {words.takeOut({ name })}
        </Button>
      )}
    </FieldGroup>
  )
}
