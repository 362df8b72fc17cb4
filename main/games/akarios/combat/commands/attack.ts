// The card's printed attack. While stunned it is skipped: a move on the same card still goes ahead (CE-041, open question 78).
import { chooseOne } from '../choose-one.ts'
import { binds } from '../effects/binds.ts'
import { actingShip, actorOf } from '../state/actor.ts'
import type { Fight } from '../fight.ts'
import type { Performance } from '../state/attack.ts'
import { shipOption } from '../ship-option.ts'
import { cardOf, consciousPilots } from '../state/read.ts'
import { onCard } from '../unknown/untold.ts'
import type { Command } from './command.ts'

export const attack: Command<'attack'> = (fight, step, { by, riders }) => {
  const { attack: which = 1, ignores = [], arcs } = step
  const attacker = actorOf(by)
  if (binds(fight.state, actingShip(fight.state, attacker), 'stun'))
    return void fight.note('attackSkipped', { ship: attacker }, 'CE-041')
  const printed = by.card === null ? undefined : attacksOf(fight, by.card)[which - 1]
  if (printed === undefined)
    return void fight.push({ type: 'byHand', seat: by.seat, title: by.card ?? 'attack', says: 'attack' })
  const origin = step.origin === undefined ? null : standIn(fight, by)
  if (step.origin !== undefined && origin === null)
    return void fight.note('noOtherShip', { ship: attacker, card: by.card })
  const how = { riders: riders.attack, ignores, origin, eachArc: arcs !== undefined }
  fight.push({ type: 'attack', attacker, by, printed, ...how })
}

const attacksOf = (fight: Fight, card: string) => fight.told(cardOf(fight.state, card).attacks, onCard(card, 'attacks'))

/** The friendly ship from whose place the attack is made; null with nobody else there (open question 57). */
function standIn(fight: Fight, { seat, card }: Performance): string | null {
  const others = consciousPilots(fight.state).filter(({ id }) => id !== seat)
  const [first] = others
  if (first === undefined || others.length === 1) return first?.id ?? null
  return chooseOne(fight, {
    about: 'option',
    seat,
    asks: { key: 'akarios.ask.attackFrom', args: { card } },
    options: others.map(({ id }) => shipOption(id)),
  })
}
