// The real board as tabletop: it asks the people who see it, the fewest questions that the rules allow, and keeps what they say.
import type { TargetCandidate } from '../../../../../shared/games/akarios/question/question.ts'
import { isFarAway } from '../state/actor.ts'
import { obstacles } from '../state/real-table.ts'
import { askBehind } from './behind-question.ts'
import { known, whenKnown } from './known.ts'
import type { Mark, Tabletop } from './tabletop.ts'
import { attackOrder, within } from './table/attack.ts'
import { shipOption } from '../ship-option.ts'
import { isSo, kept, pick } from './table/ask.ts'
import { markersUnder } from './table/markers.ts'
import { nearest } from './table/nearest.ts'
import { count, endsOf, entered, travelled } from './table/way.ts'

export const realTable: Tabletop = {
  // Choosing a ship says that it may be attacked.
  targets: (_state, _shooter, _aim, marks) => known(marks.map(seen)),
  within: (state, ship, aim, marks, _waivers, isChosen) => {
    if (isChosen) return known(marks.map((mark) => (mark.id === ship.id ? { id: mark.id, can: true } : seen(mark))))
    const open = marks.filter(({ id, hidden }) => !hidden && id !== ship.id).map(({ id }) => id)
    return whenKnown(within(state, ship, aim, open), (ids) =>
      known(
        marks.map((mark): TargetCandidate => {
          if (mark.id === ship.id || ids.includes(mark.id)) return { id: mark.id, can: true }
          return { id: mark.id, can: false, why: mark.hidden ? 'hidden' : 'outOfRange' }
        }),
      ),
    )
  },
  isNear: (state, ship, other, hexes) => {
    if (ship.id === other.id) return known(true)
    if (isFarAway(ship) || isFarAway(other)) return known(false)
    const pair = [ship.id, other.id].toSorted()
    const about = { word: 'near', args: { ship: ship.id, other: other.id, hexes }, rule: 'BO-002' }
    return kept(state, { key: `near:${pair.join()}:${hexes}`, places: pair, facings: [] }, about, isSo)
  },
  anyNear: (state, ship, marks, hexes) => {
    const open = marks.filter(({ hidden }) => !hidden).map(({ id }) => id)
    if (open.length === 0 || isFarAway(ship)) return known(false)
    const places = [ship.id, ...open]
    const about = { word: 'anyNear', args: { ship: ship.id, others: open, hexes }, rule: 'EN-026' }
    return kept(state, { key: `any:${places.join()}:${hexes}`, places, facings: [] }, about, isSo)
  },
  isBeside: (state, ship, terrain) => {
    if (isFarAway(ship) || count(state, terrain) === 0) return known(false)
    const about = { word: 'beside', args: { ship: ship.id, terrain }, rule: 'CE-045' }
    const key = `beside:${ship.id}:${terrain}`
    return kept(state, { key, places: [ship.id], facings: [], around: obstacles(state) }, about, isSo)
  },
  isBehind: (state, shooter, target, aim) => {
    if (aim.type !== 'arc' || isFarAway(shooter)) return known(false)
    // Where the table has ruled to decide each time, each shot is a decision of its own.
    if (state.rulings.fromBehind === 'ask') return askBehind(shooter, target)
    const key = `behind:${shooter.id}:${target.id}`
    const about = { word: 'behind', args: { shooter: shooter.id, target: target.id }, rule: 'PA-067' }
    return kept(state, { key, places: [shooter.id, target.id], facings: [target.id] }, about, isSo)
  },
  ways: (state, _ship, diagram, _passed, more) => known(endsOf(state, diagram.length, more, 1)),
  travelled,
  // People turn the ship: nothing hangs on how far.
  turns: () => known(somewhere),
  nearest,
  attackOrder,
  // People turn it: what for, the card says.
  bestTurn: (_state, _enemy, _target, { aim, move }) =>
    known({ toward: aim !== null ? 'attack' : move !== null ? 'move' : 'look', poses: [{ steps: 0, pose: null }] }),
  enemyWay: (state, enemy, diagram) => {
    const ends = endsOf(state, diagram.length, 0, 0)
    const asks = { key: 'akarios.ask.table.way', args: { ship: enemy.id }, rule: 'EN-017' }
    const shown = ends.map(({ exits: _exits, nebulae: _nebulae, stoppedBy: _stoppedBy, ...end }) => end)
    return {
      ask: {
        type: 'path',
        seat: 'table',
        asks,
        ship: enemy.id,
        ends: shown,
        figure: { type: 'way', steps: diagram },
      },
      read: (answer) => {
        const way = answer.type === 'path' ? ends[answer.end] : undefined
        if (way === undefined) throw new Error('a way that was not offered')
        return whenKnown(travelled(state, enemy, way, []), (gone) => known({ way: gone, moved: gone.entered > 0 }))
      },
    }
  },
  pushes: (state, ship, from, hexes, kind) =>
    whenKnown(entered(state, ship, hexes, kind === 'push' ? 'pushed' : 'pulled', { from: from.id, hexes }), (costs) =>
      known([{ pose: null, moved: hexes, costs, exits: [] }]),
    ),
  shoves: (state, ship) =>
    whenKnown(entered(state, ship, 1, 'landed'), (costs) => known([{ at: null, facings: [0], costs }])),
  shipUnder: (state, ship) => {
    const others = state.ships.filter(({ kind, id }) => id !== ship.id && kind !== 'marker')
    return whenKnown(
      pick(
        { word: 'under', args: { ship: ship.id }, rule: 'SP-014' },
        others.map(({ id }) => shipOption(id)),
        0,
        1,
      ),
      ([id]) => known(id ?? null),
    )
  },
  spawnPlaces: () => known(somewhere),
  landings: (state, ship, { ignoresTerrain }) =>
    ignoresTerrain
      ? known(somewhere)
      : whenKnown(entered(state, ship, 1, 'landed'), (costs) => known([{ at: null, facings: [0], costs }])),
  deployment: () => known(somewhere),
  markersUnder,
}

/** Nobody knows the hex, and nobody needs to. */
const somewhere = [{ at: null, facings: [0], costs: [] }] as const

const seen = ({ id, hidden }: Mark): TargetCandidate => (hidden ? { id, can: false, why: 'hidden' } : { id, can: true })
