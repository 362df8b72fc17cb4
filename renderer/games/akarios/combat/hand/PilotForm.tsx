// By hand, for a pilot: supply and damage of the cards, and the faces of the dice.
import type { DieFace } from '../../../../../shared/games/akarios/content/slots.ts'
import type { PilotView } from '../../../../../shared/games/akarios/view/fight-view.ts'
import { useTexts } from '../../../../i18n/texts.tsx'
import { SetNumber } from '../../../../kernel/play/SetNumber.tsx'
import { WrongNumber } from '../../values/WrongNumber.tsx'
import { Checkbox } from '../../../../ui/checkbox/Checkbox.tsx'
import { Select } from '../../../../ui/select/Select.tsx'
import { faceIcons } from '../../parts/face-icons.ts'
import styles from './Hand.module.css'
import { mostSupply, type HandProps } from './hand-state.ts'

/** Cards of other kinds carry their kind in their key. */
const isUpgrade = (card: string): boolean => !card.includes(':')

const isFace = (value: string): value is DieFace => Object.hasOwn(faceIcons, value)

export function PilotForm({ talk, busy, pilot, onChange }: HandProps & { readonly pilot: PilotView }) {
  const { combat } = useTexts()
  const seat = pilot.id
  return (
    <>
      <fieldset className={styles.group}>
        <legend>{combat.hand.cards}</legend>
        <ul className={styles.cards}>
          {pilot.cards.map(({ place, card, name, supply, damaged }) => (
            <li key={place} className={styles.row}>
              <b>{name}</b>
              <Checkbox
                label={combat.damagedMark({ name })}
                checked={damaged}
                onChange={(next) => onChange({ type: 'setDamaged', seat, place, damaged: next })}
              />
              {supply !== null && (
                <SetNumber
                  key={supply}
                  label={combat.supplyOf({ name })}
                  now={supply}
                  most={mostSupply}
                  keepTyped
                  busy={busy}
                  onSet={(value) => onChange({ type: 'setSupply', seat, place, supply: value })}
                />
              )}
              {supply !== null && isUpgrade(card) && (
                <WrongNumber kind="upgrades" id={card} field="supply" name={name} />
              )}
            </li>
          ))}
        </ul>
      </fieldset>
      <fieldset className={styles.group}>
        <legend>{combat.hand.dice}</legend>
        <div className={styles.row}>
          {pilot.dice.map(({ face, on }, die) => (
            <Select
              key={die}
              label={combat.hand.die({ number: die + 1 })}
              value={face ?? 'spent'}
              options={[
                ...Object.keys(faceIcons).map((value) => ({ value, label: talk.name(value) })),
                { value: 'spent', label: combat.hand.spent },
              ]}
              {...(on === null ? {} : { hint: combat.hand.lies({ action: talk.action(seat, on.action) }) })}
              onChange={(value) =>
                onChange({
                  type: 'setDie',
                  seat,
                  die,
                  face: isFace(value) ? value : null,
                  spent: value === 'spent',
                })
              }
            />
          ))}
        </div>
      </fieldset>
    </>
  )
}
