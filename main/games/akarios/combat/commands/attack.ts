// The card's printed attack.
import { cardOf } from '../state/read.ts'
import type { Command } from './command.ts'

export const attack: Command<'attack'> = (fight, { attack: which = 1, ignores = [] }, { by, riders }) => {
  const printed = by.card === null ? undefined : cardOf(fight.state, by.card).attacks?.[which - 1]
  if (printed !== undefined)
    return void fight.push({ type: 'attack', attacker: by.seat, by, printed, riders: riders.attack, ignores })
  fight.push({ type: 'byHand', seat: by.seat, title: by.card ?? 'attack', says: 'attack' })
}
