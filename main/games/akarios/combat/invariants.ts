// What is always true of a fight, whatever was played: looked at after every step in tests, and before a change by hand.
import { isTracked } from '../../../../shared/games/akarios/content/tracked-effects.ts'
import { hexKey, type Hex } from '../../../../shared/lib/hex.ts'
import { actorOf } from './state/actor.ts'
import { isOnTable } from './state/real-table.ts'
import type { Ship } from './state/ships.ts'
import type { FightState } from './state/state.ts'
import { hasHex, type BoardShape } from './tabletop/board/map.ts'

/** What is broken, each as `word:details`; empty for a sound state. */
export const findBreaches = (state: FightState): readonly string[] => [
  ...state.ships.flatMap((ship) => [...ranges(ship), ...effectSlots(ship), ...fitted(ship)]),
  ...standing(state),
  ...onTable(state),
  ...slots(state),
  ...dice(state),
  ...sparrow(state),
]

function ranges(ship: Ship): string[] {
  const { id, hull, shield, startHull, startShield } = ship
  const breaches: string[] = []
  if (hull < 0 || hull > startHull) breaches.push(`hull:${id}`)
  if (shield < 0 || shield > startShield) breaches.push(`shield:${id}`)
  if (hull === 0 && !(ship.kind === 'pilot' && ship.out)) breaches.push(`goneButThere:${id}`)
  if (ship.kind !== 'pilot') return breaches
  if (ship.stress < 0 || ship.stress > 10) breaches.push(`stress:${id}`)
  if (ship.trauma < 0) breaches.push(`trauma:${id}`)
  if (ship.out && ship.pose !== null) breaches.push(`outButThere:${id}`)
  return breaches
}

/** One cube of a kind, and only of the six that are tracked (CE-044, CE-047). */
function effectSlots({ id, effects }: Ship): string[] {
  const names = effects.map(({ effect }) => effect)
  return new Set(names).size < names.length || !names.every(isTracked) ? [`effects:${id}`] : []
}

/** Supply within the start value, or up to 4 for a card that refills itself (CE-028, CE-049). */
function fitted(ship: Ship): string[] {
  if (ship.kind !== 'pilot') return []
  return ship.cards.flatMap(({ place, supply }) =>
    supply !== null && (supply < 0 || supply > 4) ? [`supply:${ship.id}:${place}`] : [],
  )
}

/** All on the board (PA-035), no two ships in a hex (PA-033). */
function standing({ ships, map }: FightState): string[] {
  const hexes = ships.flatMap(({ pose }) => (pose === null ? [] : [pose.at]))
  const keys = hexes.map(hexKey)
  const off = hexes.filter((hex) => !isOnBoard({ map }, hex))
  return [
    ...keys.flatMap((key, at) => (keys.indexOf(key) < at ? [`twoInAHex:${key}`] : [])),
    ...off.map((hex) => `offBoard:${hexKey(hex)}`),
  ]
}

/** Nobody knows a hex of pilots and enemies on the real table. */
const onTable = (state: FightState): string[] =>
  isOnTable(state)
    ? state.ships.flatMap(({ kind, id, pose }) =>
        (kind === 'pilot' || kind === 'enemy') && pose !== null ? [`hexOnTable:${id}`] : [],
      )
    : []

/** The board's shape is the tabletop's own; a ship that stands beyond it is nowhere. */
export const isOnBoard = ({ map }: Pick<FightState, 'map'>, hex: Hex): boolean =>
  hasHex(map.shape as unknown as BoardShape, hex)

/** No slot with two dice, whoever laid them: some cards take dice of several pilots (PA-009, PA-010, SW-005). */
function slots({ ships }: FightState): string[] {
  const laid = ships.flatMap((ship) =>
    ship.kind === 'pilot'
      ? ship.dice.flatMap(({ on }) =>
          on === null ? [] : [{ ...on, of: actorOf({ seat: on.of ?? ship.id, action: on.action }) }],
        )
      : [],
  )
  const keys = laid.map(({ of, action, group, slot }) => `${of}:${action}:${group}:${slot}`)
  return keys.flatMap((key, at) => (keys.indexOf(key) < at ? [`slot:${key}`] : []))
}

/** Nobody has more dice than the board gives, those lent to others among them; shared results come on top (open question 77). */
function dice({ ships, content }: FightState): string[] {
  const pilots = ships.filter((ship) => ship.kind === 'pilot')
  const owners = pilots.flatMap((pilot) =>
    pilot.dice.flatMap(({ guest }) => (guest === undefined ? [pilot.id] : guest.returns ? [guest.of] : [])),
  )
  return pilots.flatMap(({ id }) =>
    owners.filter((owner) => owner === id).length > content.board.dice ? [`dice:${id}`] : [],
  )
}

/** Supply of the Sparrow's upgrades (SW-004). */
const sparrow = ({ sparrowUpgrades }: FightState): string[] =>
  sparrowUpgrades.flatMap(({ place, supply }) =>
    supply !== null && (supply < 0 || supply > 4) ? [`supply:sparrow:${place}`] : [],
  )

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
