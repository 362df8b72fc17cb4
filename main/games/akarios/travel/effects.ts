// What the legend and event cards do: supply and stress at once, the rest goes to the campaign in the same order (rules SX-014 to SX-017).
import type { PlainReward, Reward } from '../../../../shared/games/akarios/content/reward.ts'
import { afterTravel, atRest } from '../campaign/board-tracks.ts'
import { achievementsWith } from '../campaign/earned.ts'
import { mostSupply } from '../campaign/state.ts'
import type { Trip } from './trip.ts'

/** Held between 0 and 10; any gain takes all stress off the pilots. */
export function changeSupply({ state, note }: Trip, change: number): void {
  const before = state.supply
  state.supply = Math.min(Math.max(before + change, 0), mostSupply)
  note(change > 0 ? 'supplyGained' : 'supplyLost', { from: before, to: state.supply }, 'SX-017')
  if (state.supply <= before) return
  if (state.seats.some(({ stress }) => stress > 0)) note('stressGone', {}, 'SX-016')
  state.seats = state.seats.map(({ seat }) => ({ seat, stress: 0 }))
}

/** Of these seats; only the number moves, held between 0 and 10 (open question 2). */
export function changeStress({ state, note }: Trip, seats: readonly string[], change: number, rule: string): void {
  state.seats = state.seats.map(({ seat, stress }) => ({
    seat,
    stress: seats.includes(seat) ? Math.max(afterTravel({ ...atRest, stress }, change).stress, 0) : stress,
  }))
  for (const { seat, stress } of state.seats) if (seats.includes(seat)) note('stressSet', { seat, to: stress }, rule)
}

/** Carries them out in order; stops with the rest where somebody alone gets something and nobody has said who. */
export function applyRewards(trip: Trip, rewards: readonly Reward[]): 'done' | 'asksFinder' {
  const { state } = trip
  for (const [at, reward] of rewards.entries()) {
    if (reward.type === 'ifAchievement') {
      const isRead = state.achievements.includes(reward.achievement) === reward.held
      return applyRewards(trip, [...(isRead ? reward.rewards : []), ...rewards.slice(at + 1)])
    }
    if ('to' in reward && reward.to === 'finder' && state.finder === null) {
      const [only, ...others] = state.seats
      if (only !== undefined && others.length === 0) state.finder = only.seat
      else {
        state.stage = { is: 'finder', rewards: rewards.slice(at) }
        return 'asksFinder'
      }
    }
    applyReward(trip, reward)
  }
  return 'done'
}

function applyReward(trip: Trip, reward: PlainReward): void {
  const { state, note } = trip
  switch (reward.type) {
    case 'supply':
      return void changeSupply(trip, reward.amount)
    case 'stress': {
      const all = state.seats.map(({ seat }) => seat)
      return void changeStress(
        trip,
        reward.to === 'finder' && state.finder !== null ? [state.finder] : all,
        reward.amount,
        'SX-015',
      )
    }
    case 'byHand':
      return void note('byHand', { says: reward.says }, 'SX-026')
    default:
      state.achievements = achievementsWith(state.achievements, reward)
  }
  state.rewards.push(reward)
  note(`gets.${reward.type}`, 'amount' in reward ? { amount: reward.amount } : {}, 'SX-019')
}
