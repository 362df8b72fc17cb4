// The round track as a table sees it: cubes, the round that an objective waits for, waves that are still to come.
import { roundCubes, roundPlaces } from '../../../../../shared/games/akarios/round-track.ts'
import type { RoundTrackView } from '../../../../../shared/games/akarios/view/course-view.ts'
import type { FightState } from '../state/state.ts'
import { arrivesAt } from './triggers.ts'

export function roundTrackOf(state: FightState): RoundTrackView {
  const { round, content, phase } = state
  const { win, lose } = content.mission
  const ends = [...win.objectives, ...lose].flatMap(({ goal }) =>
    goal.type === 'rounds' && goal.count > state.tally.rounds ? [goal.count] : [],
  )
  const before = lapStart(round)
  const lap = Array.from({ length: roundPlaces }, (_, at) => before + at + 1)
  const isOver = { roundStart: round, roundEnd: phase === 'end' ? round : round - 1 }
  return {
    cubes: roundCubes(round),
    lastRound: ends.length === 0 ? null : Math.min(...ends),
    arrivals: lap.flatMap((one) =>
      (['roundStart', 'roundEnd'] as const)
        .filter((at) => one > isOver[at] && arrivesAt(state, at, one))
        .map((at) => ({ round: one, at })),
    ),
  }
}

/** Rounds on the laps that are full. */
const lapStart = (round: number): number => Math.max(0, Math.ceil(round / roundPlaces) - 1) * roundPlaces
