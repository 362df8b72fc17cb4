// A mission made of a list of enemies alone: for a fight of the scenario book of which nobody has written down the map. On the real
// table the map lies there; on the board of the app the enemies stand in a line across clear space.
import type { Rank } from './enemy.ts'
import { clearSign } from './map-signs.ts'
import type { MissionMap } from './map.ts'
import type { Mission } from './mission.ts'

export interface SketchedEnemies {
  readonly enemy: string
  readonly rank: Rank
  /** 1 to 8; all lines of a sketch together are no more than the enemy boards. */
  readonly count: number
}

export interface Sketch {
  /** Number of the scenario, 1 to 999. */
  readonly scenario: number
  readonly name: string
  readonly lines: readonly SketchedEnemies[]
  /** `byHand`: the table says when it is won, or lost before all ships are. */
  readonly goal: 'destroyEnemies' | 'byHand'
  /** What wins, in a sentence. */
  readonly objective: string
  readonly briefing: string
  readonly success: string
  readonly failure: string
}

/** One for each scenario: told again, it replaces the former. */
export const sketchId = (scenario: number): string => `scenario-${String(scenario)}`

export function sketchMission({ scenario, name, lines, goal, objective, ...texts }: Sketch): Mission {
  return {
    id: sketchId(scenario),
    name,
    wording: objective,
    scenario,
    briefing: texts.briefing,
    map: lineUp(lines),
    markers: [],
    waves: [],
    rules: [],
    win: { need: 'all', objectives: [{ id: 'won', wording: objective, goal: { type: goal } }] },
    lose: [],
    success: { text: texts.success, rewards: [] },
    failure: { text: texts.failure, rewards: [] },
  }
}

/** Hexes between the enemies and where the ships begin. */
const between = 5
/** Signs for the lines of the list, and for hexes to begin in (rule CB-021). */
const signs = 'ABCDEFGHIJKLMNOP'
const deployment = 'd'
const south = 3 as const

/** Enemies above, looking down, each on a hex of its own with a clear one beside it; four hexes to begin in below. */
function lineUp(lines: readonly SketchedEnemies[]): MissionMap {
  const signed = lines.map((line, at) => ({ ...line, sign: signs[at % signs.length] ?? clearSign }))
  const enemies = spread(signed.map(({ sign, count }) => sign.repeat(count)).join(''))
  const places = spread(deployment.repeat(4))
  const width = Math.max(enemies.length, places.length)
  return {
    rows: [
      centred(enemies, width),
      ...Array.from({ length: between }, () => clearSign.repeat(width)),
      centred(places, width),
    ],
    legend: {
      ...Object.fromEntries(
        signed.map(({ sign, enemy, rank }) => [
          sign,
          [{ type: 'enemy' as const, enemy, rank, from: 1, facing: south }],
        ]),
      ),
      [deployment]: [{ type: 'deployment' }],
    },
  }
}

const spread = (row: string): string => Array.from(row).join(clearSign)

const centred = (row: string, width: number): string =>
  row.padStart(row.length + Math.floor((width - row.length) / 2), clearSign).padEnd(width, clearSign)
