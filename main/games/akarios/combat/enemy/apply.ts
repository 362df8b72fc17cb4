// An enemy gives an effect: to itself, to other enemies, or to player ships (EN-027, EN-036).
import type { Fight } from '../fight.ts'
import { enemiesOf } from '../state/read.ts'
import type { EnemyShip } from '../state/ships.ts'
import { marksOf } from '../targeting.ts'
import { chooseFor, controllerOf } from './control.ts'
import type { CommandOf } from './line.ts'
import { pickOne, prey } from './target.ts'

/** Not done when nobody is there to receive it. */
export function commandApply(fight: Fight, enemy: EnemyShip, command: CommandOf<'apply'>): boolean {
  const receivers = receiversOf(fight, enemy, command)
  const grant = { effect: command.effect, amount: command.amount ?? null }
  for (const target of receivers)
    fight.push({ type: 'applyEffect', target, grant, from: enemy.id, seat: 'table', hullLost: null })
  const [ship, effect] = [enemy.id, command.effect]
  if (receivers.length === 0) fight.note('enemyGivesNobody', { ship, effect }, 'EN-027')
  else fight.note('enemyGives', { ship, effect, to: [...receivers] }, 'EN-027')
  return receivers.length > 0
}

function receiversOf(
  fight: Fight,
  ship: EnemyShip,
  { on, effect, range, targets = 1 }: CommandOf<'apply'>,
): readonly string[] {
  if (on === 'self' || range === undefined) return [ship.id]
  const mending = effect === 'repair' || effect === 'shieldCharge'
  const marks = on === 'players' ? prey(fight) : marksOf(fight, 'enemies', 'enemies').filter(({ id }) => id !== ship.id)
  const inReach = fight
    .know(fight.table.within(fight.state, ship, { type: 'range', hexes: range }, marks, {}, false))
    .flatMap(({ id, can }) => (can ? [id] : []))
  const wanting = mending ? inReach.filter((id) => isWorn(fight, id)) : inReach
  // Others first; with none in range it goes to the acting ship (EN-027).
  if (wanting.length === 0) return mending ? [ship.id] : []
  if (targets === 'all') return wanting
  const controller = controllerOf(fight, ship)
  if (controller !== null) return chooseFor(fight, controller, ship, wanting, targets)
  const taken: string[] = []
  while (taken.length < Math.min(targets, wanting.length)) {
    const left = marks.filter(({ id }) => wanting.includes(id) && !taken.includes(id))
    const nearest = fight.know(fight.table.nearest(fight.state, ship, left))
    if (nearest === null) break
    taken.push(pickOne(fight, ship.id, nearest.ids, 'EN-036'))
  }
  return taken
}

const isWorn = (fight: Fight, id: string): boolean =>
  enemiesOf(fight.state).some((one) => one.id === id && (one.hull < one.startHull || one.shield < one.startShield))
