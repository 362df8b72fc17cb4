// The nearest target on the real table: people see who is nearest, the app knows hull and shield (EN-009, EN-010).
import { findShip } from '../../state/read.ts'
import { remember, saidNow } from '../../state/real-table.ts'
import type { Ship } from '../../state/ships.ts'
import type { FightState } from '../../state/state.ts'
import { known, whenKnown } from '../known.ts'
import type { Known, Mark, Nearest } from '../tabletop.ts'
import { shipOption } from '../../ship-option.ts'
import { askedOf, pick } from './ask.ts'

const prefix = (enemy: string): string => `nearest:${enemy}:`
const several = 'several'

export function nearest(state: FightState, enemy: Ship, marks: readonly Mark[]): Known<Nearest | null> {
  const open = marks.filter(({ hidden }) => !hidden).map(({ id }) => id)
  const [only] = open
  if (only === undefined) return known(null)
  if (open.length === 1) return known({ ids: [only], decidedBy: 'only', distance: null })
  return whenKnown(closest(state, enemy, open), (ids) => known(preferred(state, ids)))
}

/** Those equally near, in the order of `open`; asked once for all of them, and then known for any of them. */
function closest(state: FightState, enemy: Ship, open: readonly string[]): Known<readonly string[]> {
  const before = recalled(state, enemy, open)
  if (before.length > 0) return known(before)
  const about = { word: 'nearest', args: { ship: enemy.id }, rule: 'EN-009' }
  const more = { id: several, key: 'akarios.several', args: {} }
  const asked = whenKnown(pick(about, [...open.map(shipOption), more], 1, 1), (chosen) =>
    chosen[0] === several
      ? pick({ ...about, word: 'nearestOnes' }, open.map(shipOption), 2, open.length)
      : known(chosen),
  )
  return whenKnown(asked, (chosen) => {
    const ids = open.filter((id) => chosen.includes(id))
    const key = `${prefix(enemy.id)}${open.join()}`
    remember(state, { key, places: [enemy.id, ...open], facings: [], asks: askedOf(about), value: ids })
    return known(ids)
  })
}

/** The nearest of more ships is the nearest of fewer, if it is still among them. */
function recalled(state: FightState, enemy: Ship, open: readonly string[]): readonly string[] {
  for (const { key, value } of saidNow(state)) {
    if (!key.startsWith(prefix(enemy.id)) || !Array.isArray(value)) continue
    const among = key.slice(prefix(enemy.id).length).split(',')
    const ids = open.filter((id) => value.includes(id))
    if (ids.length > 0 && open.every((id) => among.includes(id))) return ids
  }
  return []
}

/** Of those equally near: the most hull, then the most shield, which counts 0 for an objective; then the players decide. */
function preferred(state: FightState, ids: readonly string[]): Nearest {
  if (ids.length === 1) return { ids, decidedBy: 'distance', distance: null }
  const ships = ids.flatMap((id) => findShip(state, id) ?? [])
  const most = topOf(ships, ({ hull }) => hull)
  const best = topOf(most, (ship) => (ship.kind === 'pilot' ? ship.shield : 0))
  const decidedBy = best.length > 1 ? 'players' : most.length > 1 ? 'shield' : 'hull'
  return { ids: best.map(({ id }) => id), decidedBy, distance: null }
}

function topOf(ships: readonly Ship[], figure: (ship: Ship) => number): readonly Ship[] {
  const top = Math.max(...ships.map(figure))
  return ships.filter((ship) => figure(ship) === top)
}
