// Whom an enemy goes for, chosen anew before every action (EN-008 to EN-012); what stays equal, the players decide.
// An enemy under control goes for whom its player says.
import { chooseOne } from '../choose-one.ts'
import { shipOption } from '../ship-option.ts'
import type { Fight } from '../fight.ts'
import type { EnemyShip } from '../state/ships.ts'
import { chooseFor, controllerOf } from './control.ts'
import { marksOf } from '../targeting.ts'
import type { Mark } from '../tabletop/tabletop.ts'

/** Player ships, the Sparrow and objectives of the players; hidden ones are marked. */
export const prey = (fight: Fight): readonly Mark[] => marksOf(fight, 'players', 'enemies')

/** The target's id, or null when all are hidden (open questions 23 and 110). Says why. */
export function chooseTarget(fight: Fight, enemy: EnemyShip): string | null {
  const seat = controllerOf(fight, enemy)
  const seen = prey(fight)
  if (seat !== null) {
    const open = seen.filter(({ hidden }) => !hidden).map(({ id }) => id)
    return chooseFor(fight, seat, enemy, open, 1)[0] ?? null
  }
  const nearest = fight.know(fight.table.nearest(fight.state, enemy, seen))
  if (nearest === null) {
    fight.note('noTargetSeen', { ship: enemy.id }, 'EN-011')
    return null
  }
  const { ids, decidedBy, distance } = nearest
  const target = pickOne(fight, enemy.id, ids, 'EN-010')
  fight.note(
    distance === null ? 'targetKnown' : 'targetChosen',
    { ship: enemy.id, target, decidedBy, distance },
    decidedBy === 'distance' || decidedBy === 'only' ? 'EN-009' : 'EN-010',
  )
  return target
}

/** One of several that are equally good: the players say which. */
export function pickOne(fight: Fight, enemy: string, ids: readonly string[], rule: string): string {
  const [first] = ids
  if (first === undefined) throw new Error('nobody to choose from')
  if (ids.length === 1) return first
  return chooseOne(fight, {
    about: 'enemyTarget',
    seat: 'table',
    asks: { key: 'akarios.ask.enemyTarget', args: { ship: enemy }, rule },
    options: ids.map(shipOption),
  })
}
