// What an action costs while nobody has told it: it is offered all the same, and choosing it asks for what the card or the board shows.
import type { ActionId } from '../../../../../shared/games/akarios/question/action.ts'
import type { Payment } from '../../../../../shared/games/akarios/question/question.ts'
import type { Fight } from '../fight.ts'
import { cardOf, pilotOf } from '../state/read.ts'
import { onBoard, onCard } from './untold.ts'

/** In the place of ways to pay. */
export const tellsCost = (seat: string, action: ActionId): Payment => ({
  id: `${seat}:${action}:tell`,
  seat,
  action,
  group: 0,
  slots: [],
  least: 0,
  tells: true,
})

/** Asks for what pays for this action of the seat, or for this upgrade of the Sparrow; nothing happens besides. */
export function askCost(fight: Fight, { seat, action }: Payment): void {
  const { state } = fight
  const { board } = state.content
  const upgrade = state.sparrowUpgrades.find(({ place }) => place === action)
  if (upgrade !== undefined) return void askSlots(fight, upgrade.card)
  const card = pilotOf(state, seat).cards.find(({ place }) => place === action)
  if (card !== undefined) return void askCardCost(fight, card.card)
  if (action === 'rotate') fight.told(board.rotate, onBoard('rotate'))
  else if (action === 'attack') fight.told(board.attack, onBoard('attack'))
  else fight.told(board.moves, onBoard('moves'))
}

/** Supply first: once the slots are told, the cost is known. */
export function askCardCost(fight: Fight, card: string): void {
  askSupply(fight, card)
  askSlots(fight, card)
}

/** As long as the cost of the card is not known its supply is not either; later a card without the indicator has none. */
export function askSupply(fight: Fight, card: string): void {
  const { slots, supply } = cardOf(fight.state, card)
  if (slots === undefined) fight.told(supply, onCard(card, 'supply'))
}

const askSlots = (fight: Fight, card: string) => fight.told(cardOf(fight.state, card).slots, onCard(card, 'slots'))
