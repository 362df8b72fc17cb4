// What each level of difficulty changes in a fight (rule DF-002). Campaign, engine and screens read it here.
import type { difficulties } from '../../contract/choices.ts'

export interface DifficultyShift {
  /** Added to the hull, shield and damage printed on an enemy; may be negative. */
  readonly hull: number
  readonly shield: number
  readonly damage: number
  /** Credits for each pilot when the objective is completed (rule DF-003). */
  readonly bonus: number
}

/** Rule DF-002. */
export const difficultyShifts: Readonly<Record<(typeof difficulties)[number], DifficultyShift>> = {
  easy: { hull: -1, shield: -1, damage: -1, bonus: 0 },
  normal: { hull: 0, shield: 0, damage: 0, bonus: 0 },
  medium: { hull: 0, shield: 0, damage: 1, bonus: 1 },
  hard: { hull: 1, shield: 1, damage: 1, bonus: 2 },
  'very-hard': { hull: 2, shield: 2, damage: 2, bonus: 3 },
  insane: { hull: 2, shield: 2, damage: 3, bonus: 4 },
  abyss: { hull: 3, shield: 3, damage: 4, bonus: 5 },
}
