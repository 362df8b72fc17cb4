// Ways on the real table: people fly the ship and say where it ended and what it entered (PA-030 to PA-048, EN-017 to EN-022).
import type { Cost } from '../../../../../../shared/games/akarios/question/place.ts'
import type { PathEnd } from '../../../../../../shared/games/akarios/question/question.ts'
import type { Terrain } from '../../../../../../shared/games/akarios/content/geometry.ts'
import type { Ship } from '../../state/ships.ts'
import type { FightState } from '../../state/state.ts'
import { known, whenKnown } from '../known.ts'
import type { Known, Way } from '../tabletop.ts'
import { pick, type About } from './ask.ts'

/**
 * Every end that a way of so many hexes may have, the whole way first; `more`: hexes that it may go further. Where costly hexes
 * lie, each comes twice: with none of them, so that nobody need be asked, and with some.
 */
export const endsOf = (state: FightState, hexes: number, more: number, stress: 0 | 1): readonly Way[] => [
  ...[
    ...counted(more + 1).map((at) => wayTo('whole', hexes + at, 0)),
    ...counted(hexes - 1)
      .map((at) => wayTo('early', hexes - 1 - at, stress))
      .filter(({ entered }) => entered > 0),
  ].flatMap((way) => (isCostly(state) ? [true, false].map((clear) => ({ ...way, clear })) : [way])),
  wayTo('forced', 0, stress),
  ...(count(state, 'wormhole') > 0 ? counted(hexes).map((at) => wayTo('wormhole', at + 1, 0)) : []),
]

const isCostly = (state: FightState): boolean => count(state, 'asteroid') + count(state, 'nebula') > 0

const counted = (length: number): number[] => Array.from({ length: Math.max(0, length) }, (_, at) => at)

const wayTo = (kind: PathEnd['kind'], entered: number, stress: 0 | 1): Way => ({
  kind,
  entered,
  hexes: [],
  at: null,
  facing: null,
  costs: [],
  stress,
  exits: [],
  nebulae: 0,
  stoppedBy: null,
})

/** The way with what its hexes have cost; terrain in `passed` costs nothing. */
export const travelled = (state: FightState, ship: Ship, way: Way, passed: readonly Terrain[]): Known<Way> =>
  whenKnown(way.clear === true ? known([]) : entered(state, ship, way.entered), (terrain) => {
    const nebulae = terrain.filter((one) => one === 'nebula').length
    const costs = terrain.filter((one) => !passed.includes(one))
    const gone: Way = { ...way, costs, nebulae }
    if (way.kind !== 'wormhole') return known(gone)
    return whenKnown(entered(state, ship, 1, 'exit'), (exit) => known({ ...gone, costs: [...costs, ...exit] }))
  })

/** Costly terrain among so many hexes, in the order in which it was entered. Nobody is asked where there is none. */
export function entered(
  state: FightState,
  ship: Ship,
  hexes: number,
  word: 'costly' | 'exit' | 'landed' | 'pushed' | 'pulled' = 'costly',
  more: About['args'] = {},
): Known<readonly Cost[]> {
  const options = (['asteroid', 'nebula'] as const).flatMap((terrain) =>
    counted(Math.min(hexes, count(state, terrain))).map((at) => ({
      id: `${terrain}:${at + 1}`,
      key: 'akarios.costly',
      args: { terrain },
    })),
  )
  if (options.length === 0) return known([])
  const about = { word, args: { ship: ship.id, ...more }, rule: 'PA-040' }
  return whenKnown(pick(about, options, 0, Math.min(hexes, options.length)), (chosen) =>
    known(chosen.map((id): Cost => (id.startsWith('asteroid') ? 'asteroid' : 'nebula'))),
  )
}

/** How many such hexes lie on the table. */
export const count = ({ map, realTable }: FightState, terrain: Terrain): number =>
  map.terrain.filter((one) => one.terrain === terrain).length +
  (terrain === 'wormhole' ? map.wormholes.length : 0) +
  (realTable?.laid.filter((one) => one === terrain).length ?? 0)
