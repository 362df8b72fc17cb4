// What is always true of a fight, whatever was played: looked at after every step in tests, and before a change by hand.
import { isTracked } from '../../../../shared/games/akarios/content/tracked-effects.ts'
import { hexKey, sameHex, type Hex } from '../../../../shared/lib/hex.ts'
import { actorOf } from './state/actor.ts'
import { pilotsOf } from './state/read.ts'
import { isOnTable } from './state/real-table.ts'
import type { Ship, Slot } from './state/ships.ts'
import type { FightState } from './state/state.ts'
import { hasHex, type BoardShape } from './tabletop/board/map.ts'

/** What is broken, each as `word:details`; empty for a sound state. */
export function findBreaches(state: FightState): readonly string[] {
  const breaches: string[] = []
  for (const look of looks) look(state, breaches)
  return breaches
}

/** Adds what it finds broken. A fight is looked at after every step: a sound one must cost next to nothing. */
type Look = (state: FightState, breaches: string[]) => void

const ships: Look = (state, breaches) => {
  for (const ship of state.ships) {
    ranges(ship, breaches)
    if (!hasSoundEffects(ship)) breaches.push(`effects:${ship.id}`)
    fitted(ship, breaches)
  }
}

function ranges(ship: Ship, breaches: string[]): void {
  const { id, hull, shield, startHull, startShield } = ship
  if (hull < 0 || hull > startHull) breaches.push(`hull:${id}`)
  if (shield < 0 || shield > startShield) breaches.push(`shield:${id}`)
  if (hull === 0 && !(ship.kind === 'pilot' && ship.out)) breaches.push(`goneButThere:${id}`)
  if (ship.kind !== 'pilot') return
  if (ship.stress < 0 || ship.stress > 10) breaches.push(`stress:${id}`)
  if (ship.trauma < 0) breaches.push(`trauma:${id}`)
  if (ship.out && ship.pose !== null) breaches.push(`outButThere:${id}`)
}

/** One cube of a kind, and only of the six that are tracked (CE-044, CE-047). */
const hasSoundEffects = ({ effects }: Ship): boolean =>
  effects.every(({ effect }, at) => isTracked(effect) && effects.findIndex((one) => one.effect === effect) === at)

/** Supply within the start value, or up to 4 for a card that refills itself (CE-028, CE-049). */
function fitted(ship: Ship, breaches: string[]): void {
  if (ship.kind !== 'pilot') return
  for (const { place, supply } of ship.cards) if (!isSupply(supply)) breaches.push(`supply:${ship.id}:${place}`)
}

const isSupply = (supply: number | null): boolean => supply === null || (supply >= 0 && supply <= 4)

/** All on the board (PA-035), no two ships in a hex (PA-033). */
const standing: Look = ({ ships, map }, breaches) => {
  const hexes: Hex[] = []
  for (const { pose } of ships) if (pose !== null) hexes.push(pose.at)
  hexes.forEach((hex, at) => {
    if (hexes.findIndex((other) => sameHex(other, hex)) < at) breaches.push(`twoInAHex:${hexKey(hex)}`)
  })
  for (const hex of hexes) if (!isOnBoard({ map }, hex)) breaches.push(`offBoard:${hexKey(hex)}`)
}

/** Nobody knows a hex of pilots and enemies on the real table. */
const onTable: Look = (state, breaches) => {
  if (!isOnTable(state)) return
  for (const { kind, id, pose } of state.ships)
    if ((kind === 'pilot' || kind === 'enemy') && pose !== null) breaches.push(`hexOnTable:${id}`)
}

/** The board's shape is the tabletop's own; a ship that stands beyond it is nowhere. */
export const isOnBoard = ({ map }: Pick<FightState, 'map'>, hex: Hex): boolean =>
  hasHex(map.shape as unknown as BoardShape, hex)

/** No slot with two dice, whoever laid them: some cards take dice of several pilots (PA-009, PA-010, SW-005). */
const slots: Look = (state, breaches) => {
  const taken: { readonly of: string; readonly on: Slot }[] = []
  for (const ship of state.ships) {
    if (ship.kind !== 'pilot') continue
    for (const { on } of ship.dice) {
      if (on === null) continue
      const of = actorOf({ seat: on.of ?? ship.id, action: on.action })
      if (taken.some((one) => one.of === of && isSameSlot(one.on, on)))
        breaches.push(`slot:${of}:${on.action}:${on.group}:${on.slot}`)
      taken.push({ of, on })
    }
  }
}

const isSameSlot = (a: Slot, b: Slot): boolean => a.slot === b.slot && a.group === b.group && a.action === b.action

/** Nobody has more dice than the board gives, those lent to others among them; shared results come on top (open question 77). */
const dice: Look = (state, breaches) => {
  const pilots = pilotsOf(state)
  for (const { id } of pilots) {
    let own = 0
    for (const pilot of pilots)
      for (const { guest } of pilot.dice)
        if (guest === undefined ? pilot.id === id : guest.returns && guest.of === id) own += 1
    if (own > state.content.board.dice) breaches.push(`dice:${id}`)
  }
}

/** Supply of the Sparrow's upgrades (SW-004). */
const sparrow: Look = ({ sparrowUpgrades }, breaches) => {
  for (const { place, supply } of sparrowUpgrades) if (!isSupply(supply)) breaches.push(`supply:sparrow:${place}`)
}

const looks: readonly Look[] = [ships, standing, onTable, slots, dice, sparrow]

/**
 * How many cards of each pile there are, wherever they lie: in the pile, with the enemies that act by them, with a pilot whom
 * they await, on the table in a draw. Only by hand does a number change; cards that leave play when drawn or applied are not counted.
 */
export const countCards = (state: FightState): Readonly<Record<string, number>> =>
  Object.fromEntries(
    Object.entries(state.piles).map(([name, { top, unseen, discard }]) => [
      name,
      [...top, ...unseen, ...discard].filter((card) => state.content.modifiers[card]?.leaves === undefined).length +
        cardsOut(state, name),
    ]),
  )

function cardsOut({ ships, orders, queue, attacks, content }: FightState, pile: string): number {
  if (pile === 'trauma') {
    const waiting = ships.flatMap((ship) => (ship.kind === 'pilot' ? ship.pendingTrauma : []))
    return waiting.length + queue.filter(({ type }) => type === 'resolveTrauma').length
  }
  // Drawn, while a card is paid for with which one of them is drawn again.
  const drawn = queue.flatMap((task) =>
    task.type === 'drawCards' && attacks.some(({ id, deck }) => id === task.attack && deck === pile)
      ? task.runs.flatMap(({ cards }) => cards)
      : [],
  )
  const staying = drawn.filter((card) => content.modifiers[card]?.leaves === undefined)
  return staying.length + Object.keys(orders).filter((type) => pile === `combat:${type}`).length
}
