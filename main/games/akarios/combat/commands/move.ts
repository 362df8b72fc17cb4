// The card's printed move. While slowed it is skipped: an attack on the same card still goes ahead (open question 123).
import { binds } from '../effects/binds.ts'
import { cardOf, pilotOf } from '../state/read.ts'
import type { Command } from './command.ts'

export const move: Command<'move'> = (fight, { diagram = 1, through = [] }, { by }) => {
  const pilot = pilotOf(fight.state, by.seat)
  if (binds(fight.state, pilot, 'slow')) return void fight.note('moveSkipped', { ship: by.seat }, 'CE-032')
  const path = by.card === null ? undefined : cardOf(fight.state, by.card).moves?.[diagram - 1]
  if (path !== undefined)
    return void fight.push({ type: 'moveShip', ship: by.seat, seat: by.seat, diagram: path, passed: [...through] })
  fight.push({ type: 'byHand', seat: by.seat, title: by.card ?? 'move', says: 'move' })
}
