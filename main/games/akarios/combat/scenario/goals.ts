// Has a goal of the mission come about? Read from the state and its counters.
import type { Goal } from '../../../../../shared/games/akarios/content/objective.ts'
import { enemiesOf } from '../state/read.ts'
import type { FightState } from '../state/state.ts'

export function isDone(state: FightState, goal: Goal): boolean {
  const { counters } = state
  switch (goal.type) {
    case 'destroyEnemies':
      return (
        (counters['wavesToCome'] ?? 0) === 0 &&
        enemiesOf(state).every(({ type }) => goal.enemy !== undefined && type !== goal.enemy)
      )
    case 'destroyMarker':
    case 'markerLost':
      return (counters[`lost:${goal.marker}`] ?? 0) > 0
    case 'rounds':
      return (counters['roundsPlayed'] ?? 0) >= goal.count
    case 'reach': {
      const reached = counters[`reached:${goal.marker}`] ?? 0
      const needed = goal.pilots === 'all' ? (counters['conscious'] ?? state.pilots) : goal.pilots
      return reached >= needed
    }
    case 'sparrowLost':
      return (counters['sparrowLost'] ?? 0) > 0
    case 'enemyLeft':
      return (counters[`left:${goal.marker}`] ?? 0) > 0
    case 'byHand':
      return false
  }
}
