// How far a goal of the mission has come, and so whether it has come about. Read from the state and what it has tallied.
import type { Goal } from '../../../../../shared/games/akarios/content/objective.ts'
import type { ProgressView } from '../../../../../shared/games/akarios/view/course-view.ts'
import { consciousPilots } from '../state/read.ts'
import type { Ship } from '../state/ships.ts'
import type { FightState } from '../state/state.ts'
import { awaitedEnemies } from './awaited.ts'

/** What screens show and what the end hangs on are one figure. */
export function isDone(state: FightState, goal: Goal): boolean {
  // Asked after every task: while one of them is here, nothing need be counted.
  if (goal.type === 'destroyEnemies' && state.ships.some((ship) => isMeant(ship, goal.enemy))) return false
  const { done, of } = progressOf(state, goal)
  return done >= of
}

export function progressOf(state: FightState, goal: Goal): ProgressView {
  const { tally, ships } = state
  switch (goal.type) {
    case 'destroyEnemies':
      return enemiesGone(state, goal.enemy)
    case 'destroyMarker': {
      const lost = tally.lost[goal.marker] ?? 0
      const left = markersOf(state, goal.marker)
      const [only] = left
      if (only !== undefined && lost === 0 && left.length === 1) return hullLost(only)
      return { counts: 'markers', done: lost, of: Math.max(1, lost + left.length) }
    }
    case 'markerLost': {
      const [weakest] = markersOf(state, goal.marker).toSorted((a, b) => a.hull - b.hull)
      if (tally.lost[goal.marker] === undefined && weakest !== undefined) return hullLost(weakest)
      return once('markers', tally.lost[goal.marker] !== undefined)
    }
    case 'rounds':
      return { counts: 'rounds', done: Math.min(tally.rounds, goal.count), of: goal.count }
    case 'reach': {
      const awake = consciousPilots(state)
      const here = awake.filter(({ id }) => tally.reached[goal.marker]?.includes(id) === true)
      const of = goal.pilots === 'all' ? Math.max(1, awake.length) : goal.pilots
      return { counts: 'pilots', done: Math.min(here.length, of), of }
    }
    case 'sparrowLost': {
      const sparrow = ships.find(({ kind }) => kind === 'sparrow')
      return sparrow === undefined || tally.sparrowLost ? once('ships', tally.sparrowLost) : hullLost(sparrow)
    }
    case 'neutralizeEnemy':
      return once('ships', tally.neutralized[goal.enemy] !== undefined)
    case 'enemyLeft':
      return once('ships', tally.left[goal.marker] !== undefined)
    case 'byHand':
      return once('word', false)
  }
}

const once = (counts: 'ships' | 'markers' | 'word', done: boolean): ProgressView => ({
  counts,
  done: done ? 1 : 0,
  of: 1,
})

const hullLost = ({ id, hull, startHull }: Ship): ProgressView => ({
  counts: 'hull',
  done: startHull - hull,
  of: startHull,
  ship: id,
})

const markersOf = ({ ships }: FightState, marker: string): readonly Ship[] =>
  ships.filter((ship) => ship.kind === 'marker' && ship.marker === marker)

const isMeant = (ship: Ship, enemy: string | undefined): boolean =>
  ship.kind === 'enemy' && (enemy === undefined || ship.type === enemy)

/** Spawned ships count (SP-008). A number was drawn for each that has come (CB-015): what of them is here no more, is gone. */
function enemiesGone(state: FightState, enemy: string | undefined): ProgressView {
  const counts = (type: string): boolean => enemy === undefined || type === enemy
  const come = Object.entries(state.tally.numbers).reduce((sum, [type, count]) => sum + (counts(type) ? count : 0), 0)
  const here = state.ships.filter((ship) => isMeant(ship, enemy)).length
  const gone = Math.max(0, come - here)
  return { counts: 'ships', done: gone, of: gone + here + awaitedEnemies(state).filter(counts).length }
}
