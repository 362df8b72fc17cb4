// Changing a die or a card of a pilot, or an upgrade of the Sparrow. All three are shared with earlier states: what changes is replaced.
import type { CardPlace, SparrowPlace } from '../../../../../shared/games/akarios/question/action.ts'
import type { Card } from './card.ts'
import type { Die, PilotShip } from './ships.ts'
import type { SparrowUpgrade } from './sparrow-upgrade.ts'
import type { FightState } from './state.ts'

/** `at`: the die's number from 0. */
export function changeDie(pilot: PilotShip, at: number, to: Partial<Die>): void {
  pilot.dice = pilot.dice.map((die, index) => (index === at ? { ...die, ...to } : die))
}

export function changeCard(pilot: PilotShip, place: CardPlace, to: Partial<Omit<Card, 'place'>>): void {
  pilot.cards = pilot.cards.map((card) => (card.place === place ? { ...card, ...to } : card))
}

export function changeUpgrade(
  state: FightState,
  place: SparrowPlace,
  to: Partial<Omit<SparrowUpgrade, 'place'>>,
): void {
  state.sparrowUpgrades = state.sparrowUpgrades.map((one) => (one.place === place ? { ...one, ...to } : one))
}
