// Loss without an attack roll.
import type { Command } from './command.ts'
import { amountOf } from './expand.ts'
import { reach } from './reach.ts'

export const damage: Command<'damage'> = (fight, { amount, only = null, targets }, { by }) => {
  // Trauma cards act without a card of the ship (open question 119).
  const source = by.card === null ? 'trauma' : 'card'
  for (const target of reach(fight, targets, by, 'damage'))
    fight.push({ type: 'dealDamage', target, amount: amountOf(amount, by), source, only })
}
