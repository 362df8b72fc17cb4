// The card's printed move. While slowed it is skipped: an attack on the same card still goes ahead (open question 123).
import { isAction } from '../cards/is-action.ts'
import { binds } from '../effects/binds.ts'
import { cardOf, pilotOf } from '../state/read.ts'
import { onCard } from '../unknown/untold.ts'
import type { Command } from './command.ts'

export const move: Command<'move'> = (fight, { diagram = 1, through = [] }, { by }) => {
  const { seat } = by
  if (binds(fight.state, pilotOf(fight.state, seat), 'slow'))
    return void fight.note('moveSkipped', { ship: seat }, 'CE-032')
  const card = by.card === null ? null : cardOf(fight.state, by.card)
  const path = by.card === null ? undefined : fight.told(card?.moves, onCard(by.card, 'moves'))[diagram - 1]
  if (card === null || path === undefined)
    return void fight.push({ type: 'byHand', seat, title: by.card ?? 'move', says: 'move' })
  const asAction = isAction(card) ? ({ asAction: true } as const) : {}
  fight.push({ type: 'moveShip', ship: seat, seat, diagram: path, passed: [...through], ...asAction })
}
