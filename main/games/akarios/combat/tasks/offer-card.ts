// The moment of a card has come: its player says whether it is used, pays for it, and it is carried out.
import { payCard } from '../cards/pay-card.ts'
import { playCard } from '../cards/play-card.ts'
import { pilotOf } from '../state/read.ts'
import type { Run } from './run.ts'

export const offerCard: Run<'offerCard'> = (fight, { seat, place }) => {
  const { cards } = pilotOf(fight.state, seat)
  const card = cards.find((one) => one.place === place)?.card
  if (card === undefined) return
  const paid = payCard(fight, seat, place, { key: 'akarios.ask.moment', args: { seat, card }, rule: 'BO-001' })
  if (paid === null) return
  fight.note('cardUsed', { seat, card })
  playCard(fight, { seat, action: place, card, ...paid }, card)
}
