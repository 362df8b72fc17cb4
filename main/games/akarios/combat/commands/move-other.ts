// Other ships are moved: by the card's diagram, by the one just flown, by a basic move of theirs, or onto a free hex in reach.
import type { Diagram } from '../../../../../shared/games/akarios/content/geometry.ts'
import { chooseOne } from '../choose-one.ts'
import { binds } from '../effects/binds.ts'
import type { Fight } from '../fight.ts'
import type { Performance } from '../state/attack.ts'
import { cardOf, shipOf } from '../state/read.ts'
import { onBoard, onCard } from '../unknown/untold.ts'
import type { Command } from './command.ts'
import { reach } from './reach.ts'

/** Player ships are flown by their own seat, enemies by the seat whose card it is. */
export const moveOther: Command<'moveOther'> = (fight, { targets, by: way }, { by }) => {
  const ids = reach(fight, targets, by, 'moveOther')
  fight.state.handled = [...ids]
  for (const id of ids) {
    const seat = shipOf(fight.state, id).kind === 'pilot' ? id : by.seat
    if (way === 'placing') {
      const card = by.card === null ? null : cardOf(fight.state, by.card)
      const range = typeof card?.reach === 'number' ? card.reach : null
      const place = { where: 'free' as const, terrain: [], range, facing: 'kept' as const, ignoresTerrain: false }
      fight.push({ type: 'landShip', ship: id, seat: by.seat, ...place })
      continue
    }
    // Who flies the same move flies it as an action of the own: not while slowed (CE-032).
    if (way === 'sameDiagram' && binds(fight.state, shipOf(fight.state, id), 'slow')) {
      fight.note('moveSkipped', { ship: id }, 'CE-032')
      continue
    }
    const diagram = diagramOf(fight, way, seat, by)
    if (diagram === null)
      fight.push({ type: 'byHand', seat: by.seat, title: by.card ?? 'moveOther', says: 'moveOther' })
    else fight.push({ type: 'moveShip', ship: id, seat, diagram, passed: [] })
  }
}

function diagramOf(
  fight: Fight,
  way: 'diagram' | 'sameDiagram' | 'basicMove',
  seat: string,
  by: Performance,
): Diagram | null {
  if (way !== 'basicMove')
    return by.card === null
      ? null
      : (fight.told(cardOf(fight.state, by.card).moves, onCard(by.card, 'moves'))[0] ?? null)
  const moves = fight.told(fight.state.content.board.moves, onBoard('moves'))
  const chosen = chooseOne(fight, {
    about: 'option',
    seat,
    asks: { key: 'akarios.ask.basicMove', args: { ship: seat } },
    options: moves.map((_, at) => ({ id: `move-${at + 1}`, key: `akarios.action.move-${at + 1}`, args: {} })),
  })
  return moves[chosen === 'move-2' ? 1 : 0]?.path ?? null
}
