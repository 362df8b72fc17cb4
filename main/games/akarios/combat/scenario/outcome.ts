// What a fight gives back to the campaign when it is over (chapter ES applies it there).
import type { CardPlace } from '../../../../../shared/games/akarios/question/action.ts'

export const results = ['success', 'failure'] as const
export type Result = (typeof results)[number]

export type PilotOutcome = {
  seat: string
  /** As it stood at the end; ES-001 puts it back to 0. */
  stress: number
  /** Gained in this fight, by rule or by hand (PD-004); less than 0 where the table has set it lower than it began. */
  trauma: number
  unconscious: boolean
  hull: number
  damaged: CardPlace[]
}

export type Outcome = {
  result: Result
  /** Why: `objective`, `allLost`, the id of what was lost, `byHand`. */
  why: string
  rounds: number
  pilots: PilotOutcome[]
}
