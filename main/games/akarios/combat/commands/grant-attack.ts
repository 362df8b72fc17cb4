// Each other pilot may attack once, free of dice and supply, whatever the card waives for it.
import { consciousPilots } from '../state/read.ts'
import type { Command } from './command.ts'

export const grantAttack: Command<'grantAttack'> = (fight, { targets: { count }, ignores }, { by }) => {
  for (const { id: seat } of consciousPilots(fight.state))
    if (seat !== by.seat)
      fight.push({ type: 'grantedAttack', seat, from: by.card, targets: count, ignores: [...ignores] })
}
