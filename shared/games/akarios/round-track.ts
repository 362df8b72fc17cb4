// The round track has 10 places: past them one cube stays on 10 and the next starts on 1 (rule ER-004, open question 60).

export const roundPlaces = 10

/** Places of the cubes for a round from 1 on: 11 gives 10 and 1, 21 gives 10, 10 and 1. Round 0 has none. */
export const roundCubes = (round: number): readonly number[] =>
  round > roundPlaces ? [roundPlaces, ...roundCubes(round - roundPlaces)] : round > 0 ? [round] : []
