// What a point of interest asks for, whether it is still open, and which pilots may use it (rules WX-017, WX-031 to WX-039, WX-046, WX-047).
import type { WorldSkill } from '../../../../shared/games/akarios/content/pilot.ts'
import type { PointOfInterest } from '../../../../shared/games/akarios/content/world.ts'
import type { OfferedPoint } from '../../../../shared/games/akarios/world/question.ts'
import type { WorldIcon } from './matching.ts'
import type { Attempt, LaidCard, WorldState } from './state.ts'
import { awake } from './visit.ts'

export const markOf = (card: number, point: number): string => `${card}.${point}`

/** Whether a cube is laid on it when it succeeds. */
export const isMarkable = (point: PointOfInterest): boolean =>
  (point.type === 'investigate' || point.type === 'skillCheck') && point.repeat !== true

export const pointOf = ({ cards }: WorldState, { card, point }: Pick<Attempt, 'card' | 'point'>) =>
  cards.find(({ number }) => number === card)?.points[point]

/** The icons in this game, and how many of them dice must fill once these seats have added their skill. */
export function needOfPoint(
  { setup, pilots }: Pick<WorldState, 'setup' | 'pilots'>,
  point: PointOfInterest,
  seats: readonly string[],
): { readonly icons: readonly WorldIcon[]; readonly need: number } {
  if (point.type !== 'skillCheck') return { icons: point.icons, need: point.icons.length }
  const times = point.perPilot === true ? pilots.length : 1
  const icons = Array.from({ length: times }, () => point.icons).flat()
  const skill = seats.reduce((sum, seat) => sum + skillOf(setup, seat, point.skill), 0)
  return { icons, need: Math.max(0, icons.length - skill) }
}

const skillOf = ({ seats }: WorldState['setup'], seat: string, skill: WorldSkill): number =>
  seats.find((one) => one.seat === seat)?.skills[skill] ?? 0

/** Every open point of a card on which somebody with dice stands. */
export const offeredPoints = (state: WorldState): OfferedPoint[] =>
  state.cards.flatMap((card) => card.points.flatMap((point, at) => offered(state, card, point, at)))

function offered(state: WorldState, { number }: LaidCard, point: PointOfInterest, at: number): OfferedPoint[] {
  if (state.marked.includes(markOf(number, at))) return []
  const there = awake(state)
    .filter(({ card, dice, rests }) => card === number && dice > 0 && !rests)
    .map(({ seat, dice }) => ({ seat, dice }))
  if (there.length === 0) return []
  const isJoint = point.type === 'skillCheck' && point.perPilot === true
  return [{ card: number, point: at, parties: isJoint ? companies(there) : there.map((one) => [one]) }]
}

/** Every choice of at least one, the smaller first. */
const companies = <T>(of: readonly T[]): T[][] =>
  of
    .reduce<T[][]>((before, one) => [...before, ...before.map((some) => [...some, one])], [[]])
    .slice(1)
    .toSorted((one, other) => one.length - other.length)
