// By hand: where a ship stands and which way it looks. The hex is typed by its name or pointed at on the board.
import { useState } from 'react'
import type { Spot } from '../../../../../shared/games/akarios/question/place.ts'
import type { ShipView } from '../../../../../shared/games/akarios/view/fight-view.ts'
import { facings, sameHex, type Facing } from '../../../../../shared/lib/hex.ts'
import { hexName, hexNamed } from '../../../../../shared/lib/hex/names.ts'
import { useTexts } from '../../../../i18n/texts.tsx'
import { Button, ButtonRow } from '../../../../ui/button/Button.tsx'
import { Select } from '../../../../ui/select/Select.tsx'
import { TextField } from '../../../../ui/text-field/TextField.tsx'
import styles from './Hand.module.css'
import type { HandProps } from './hand-state.ts'

interface PlaceFormProps extends HandProps {
  readonly ship: ShipView
  /** The hex that was pointed at. */
  readonly at: Spot | null
}

const facingWords = facings.map(String)

export function PlaceForm({ view, talk, busy, ship, at, onChange }: PlaceFormProps) {
  const { combat } = useTexts()
  // On the real table nobody knows a hex: people have moved it, and what hung on its place is asked anew.
  const hasHex = view.realTable === null || ship.kind === 'sparrow'
  const there = at ?? ship.pose?.at ?? null
  const [typed, setTyped] = useState<string>()
  const [pointed, setPointed] = useState(at)
  if (pointed !== at) {
    // A hex that was pointed at takes the place of what was typed.
    setPointed(at)
    setTyped(undefined)
  }
  const [facing, setFacing] = useState<Facing>(ship.pose?.facing ?? 0)
  const named = typed === undefined ? there : hexNamed(typed)
  const spot = named !== null && view.board.hexes.some((hex) => sameHex(hex, named)) ? named : null
  const place = () => {
    if (spot !== null) onChange({ type: 'placeShip', ship: ship.id, at: spot, facing })
  }
  return (
    <fieldset className={styles.group}>
      <legend>{combat.hand.place}</legend>
      {hasHex && (
        <div className={styles.row}>
          <TextField
            label={combat.hand.hex}
            hint={combat.hand.hexHint}
            value={typed ?? (there === null ? '' : hexName(there))}
            maxLength={6}
            error={spot === null && typed !== undefined ? combat.hand.noHex : undefined}
            onChange={setTyped}
            onEnter={place}
          />
          <Select
            label={combat.hand.looks}
            value={String(facing)}
            options={facingWords.map((value) => ({ value, label: talk.name(`facing-${value}`) }))}
            onChange={(value) => setFacing(facings[Number(value)] ?? 0)}
          />
        </div>
      )}
      <ButtonRow>
        {hasHex ? (
          <Button size="small" busy={busy} refusal={spot === null ? combat.hand.noHex : undefined} onPress={place}>
            {combat.hand.put({ ship: talk.name(ship.id) })}
          </Button>
        ) : (
          <Button
            size="small"
            busy={busy}
            onPress={() => onChange({ type: 'placeShip', ship: ship.id, at: null, facing })}
          >
            {combat.table.movedByHand({ ship: talk.name(ship.id) })}
          </Button>
        )}
        {ship.kind === 'sparrow' && spot !== null && (
          <Button size="small" busy={busy} onPress={() => onChange({ type: 'moveSparrow', at: spot, facing })}>
            {combat.hand.changes.moveSparrow}
          </Button>
        )}
        {ship.pose !== null && (
          <Button
            size="small"
            kind="quiet"
            busy={busy}
            onPress={() => onChange({ type: 'placeShip', ship: ship.id, at: null, facing })}
          >
            {combat.hand.offBoard}
          </Button>
        )}
        <Button size="small" kind="danger" busy={busy} onPress={() => onChange({ type: 'removeShip', ship: ship.id })}>
          {combat.hand.changes.removeShip}
        </Button>
        <Button size="small" kind="quiet" busy={busy} onPress={() => onChange({ type: 'endTurn', ship: ship.id })}>
          {combat.hand.changes.endTurn}
        </Button>
      </ButtonRow>
    </fieldset>
  )
}
