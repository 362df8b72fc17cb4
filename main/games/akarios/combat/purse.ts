// What a pilot pays with: which dice fit which slots, and the slots in which dice lie. Dice and cards are replaced whole when
// they change, so as long as they are the same, what was worked out of them holds.
import type { ActionId } from '../../../../shared/games/akarios/question/action.ts'
import type { Payment } from '../../../../shared/games/akarios/question/question.ts'
import type { DieFace, SlotGroup, SlotIcon } from '../../../../shared/games/akarios/content/slots.ts'
import type { Card } from './state/card.ts'
import type { Die, PilotShip, Slot } from './state/ships.ts'
import type { FightState } from './state/state.ts'

export interface Purse {
  readonly seat: string
  /** Slots of the own actions in which dice lie, whoever laid them. */
  readonly laid: readonly Slot[]
  /** Numbers of the dice that a slot takes. */
  readonly diceFor: (icon: SlotIcon) => readonly number[]
  /** The ways to pay that were worked out for an action, and for what card and slots they hold. */
  readonly known: Map<ActionId, Known>
}

interface Known {
  readonly card: Card | null
  readonly groups: readonly SlotGroup[]
  readonly payments: readonly Payment[]
}

const purses = new WeakMap<readonly Die[], Purse>()

export function purseOf(state: FightState, pilot: PilotShip): Purse {
  const laid = laidOn(state, pilot.id)
  const known = purses.get(pilot.dice)
  if (known?.seat === pilot.id && known.laid.length === laid.length && laid.every((on, at) => on === known.laid[at]))
    return known
  const purse = { seat: pilot.id, laid, diceFor: oncePerIcon((icon) => diceFor(pilot, icon)), known: new Map() }
  purses.set(pilot.dice, purse)
  return purse
}

/** The same dice fit every slot of a kind: they are looked for once. */
export function oncePerIcon(find: Purse['diceFor']): Purse['diceFor'] {
  const found: { [Icon in SlotIcon]?: readonly number[] } = {}
  return (icon) => (found[icon] ??= find(icon))
}

function laidOn(state: FightState, seat: string): readonly Slot[] {
  const laid: Slot[] = []
  for (const ship of state.ships)
    if (ship.kind === 'pilot')
      for (const { on } of ship.dice) if (on !== null && (on.of ?? ship.id) === seat) laid.push(on)
  return laid
}

/** Dice of this pilot that lie in no slot and fit the icon. */
export function diceFor({ dice }: PilotShip, icon: SlotIcon): readonly number[] {
  const fitting: number[] = []
  for (const [index, { face, on }] of dice.entries())
    if (on === null && face !== null && fits(icon, face)) fitting.push(index)
  return fitting
}

/** Which faces a slot takes (PA-007, PA-008, PA-010, PA-018, PA-023). */
const fits = (icon: SlotIcon, face: DieFace): boolean => {
  if (icon === 'supply') return false
  if (icon === 'wild') return true
  if (icon === 'stress') return face === 'stress'
  return face === icon || face === 'wild' || face === 'stress'
}
