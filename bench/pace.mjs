// How long is measured. `quick` is for trying out the benchmarks themselves: its figures mean little.

/** `ms` for each task over all `rounds`; `times` for work that is done once in turn; `entries` of the long campaign. */
export const paces = {
  full: { ms: 1500, rounds: 5, times: 60, fights: 12, entries: 20_000 },
  quick: { ms: 100, rounds: 2, times: 10, fights: 3, entries: 2_000 },
}
