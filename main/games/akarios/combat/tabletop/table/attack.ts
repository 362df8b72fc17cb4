// Whom an enemy's attack hits on the real table: people say whom it may attack, as few times as will do (EN-023 to EN-025, EN-033).
import type { Figure } from '../../../../../../shared/games/akarios/question/question.ts'
import type { Aim } from '../../state/attack.ts'
import { obstacles } from '../../state/real-table.ts'
import type { EnemyShip, Ship } from '../../state/ships.ts'
import type { FightState } from '../../state/state.ts'
import { known, whenKnown } from '../known.ts'
import type { Known, Mark } from '../tabletop.ts'
import { shipOption } from '../../ship-option.ts'
import { isSo, kept, pick } from './ask.ts'
import { nearest } from './nearest.ts'

type Groups = readonly (readonly string[])[]

/** `most`: how many targets the attack has; what comes after them is left out. Without `chosen` the order says nothing. */
export function attackOrder(
  state: FightState,
  enemy: EnemyShip,
  aim: Aim,
  marks: readonly Mark[],
  chosen: string | null,
  most: number,
): Known<Groups> {
  const open = marks.filter(({ hidden }) => !hidden).map(({ id }) => id)
  if (chosen === null) return whenKnown(within(state, enemy, aim, open), (ids) => known(ids.length === 0 ? [] : [ids]))
  const others = open.filter((id) => id !== chosen)
  return whenKnown(mayAttack(state, enemy, aim, chosen), (may) => {
    if (may && most <= 1) return known([[chosen]])
    return whenKnown(within(state, enemy, aim, others), (ids) =>
      whenKnown(ranked(state, enemy, ids, may ? most - 1 : most), (groups) =>
        known(may ? [[chosen], ...groups] : groups),
      ),
    )
  })
}

function mayAttack(state: FightState, enemy: EnemyShip, aim: Aim, target: string): Known<boolean> {
  const { word, args, figure } = aimWords(aim)
  const about = { word: `may${word}`, args: { ship: enemy.id, target, ...args }, rule: 'EN-023', figure }
  const key = `may:${enemy.id}:${target}:${JSON.stringify(aim)}`
  const hangsOn = { key, places: [enemy.id, target], facings: [enemy.id], around: obstacles(state) }
  return kept(state, hangsOn, about, isSo)
}

/** Those of `ids` that lie in the aim of the ship and in its sight. */
export function within(state: FightState, ship: Ship, aim: Aim, ids: readonly string[]): Known<readonly string[]> {
  if (ids.length === 0) return known([])
  const { word, args, figure } = aimWords(aim)
  const about = { word: `in${word}`, args: { ship: ship.id, ...args }, rule: 'EN-025', figure }
  const key = `in:${ship.id}:${ids.join()}:${JSON.stringify(aim)}`
  const hangsOn = { key, places: [ship.id, ...ids], facings: [ship.id], around: obstacles(state) }
  return kept(state, hangsOn, about, (asked) =>
    whenKnown(pick(asked, ids.map(shipOption), 0, ids.length), (chosen) =>
      known(ids.filter((id) => chosen.includes(id))),
    ),
  )
}

interface AimWords {
  readonly word: 'Arc' | 'Range'
  readonly args: { readonly [name: string]: number }
  readonly figure?: Figure
}

const aimWords = (aim: Aim): AimWords =>
  aim.type === 'arc'
    ? { word: 'Arc', args: {}, figure: { type: 'arc', hexes: aim.arc } }
    : { word: 'Range', args: { hexes: aim.hexes } }

/** In the order of choice, until there are `most`. */
function ranked(state: FightState, enemy: EnemyShip, ids: readonly string[], most: number): Known<Groups> {
  if (ids.length === 0 || most <= 0) return known([])
  const marks = ids.map((id) => ({ id, hidden: false }))
  return whenKnown(nearest(state, enemy, marks), (found) => {
    const group = found?.ids ?? []
    const rest = ids.filter((id) => !group.includes(id))
    return whenKnown(ranked(state, enemy, rest, most - group.length), (groups) => known([group, ...groups]))
  })
}
