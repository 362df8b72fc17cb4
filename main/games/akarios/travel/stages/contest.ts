// Players who do not agree roll action dice: the most stress faces decide, those who tie roll again (rule SX-022, open question 62).
import { contestDie } from '../real-things.ts'
import type { Trip } from '../trip.ts'
import { amountOf, askTable, luckOf, type StageCode } from './stage.ts'

/** `seats`: those still in it, one for each player. */
export function beginContest({ state }: Trip, seats: readonly string[]): void {
  state.stage = { is: 'contest', seats: [...seats] }
}

export const contest: StageCode<'contest'> = {
  needs: ({ setup: { die, contestDice }, contests }, { seats }) =>
    die === null
      ? askTable({
          type: 'amounts',
          asks: { key: 'akarios.travel.ask.contest', args: { dice: contestDice }, rule: 'SX-022' },
          fields: seats.map((seat) => ({ id: seat, least: 0, most: contestDice, usual: 0 })),
        })
      : {
          kind: 'chance',
          ask: {
            kind: 'roll',
            die: contestDie,
            faces: die.length,
            streams: seats.flatMap((seat) =>
              Array.from({ length: contestDice }, (_, at) => `contest:${contests}:${seat}:${at}`),
            ),
            why: 'contest',
          },
        },
  take: (trip, { seats }, got) => {
    const { state, note } = trip
    const { die, contestDice } = state.setup
    const results = luckOf(got)
    state.contests += 1
    state.contest = seats.map((seat, at) => ({
      seat,
      stress:
        die === null
          ? amountOf(got, seat)
          : results.slice(at * contestDice, (at + 1) * contestDice).filter((face) => die[face] === 'stress').length,
    }))
    for (const { seat, stress } of state.contest) note('contestRolled', { seat, stress }, 'SX-022')
    const most = Math.max(...state.contest.map(({ stress }) => stress))
    const [first, ...tied] = state.contest.filter(({ stress }) => stress === most).map(({ seat }) => seat)
    if (first === undefined) return
    if (tied.length > 0) {
      note('contestTied', { seat: [first, ...tied] }, 'SX-022')
      return void beginContest(trip, [first, ...tied])
    }
    note('contestWon', { seat: first }, 'SX-022')
    state.stage = { is: 'decide', seat: first }
  },
}
