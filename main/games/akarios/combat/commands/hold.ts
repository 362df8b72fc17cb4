// A step that holds for a span: the card remembers the round, and its hooks do the rest.
import { pilotOf } from '../state/read.ts'
import type { Command } from './command.ts'

export const hold: Command<'reduceDamage'> = (fight, { lasts }, { by }) => {
  const card = pilotOf(fight.state, by.seat).cards.find(({ place }) => place === by.action)
  if (card === undefined || lasts === undefined) return
  card.since = fight.state.round
  fight.note('spanBegan', { ship: by.seat, card: card.card, lasts })
}
