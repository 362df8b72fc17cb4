// Short questions to a state that many rules ask: which ship, whose side, what is on it.
import type { EffectId } from '../../../../../shared/games/akarios/content/effect.ts'
import type { CardPlace } from '../../../../../shared/games/akarios/question/action.ts'
import type { Attack } from './attack.ts'
import type { Card } from './card.ts'
import type { ActionCard } from './content.ts'
import type { EnemyShip, PilotShip, Ship, Side } from './ships.ts'
import type { FightState } from './state.ts'

/** Null once it has left the fight. */
export const findShip = (state: FightState, id: string): Ship | null =>
  state.ships.find((ship) => ship.id === id) ?? null

/** Throws for a ship that is not there: the caller has just named it. */
export function shipOf(state: FightState, id: string): Ship {
  const ship = findShip(state, id)
  if (ship === null) throw new Error(`no ship ${id}`)
  return ship
}

export function pilotOf(state: FightState, seat: string): PilotShip {
  const ship = shipOf(state, seat)
  if (ship.kind !== 'pilot') throw new Error(`${seat} is no pilot`)
  return ship
}

export function enemyOf(state: FightState, id: string): EnemyShip {
  const ship = shipOf(state, id)
  if (ship.kind !== 'enemy') throw new Error(`${id} is no enemy`)
  return ship
}

export const pilotsOf = (state: FightState): PilotShip[] => state.ships.filter((ship) => ship.kind === 'pilot')

/** Pilots that can do something (PD-005). */
export const consciousPilots = (state: FightState): PilotShip[] => pilotsOf(state).filter(({ out }) => !out)

export const enemiesOf = (state: FightState): EnemyShip[] => state.ships.filter((ship) => ship.kind === 'enemy')

/** Whose side it is on; a marker of neither side is fair game for nobody. */
export function sideOf(ship: Ship): Side | 'none' {
  if (ship.kind === 'enemy') return 'enemies'
  return ship.kind === 'marker' ? ship.side : 'players'
}

export const hasEffect = (ship: Ship, effect: EffectId): boolean =>
  ship.effects.some((borne) => borne.effect === effect)

export function cardOf(state: FightState, id: string): ActionCard {
  const card = state.content.cards[id]
  if (card === undefined) throw new Error(`no card ${id}`)
  return card
}

/** Throws for a place without a card: the caller has just named it. */
export function cardAt(state: FightState, seat: string, place: CardPlace): Card {
  const card = pilotOf(state, seat).cards.find((one) => one.place === place)
  if (card === undefined) throw new Error(`no card in ${place} of ${seat}`)
  return card
}

/** An attack under way. Throws for one that is over: the caller belongs to it. */
export function attackOf(state: FightState, id: number): Attack {
  const attack = state.attacks.find((one) => one.id === id)
  if (attack === undefined) throw new Error(`no attack ${id}`)
  return attack
}

export const isGone = (ship: Ship): boolean => ship.hull <= 0 || (ship.kind === 'pilot' && ship.out)
