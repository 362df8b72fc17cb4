// Bolster boosts: one more for each failed scenario, none after a success, and not spent by play (rules ES-013 to ES-016; open question
// 34: worlds count too, stories and markets neither way).
import type { ScenarioOutcome } from '../../../../shared/games/akarios/campaign/words.ts'

export const boostsAfter = (boosts: number, outcome: ScenarioOutcome): number =>
  outcome === 'failure' ? boosts + 1 : outcome === 'success' ? 0 : boosts
