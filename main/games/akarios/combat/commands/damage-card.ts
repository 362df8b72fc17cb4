// Turns this card, or the one it has just used, to its damaged side (PD-013); the stress it adds stands on the card (PD-017).
import { changeCard } from '../state/fitted.ts'
import { pilotOf } from '../state/read.ts'
import type { Command } from './command.ts'

export const damageCard: Command<'damageCard'> = (fight, { which, stress }, { by }) => {
  const pilot = pilotOf(fight.state, by.seat)
  const card = pilot.cards.find(({ place }) => place === (which === 'this' ? by.action : pilot.lastUsed))
  if (card === undefined || card.damaged) return
  changeCard(pilot, card.place, { damaged: true })
  fight.note('cardDamaged', { ship: by.seat, card: card.card }, 'PD-013')
  if (stress > 0) fight.push({ type: 'gainStress', seat: by.seat, amount: stress, why: 'damagedCard' })
}
