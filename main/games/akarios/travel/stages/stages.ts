// The table of stages: what a trip waits for, and what it does with what it gets.
import type { Stage, TravelState } from '../state.ts'
import type { Trip } from '../trip.ts'
import { jump } from './arrive.ts'
import { contest } from './contest.ts'
import { decide, draw, finder, option } from './event.ts'
import { legend, legendAmount, roll } from './legend.ts'
import { printed, printedChoice, printedResult } from './printed.ts'
import { choose } from './set-out.ts'
import type { Got, Need, StageCode } from './stage.ts'

type Running = Exclude<Stage['is'], 'over'>

const stages: { readonly [T in Running]: StageCode<T> } = {
  choose,
  roll,
  legend,
  legendAmount,
  draw,
  printed,
  printedChoice,
  printedResult,
  option,
  contest,
  decide,
  finder,
  jump,
}

/** Null when the trip is over. */
export function needOf(state: TravelState): Need | null {
  const { stage } = state
  if (stage.is === 'over') return null
  const { needs } = stages[stage.is] as StageCode<Running>
  return needs(state, stage)
}

export function takeStage(trip: Trip, got: Got): void {
  const { stage } = trip.state
  if (stage.is === 'over') return
  const { take } = stages[stage.is] as StageCode<Running>
  take(trip, stage, got)
}
