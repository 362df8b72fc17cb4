// Has a goal of the mission come about? Read from the state and what it has tallied.
import type { Goal } from '../../../../../shared/games/akarios/content/objective.ts'
import type { Wave } from '../../../../../shared/games/akarios/content/spawn.ts'
import { consciousPilots, enemiesOf } from '../state/read.ts'
import type { FightState } from '../state/state.ts'

export function isDone(state: FightState, goal: Goal): boolean {
  const { tally, ships } = state
  switch (goal.type) {
    case 'destroyEnemies': {
      const { enemy } = goal
      const counts = (type: string): boolean => enemy === undefined || type === enemy
      return !enemiesOf(state).some(({ type }) => counts(type)) && !isAwaited(state, counts)
    }
    case 'destroyMarker':
      return (
        tally.lost[goal.marker] !== undefined &&
        !ships.some((ship) => ship.kind === 'marker' && ship.marker === goal.marker)
      )
    case 'markerLost':
      return tally.lost[goal.marker] !== undefined
    case 'rounds':
      return tally.rounds >= goal.count
    case 'reach': {
      const here = consciousPilots(state).filter(({ id }) => tally.reached[goal.marker]?.includes(id) === true)
      return here.length >= (goal.pilots === 'all' ? Math.max(1, consciousPilots(state).length) : goal.pilots)
    }
    case 'sparrowLost':
      return tally.sparrowLost
    case 'neutralizeEnemy':
      return tally.neutralized[goal.enemy] !== undefined
    case 'enemyLeft':
      return tally.left[goal.marker] !== undefined
    case 'byHand':
      return false
  }
}

/**
 * Ships that are about to be set down count for "all enemies", and so do waves that are sure to come (SP-008): not those of a
 * chance event, nor those without end.
 */
const isAwaited = ({ content, pilots, queue, tally }: FightState, counts: (type: string) => boolean): boolean =>
  queue.some((task) => task.type === 'spawn' || (task.type === 'spawnShip' && counts(task.enemy))) ||
  content.mission.waves.some(
    (wave) => isSure(wave) && tally.waves[wave.id] === undefined && shipsOf(wave, pilots).some(counts),
  )

const isSure = ({ when }: Wave): boolean =>
  when.on === 'roundStart' || when.on === 'roundEnd'
    ? when.every === undefined
    : when.on === 'setUp' || when.on === 'enemiesGone' || when.on === 'wave'

const shipsOf = ({ table }: Wave, pilots: number): readonly string[] =>
  (table[String(pilots) as keyof typeof table] ?? []).map(({ enemy }) => enemy)
