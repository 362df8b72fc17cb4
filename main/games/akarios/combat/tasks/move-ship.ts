// A ship flies along a diagram: the player picks how far, terrain takes its toll, a wormhole carries it off (PA-030 to PA-048).
import { momentOf } from '../cards/moment.ts'
import { playSteps } from '../cards/play-card.ts'
import { stopsMove } from '../cards/stop-move.ts'
import { change } from '../hooks/run.ts'
import { shipOf } from '../state/read.ts'
import { isOnTable } from '../state/real-table.ts'
import type { Run } from './run.ts'
import { settle } from './settle-move.ts'

export const moveShip: Run<'moveShip'> = (fight, { ship: id, seat, diagram, passed, asAction }) => {
  const ship = shipOf(fight.state, id)
  const through = change(fight, 'changePassage', passed, { ship })
  const more = change(fight, 'changeMove', 0, { ship })
  const onTable = isOnTable(fight.state)
  const ways = fight.know(fight.table.ways(fight.state, ship, diagram, through, more))
  if (ways.length === 0) return void fight.note('notOnBoard', { ship: id })
  const { end } = fight.ask({
    type: 'path',
    seat,
    asks: { key: onTable ? 'akarios.ask.table.way' : 'akarios.ask.path', args: { ship: id }, rule: 'PA-030' },
    ship: id,
    ends: ways.map(({ exits: _exits, nebulae: _nebulae, stoppedBy: _stoppedBy, ...shown }) => shown),
    ...(onTable ? { figure: { type: 'way', steps: diagram } } : {}),
  })
  const picked = ways[end]
  if (picked === undefined) throw new Error('a way that was not offered')
  const way = fight.know(fight.table.travelled(fight.state, ship, picked, through))
  const own = ship.kind === 'pilot' && id === seat
  const stopped = own && way.stress > 0 && way.entered > 0 ? stopsMove(fight, ship) : null
  settle(fight, id, seat, way)
  if (way.stress > 0) {
    fight.note(
      'moveInterrupted',
      { ship: id, entered: way.entered, by: way.stoppedBy },
      way.stoppedBy === null ? 'PA-036' : 'PA-038',
    )
    if (ship.kind === 'pilot' && stopped === null)
      fight.push({ type: 'gainStress', seat: id, amount: 1, why: 'interrupt' })
  }
  if (stopped !== null) playSteps(fight, stopped.by, stopped.steps)
  if (asAction === true) fight.push(...momentOf(fight.state, 'afterMove', [id]))
}
