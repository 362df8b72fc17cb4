// A ship without a pilot leaves the fight for good; what the mission counts of it is tallied.
import type { Ship } from './ships.ts'
import type { FightState } from './state.ts'

export function leaveFight(state: FightState, ship: Exclude<Ship, { kind: 'pilot' }>): void {
  const { tally } = state
  if (ship.kind === 'sparrow') tally.sparrowLost = true
  if (ship.kind === 'marker') tally.lost[ship.marker] = (tally.lost[ship.marker] ?? 0) + 1
  state.ships = state.ships.filter(({ id }) => id !== ship.id)
}
