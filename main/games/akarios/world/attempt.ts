// An action: dice are committed to a point, rolled, laid on its icons, and the point is resolved or not (rules WX-018 to WX-040).
import type { DieFace } from '../../../../shared/games/akarios/content/slots.ts'
import type { PointOfInterest } from '../../../../shared/games/akarios/content/world.ts'
import type { WorldAnswerOf } from '../../../../shared/games/akarios/world/question.ts'
import { goThrough } from './cards.ts'
import { waysToFill, type ShownDie } from './matching.ts'
import { addStress, canRollAgain } from './pilots.ts'
import { isMarkable, markOf, needOfPoint, pointOf } from './points.ts'
import type { Attempt, WorldState } from './state.ts'
import { pilotIn, type Visit } from './visit.ts'

/** Without an icon left to fill nothing is rolled: the dice are used up, and it succeeds (rules WX-018, WX-046). */
export function commit(visit: Visit, { card, point, dice }: WorldAnswerOf<'commit'>): void {
  const { state, note } = visit
  const attempt: Attempt = { card, point, dice: [] }
  for (const { seat, dice: count } of dice) {
    const pilot = pilotIn(state, seat)
    if (pilot === undefined) continue
    for (let die = 0; die < count; die += 1) attempt.dice.push({ seat, die: pilot.thrown + die, face: null })
    pilot.dice -= count
    pilot.thrown += count
    note('committed', { seat, dice: count, card }, 'WX-019')
  }
  state.attempt = attempt
  const found = pointOf(state, attempt)
  if (found !== undefined && needOfPoint(state, found, seatsOf(attempt)).need === 0) succeed(visit, attempt, found)
  else state.stage = { is: 'roll', dice: [...attempt.dice.keys()], again: false }
}

/** `faces` are indices into the faces of a die, one for each die in the air. */
export function roll({ state, note }: Visit, faces: readonly number[]): void {
  const { attempt, stage } = state
  if (attempt === null || stage.is !== 'roll') return
  for (const [at, place] of stage.dice.entries()) {
    const die = attempt.dice[place]
    if (die !== undefined) die.face = faces[at] ?? 0
  }
  for (const seat of seatsOf(attempt))
    note('rolled', { seat, faces: shownDice(state).flatMap((die) => (die.seat === seat ? [die.face] : [])) }, 'WX-020')
  state.stage = { is: 'assign' }
}

/** The dice of the attempt as they lie. */
export const shownDice = ({ attempt, setup }: WorldState): readonly ShownDie[] =>
  (attempt?.dice ?? []).map(({ seat, face }) => ({ seat, face: faceAt(setup.die, face) }))

const faceAt = (die: readonly DieFace[], face: number | null): DieFace => die[face ?? 0] ?? 'move'

/** Ways in which the dice as they lie fill what is asked. */
export function waysOf(state: WorldState): number[][] {
  const { attempt } = state
  const point = attempt === null ? undefined : pointOf(state, attempt)
  if (attempt === null || point === undefined) return []
  const { icons, need } = needOfPoint(state, point, seatsOf(attempt))
  return waysToFill(icons, need, shownDice(state))
}

/** Seats that may still roll dice of the attempt again: once per round, and stress must be able to rise. */
export const rerollsOf = (state: WorldState): { seat: string; dice: number[] }[] =>
  state.attempt === null
    ? []
    : seatsOf(state.attempt).flatMap((seat) => {
        const pilot = pilotIn(state, seat)
        if (pilot === undefined || !canRollAgain(pilot)) return []
        const dice = state.attempt?.dice ?? []
        return [{ seat, dice: [...dice.keys()].filter((place) => dice[place]?.seat === seat) }]
      })

export function reroll(visit: Visit, { seat, dice }: WorldAnswerOf<'reroll'>): void {
  const pilot = pilotIn(visit.state, seat)
  if (pilot === undefined) return
  pilot.rerolled = true
  visit.note('rerolled', { seat, dice: dice.length }, 'WX-020')
  addStress(visit, pilot, 1, 'WX-020')
  visit.state.stage = { is: 'roll', dice: dice.toSorted((one, other) => one - other), again: true }
}

/** Each stress face used is 1 stress for its pilot (rule WX-022). */
export function useDice(visit: Visit, places: readonly number[]): void {
  const { state } = visit
  const { attempt } = state
  const point = attempt === null ? undefined : pointOf(state, attempt)
  if (attempt === null || point === undefined) return
  const used = places.flatMap((place) => shownDice(state)[place] ?? [])
  for (const seat of seatsOf(attempt)) {
    const stress = used.filter((die) => die.seat === seat && die.face === 'stress').length
    const pilot = pilotIn(state, seat)
    if (pilot !== undefined && stress > 0) addStress(visit, pilot, stress, 'WX-022')
  }
  succeed(visit, attempt, point)
}

/** The committed dice are spent; a failed skill check still reads something (rules WX-024, WX-026, WX-032, WX-040). */
export function letFail({ state, note }: Visit): void {
  const { attempt } = state
  if (attempt === null) return
  const point = pointOf(state, attempt)
  note('failed', { seat: seatsOf(attempt), card: attempt.card }, 'WX-024')
  state.attempt = null
  state.stage =
    point?.type === 'skillCheck'
      ? { is: 'entry', entry: point.failure, why: 'failed', actors: seatsOf(attempt) }
      : { is: 'act' }
}

function succeed(visit: Visit, attempt: Attempt, point: PointOfInterest): void {
  const { state, note } = visit
  const actors = seatsOf(attempt)
  state.attempt = null
  note('succeeded', { seat: actors, card: attempt.card }, 'WX-023')
  if (isMarkable(point)) {
    state.marked.push(markOf(attempt.card, attempt.point))
    note('marked', { card: attempt.card }, 'WX-037')
  }
  switch (point.type) {
    case 'move': {
      const from = state.cards.find(({ number }) => number === attempt.card)
      if (from !== undefined && actors[0] !== undefined) goThrough(visit, actors[0], from, point)
      return
    }
    case 'investigate':
      state.stage = { is: 'entry', entry: point.entry, why: 'found', actors }
      return
    case 'skillCheck':
      state.stage = { is: 'entry', entry: point.success, why: 'succeeded', actors }
      return
    case 'dock':
      state.stage = { is: 'entry', entry: point.entry, why: 'docked', actors }
  }
}

export const seatsOf = ({ dice }: Attempt): string[] => [...new Set(dice.map(({ seat }) => seat))]
