// What stress that travel brought means when a scenario is set up: every mark at or below it, in rising order (rule CB-003, open
// question 1).
import type { Board } from '../../../../shared/games/akarios/content/board.ts'

export interface CarriedStress {
  /** Stress misses to shuffle in. */
  readonly misses: number
  /** Trauma draws to resolve before the first round. */
  readonly triggers: number
}

export function carriedStress(stress: number, marks: Board['stressMarks']): CarriedStress {
  const passed = marks.filter(({ at }) => at <= stress)
  const misses = passed.filter(({ does }) => does === 'stressMiss').length
  return { misses, triggers: passed.length - misses }
}
