// The card's printed attack. While stunned it is skipped: a move on the same card still goes ahead (CE-041, open question 78).
import { binds } from '../effects/binds.ts'
import { actingShip, actorOf } from '../state/actor.ts'
import { cardOf } from '../state/read.ts'
import type { Command } from './command.ts'

export const attack: Command<'attack'> = (fight, { attack: which = 1, ignores = [] }, { by, riders }) => {
  const attacker = actorOf(by)
  if (binds(fight.state, actingShip(fight.state, attacker), 'stun'))
    return void fight.note('attackSkipped', { ship: attacker }, 'CE-041')
  const printed = by.card === null ? undefined : cardOf(fight.state, by.card).attacks?.[which - 1]
  if (printed !== undefined)
    return void fight.push({ type: 'attack', attacker, by, printed, riders: riders.attack, ignores })
  fight.push({ type: 'byHand', seat: by.seat, title: by.card ?? 'attack', says: 'attack' })
}
