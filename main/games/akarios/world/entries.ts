// Entries are read: what they do to pilots happens at once, what they give goes to the campaign (rules WX-029, WX-030, WX-035, WX-041, WX-045).
import type { PlainReward, Reward } from '../../../../shared/games/akarios/content/reward.ts'
import type { WorldEntry } from '../../../../shared/games/akarios/content/world.ts'
import type { ToldEntry } from '../../../../shared/games/akarios/world/told.ts'
import { achievementsWith } from '../campaign/earned.ts'
import { addStress, takeDamage } from './pilots.ts'
import { finish } from './rounds.ts'
import type { Pilot, WorldState } from './state.ts'
import { awake, pilotIn, type Visit } from './visit.ts'

/** Undefined where nobody but the book knows it. */
export const knownEntry = ({ setup: { world } }: WorldState, number: number): WorldEntry | undefined =>
  world?.entries.find((one) => one.number === number)

/** `told` stands in for an entry that no pack has. */
export function readEntry(visit: Visit, finder: string, told: ToldEntry | null): void {
  const { state, note } = visit
  if (state.stage.is !== 'entry') return
  const { entry, actors } = state.stage
  const known = knownEntry(state, entry)
  const { rewards, goTo, ends } = told ?? {
    rewards: known?.rewards ?? [],
    goTo: known?.goTo ?? null,
    ends: known?.ends ?? null,
  }
  state.read.push(entry)
  note('entryRead', { entry }, 'WX-029')
  gain(visit, rewards, finder)
  if (ends === 'success' || ends === 'failure') return void finish(visit, ends)
  if (ends === 'leave') for (const seat of actors) dock(visit, seat)
  if (goTo !== null) note('goesOn', { entry: goTo }, 'WX-045')
  state.stage = goTo === null ? { is: 'act' } : { is: 'entry', entry: goTo, why: 'goTo', actors }
}

function dock({ state, note }: Visit, seat: string): void {
  const pilot = pilotIn(state, seat)
  if (pilot?.is !== 'awake') return
  Object.assign(pilot, { is: 'docked', card: null })
  note('docked', { seat }, 'WX-035')
}

/** In order; `finder` is null where nobody alone has found it. */
export function gain(visit: Visit, rewards: readonly Reward[], finder: string | null): void {
  for (const reward of rewards) {
    if (reward.type !== 'ifAchievement') gainOne(visit, reward, finder)
    else if (visit.state.achievements.includes(reward.achievement) === reward.held) gain(visit, reward.rewards, finder)
  }
}

function gainOne(visit: Visit, reward: PlainReward, finder: string | null): void {
  const { state, note } = visit
  const isAlone = 'to' in reward && reward.to === 'finder'
  const reached = (): Pilot[] => awake(state).filter(({ seat }) => !isAlone || seat === finder)
  switch (reward.type) {
    case 'damage':
      for (const pilot of reached()) takeDamage(visit, pilot, reward.amount, 'WX-041')
      return
    case 'stress':
      for (const pilot of reached()) addStress(visit, pilot, reward.amount, 'WX-010')
      return
    case 'byHand':
      return void note('byTable', { says: reward.says }, 'WX-029')
    default:
      state.achievements = achievementsWith(state.achievements, reward)
  }
  state.gains.push({ seat: isAlone ? finder : null, reward })
  if (isAlone) note('found', { seat: finder }, 'WX-030')
  note(`gained.${reward.type}`, 'amount' in reward ? { amount: reward.amount } : {}, 'WX-029')
}
