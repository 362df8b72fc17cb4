// Rounds follow each other until the visit ends (rules WX-006, WX-014, WX-015, WX-042, WX-043; open question 83).
import { comeBack, payEnergy } from './pilots.ts'
import type { WorldState } from './state.ts'
import { awake, type Visit } from './visit.ts'

/** Goes on from a finished action: to the next round when nobody has dice to commit, to the end when nobody is left. */
export function settle(visit: Visit): void {
  const { state } = visit
  if (state.stage.is !== 'act') return
  if (state.round === 0) beginRound(visit)
  const left = awake(state)
  if (left.length === 0) return void endWithNobody(visit)
  if (left.some(({ dice, rests }) => dice > 0 && !rests)) return
  nextRound(visit)
  settle(visit)
}

export function nextRound(visit: Visit): void {
  endRound(visit)
  beginRound(visit)
}

function beginRound(visit: Visit): void {
  const { state, note } = visit
  state.round += 1
  note('roundBegun', { round: state.round }, 'WX-006')
  for (const pilot of awake(state)) payEnergy(visit, pilot)
}

function endRound(visit: Visit): void {
  const { state } = visit
  for (const pilot of state.pilots)
    Object.assign(pilot, { dice: state.setup.dice, thrown: 0, rerolled: false, rests: false })
  visit.note('diceBack', {}, 'WX-042')
  if (isOutForGood(state)) return
  for (const pilot of state.pilots) if (pilot.is === 'unconscious') comeBack(visit, pilot)
}

/** With a failure ending the fallen stay where they are; with Ironman they are dead (rule DF-012). */
const isOutForGood = ({ setup }: WorldState): boolean => setup.failureEnding || setup.ironman

function endWithNobody(visit: Visit): void {
  const { state, note } = visit
  if (state.pilots.some(({ is }) => is === 'docked')) {
    note('allDocked', {}, 'WX-043')
    return void finish(visit, null)
  }
  note('allFell', {}, 'WX-014')
  if (isOutForGood(state)) finish(visit, 'failure')
  else state.stage = { is: 'fallen' }
}

/** `result` is null when all have left: a pack's world is a success then, the book says what a printed one is. */
export function finish({ state, note }: Visit, result: 'success' | 'failure' | null): void {
  if (state.setup.world === null) {
    state.stage = { is: 'ending', results: result === null ? ['success', 'failure'] : [result] }
    return
  }
  state.stage = { is: 'over', result: result ?? 'success' }
  note(state.stage.result, {}, 'WX-043')
}
