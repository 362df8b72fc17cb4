// Sight against the slow second opinion of oracle.ts on random boards. SCALE=50 tries fifty times as many; SEED repeats.
import { expect, test } from 'vitest'
import { cellAt, layOut, type Board } from '../../../../../../../main/games/akarios/combat/tabletop/board/board.ts'
import { terrains } from '../../../../../../../main/games/akarios/combat/tabletop/board/map.ts'
import type { Pose } from '../../../../../../../main/games/akarios/combat/tabletop/board/ships.ts'
import {
  canSee,
  lineOfSight,
  visibleHexes,
} from '../../../../../../../main/games/akarios/combat/tabletop/board/sight.ts'
import {
  add,
  facings,
  neighbours,
  range,
  ring,
  rotate,
  sameHex,
  type Hex,
} from '../../../../../../../shared/lib/hex.ts'
import { grid, hexName } from '../../../../../../../shared/lib/hex/names.ts'
import { lineCrosses, slowSight } from './oracle.ts'

const boards = 2000 * Number(process.env['SCALE'] ?? 1)
const seed = Number(process.env['SEED'] ?? 20260)
const targetsEach = 3

type Dice = (sides: number) => number

/** A small generator of its own for every board, so that one board can be tried again by its number. */
function diceOf(number: number): Dice {
  let state = (Math.imul(number + 1, 0x9e3779b1) ^ Math.imul(seed, 0x85ebca6b)) >>> 0
  return (sides) => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) % sides
  }
}

/** Pairs of hexes, as facing 0 sees them, whose common edge points exactly at the middle of the front edge… */
const gates: readonly Hex[] = [
  { q: 2, r: -2 },
  { q: 2, r: -1 },
  { q: 4, r: -3 },
  { q: 4, r: -2 },
  { q: -2, r: 0 },
  { q: -2, r: 1 },
]
/** …and hexes on the same lines. */
const behindGates: readonly Hex[] = [
  { q: 3, r: -2 },
  { q: 5, r: -3 },
  { q: -3, r: 1 },
]
const inFrame = ({ at, facing }: Pose, hexes: readonly Hex[]): readonly Hex[] =>
  hexes.map((hex) => add(at, rotate(hex, facing)))

/** Scattered hexes; tiles of three; a ring with gaps around the shooter; a crowd around it; gates to shoot through. */
const styles = ['scattered', 'tiles', 'ring', 'crowd', 'gates'] as const
type Style = (typeof styles)[number]

function placesOf(style: Style, dice: Dice, shooter: Pose, any: () => Hex): readonly Hex[] {
  switch (style) {
    case 'scattered':
      return Array.from({ length: 1 + dice(12) }, any)
    case 'tiles':
      return Array.from({ length: 1 + dice(4) }, any).flatMap((hex) => {
        const first = dice(6)
        return [hex, ...neighbours(hex).filter((_, index) => index === first || index === (first + 1) % 6)]
      })
    case 'ring':
      return ring(shooter.at, 1 + dice(3)).filter(() => dice(3) > 0)
    case 'crowd':
      return range(shooter.at, 3).filter(() => dice(4) === 0)
    case 'gates':
      return [...inFrame(shooter, gates).filter(() => dice(5) > 0), any()]
  }
}

function randomBoard(style: Style, dice: Dice, shooter: Pose, columns: number, rows: number): Board {
  const hexes = grid(columns, rows)
  const places = placesOf(style, dice, shooter, () => hexes[dice(hexes.length)] ?? shooter.at)
  const distinct = places.filter((hex, index) => places.findIndex((other) => sameHex(hex, other)) === index)
  const onBoard = distinct.filter((hex) => hexes.some((other) => sameHex(hex, other)))
  const kinds = onBoard.map((at) => ({ at, kind: dice(5) }))
  return layOut({
    shape: { type: 'grid', columns, rows },
    terrain: kinds.flatMap(({ at, kind }) => {
      const terrain = terrains[kind]
      return terrain === undefined ? [] : { at, terrain }
    }),
    markers: kinds.filter(({ kind }) => kind === 4).map(({ at }) => ({ id: hexName(at), at })),
    wormholes: [],
  })
}

/** Which rule a wrong answer would break, for whoever has to find out. */
function rulesMet(board: Board, shooter: Pose, between: readonly Hex[]): string {
  const rules = between.map((at) => {
    const cell = board.blockers.find((other) => sameHex(other.at, at))
    if (cell?.marker !== null && cell !== undefined) return 'SP-010'
    if (cell?.terrain === 'planet' || cell?.terrain === 'moon') return 'PA-054'
    const inside = board.blockers.some((other) => sameHex(other.at, shooter.at) && other.terrain !== null)
    return inside && neighbours(shooter.at).some((hex) => sameHex(hex, at)) ? 'PA-056' : 'PA-055'
  })
  return ['PA-052', ...new Set(rules)].join(' ')
}

test(
  `[PA-052] [PA-054] [PA-055] [PA-056] sight is that of the slow oracle on ${boards} boards, seed ${seed}`,
  { timeout: 600_000 },
  () => {
    const wrong: string[] = []
    const count = { clear: 0, blocked: 0, onlyTouching: 0, coveredBySeveral: 0 }
    for (let number = 0; number < boards; number += 1) {
      const dice = diceOf(number)
      const [columns, rows] = [5 + dice(6), 5 + dice(5)]
      const hexes = grid(columns, rows)
      const shooter: Pose = { at: hexes[dice(hexes.length)] ?? { q: 0, r: 0 }, facing: facings[dice(6)] ?? 0 }
      const style = styles[dice(styles.length)] ?? 'scattered'
      const board = randomBoard(style, dice, shooter, columns, rows)
      const lined = inFrame(shooter, behindGates).filter((at) => cellAt(board, at) !== null)
      const whole = visibleHexes(board, shooter)
      for (let shot = 0; shot < targetsEach; shot += 1) {
        const somewhere = hexes[dice(hexes.length)] ?? shooter.at
        const target = (style === 'gates' ? lined[shot] : undefined) ?? somewhere
        const between = board.blockers
          .map(({ at }) => at)
          .filter((at) => !sameHex(at, shooter.at) && !sameHex(at, target))
        const slow = slowSight(shooter.at, shooter.facing, target, between)
        const sight = lineOfSight(board, shooter, target)
        const says = (what: string): string =>
          `${what} [${rulesMet(board, shooter, between)}] board ${number} of seed ${seed}, ${columns}x${rows}: ` +
          `${hexName(shooter.at)} facing ${shooter.facing} to ${hexName(target)} past ${between.map(hexName).join(' ')}`
        if (sight.clear !== slow.clear > 0) wrong.push(says(sight.clear ? 'must be blocked' : 'must be clear'))
        if (canSee(board, shooter, target) !== sight.clear) wrong.push(says('two answers'))
        if (whole.some((hex) => sameHex(hex, target)) !== sight.clear) wrong.push(says('the whole board disagrees'))
        if (sight.clear) {
          const { from, to } = sight.line
          if (Number.isInteger(to.x) && Number.isInteger(to.y) && between.some((hex) => lineCrosses(from, to, hex)))
            wrong.push(says('the drawn line is not clear'))
          count.clear += 1
          if (!slow.wide) count.onlyTouching += 1
        } else {
          if (slowSight(shooter.at, shooter.facing, target, sight.blockedBy).clear > 0)
            wrong.push(says('more is in the way'))
          count.blocked += 1
          if (sight.blockedBy.length > 1) count.coveredBySeveral += 1
        }
      }
    }
    expect(wrong.slice(0, 5)).toEqual([])
    // The boards must really put the question: both answers often, and the hard cases among them.
    expect(count.clear).toBeGreaterThan(boards)
    expect(count.blocked).toBeGreaterThan(boards / 2)
    expect(count.onlyTouching).toBeGreaterThan(boards / 100)
    expect(count.coveredBySeveral).toBeGreaterThan(boards / 20)
  },
)
