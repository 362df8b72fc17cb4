// What is always true of a fight, whatever was played: looked at after every step in tests, and before a change by hand.
import { hexKey } from '../../../../shared/lib/hex.ts'
import { isTracked } from './effects/effects.ts'
import type { Ship } from './state/ships.ts'
import type { FightState } from './state/state.ts'

/** What is broken, each as `word:details`; empty for a sound state. */
export const findBreaches = (state: FightState): readonly string[] => [
  ...state.ships.flatMap((ship) => [...ranges(ship), ...effectSlots(ship), ...fitted(ship)]),
  ...standing(state),
  ...slots(state),
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

/** No two ships in a hex (PA-033). */
function standing({ ships }: FightState): string[] {
  const hexes = ships.flatMap(({ pose }) => (pose === null ? [] : [hexKey(pose.at)]))
  return hexes.flatMap((hex, at) => (hexes.indexOf(hex) < at ? [`twoInAHex:${hex}`] : []))
}

/** Each die in at most one slot, no slot with two dice (PA-009, PA-010). */
function slots({ ships }: FightState): string[] {
  return ships.flatMap((ship) => {
    if (ship.kind !== 'pilot') return []
    const taken = ship.dice.flatMap(({ on }) => (on === null ? [] : [`${on.action}:${on.group}:${on.slot}`]))
    return new Set(taken).size < taken.length ? [`slot:${ship.id}`] : []
  })
}
