// Turns this card to its damaged side (PD-013); the stress it adds stands on the card (PD-017).
import { pilotOf } from '../state/read.ts'
import type { Command } from './command.ts'

export const damageCard: Command<'damageCard'> = (fight, { stress }, { by }) => {
  const card = pilotOf(fight.state, by.seat).cards.find(({ place }) => place === by.action)
  if (card === undefined || card.damaged) return
  card.damaged = true
  fight.note('cardDamaged', { ship: by.seat, card: card.card }, 'PD-013')
  if (stress > 0) fight.push({ type: 'gainStress', seat: by.seat, amount: stress, why: 'damagedCard' })
}
