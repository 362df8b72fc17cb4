// When waves come and special rules of the mission speak (SP-001 to SP-008, CB-022, ER-001).
import type { SpecialRule } from '../../../../../shared/games/akarios/content/mission.ts'
import type { Trigger, Wave } from '../../../../../shared/games/akarios/content/spawn.ts'
import { enemiesOf } from '../state/read.ts'
import type { FightState } from '../state/state.ts'
import { shipsOf } from './awaited.ts'
import { isDone } from './goals.ts'
import type { Task } from '../tasks/task.ts'

/** Moments of the round, fired by its tasks. */
export type Moment = 'setUp' | 'roundStart' | 'roundEnd'

/** What happens at this moment of this round: rules first, then waves. */
export const dueAt = (state: FightState, moment: Moment): readonly Task[] =>
  due(state, (when) => when.on === moment && isRound(when, state.round))

/** What has come about since: looked at between two actions, so that nothing arrives in the middle of one. */
export const dueNow = (state: FightState): readonly Task[] => due(state, (when) => hasComeAbout(state, when))

/** A wave with ships will come at this moment of a round, as far as the round decides it. */
export const arrivesAt = (state: FightState, moment: 'roundStart' | 'roundEnd', round: number): boolean =>
  state.content.mission.waves.some(
    (wave) =>
      wave.when.on === moment &&
      waits(state, wave, 'wave') &&
      isRound(wave.when, round) &&
      shipsOf(wave, state.pilots).length > 0,
  )

function due(state: FightState, meets: (when: Trigger) => boolean): readonly Task[] {
  const { rules, waves } = state.content.mission
  const isDue = (one: Wave | SpecialRule, kind: 'rule' | 'wave') => waits(state, one, kind) && meets(one.when)
  return [
    ...rules.filter((rule) => isDue(rule, 'rule')).map(({ id }): Task => ({ type: 'specialRule', rule: id })),
    ...waves.filter((wave) => isDue(wave, 'wave')).map(({ id }): Task => ({ type: 'spawn', wave: id })),
  ]
}

const waits = ({ tally }: FightState, { id, when }: Wave | SpecialRule, kind: 'rule' | 'wave'): boolean =>
  isRepeated(when) || !tally.fired.includes(`${kind}:${id}`)

const isRepeated = (when: Trigger): boolean => 'every' in when

function isRound(when: Trigger, round: number): boolean {
  if (when.on !== 'roundStart' && when.on !== 'roundEnd') return true
  const since = round - when.round
  return when.every === undefined ? since === 0 : since >= 0 && since % when.every === 0
}

function hasComeAbout(state: FightState, when: Trigger): boolean {
  const { tally, content } = state
  switch (when.on) {
    case 'enemiesGone':
      return enemiesOf(state).length === 0
    case 'markerLost':
      return tally.lost[when.marker] !== undefined
    case 'markerReached':
      return tally.reached[when.marker] !== undefined
    case 'enemyNeutralized':
      return tally.neutralized[when.enemy] !== undefined
    case 'wave':
      return tally.waves[when.wave] !== undefined
    case 'objectiveDone': {
      const objective = content.mission.win.objectives.find(({ id }) => id === when.objective)
      return objective !== undefined && isDone(state, objective.goal)
    }
    case 'setUp':
    case 'roundStart':
    case 'roundEnd':
    case 'byHand':
      return false
  }
}
