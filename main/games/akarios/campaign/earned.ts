// Achievements that a trip or a visit gives and takes on its way, before the campaign books them.
import type { Reward } from '../../../../shared/games/akarios/content/reward.ts'

/** Sorted, each once; any other reward leaves them as they are. */
export function achievementsWith(held: readonly string[], reward: Reward): string[] {
  switch (reward.type) {
    case 'achievement':
      return [...new Set([...held, reward.achievement])].sort()
    case 'loseAchievement':
      return held.filter((one) => one !== reward.achievement)
    default:
      return [...held]
  }
}
