// The card's printed attack. While stunned it is skipped: a move on the same card still goes ahead (CE-041, open question 78).
import { binds } from '../effects/binds.ts'
import { cardOf, pilotOf } from '../state/read.ts'
import type { Command } from './command.ts'

export const attack: Command<'attack'> = (fight, { attack: which = 1, ignores = [] }, { by, riders }) => {
  if (binds(fight.state, pilotOf(fight.state, by.seat), 'stun'))
    return void fight.note('attackSkipped', { ship: by.seat }, 'CE-041')
  const printed = by.card === null ? undefined : cardOf(fight.state, by.card).attacks?.[which - 1]
  if (printed !== undefined)
    return void fight.push({ type: 'attack', attacker: by.seat, by, printed, riders: riders.attack, ignores })
  fight.push({ type: 'byHand', seat: by.seat, title: by.card ?? 'attack', says: 'attack' })
}
