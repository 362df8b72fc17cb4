// What a fight gives back to the campaign when it is over (chapter ES applies it there).
import type { CardPlace } from '../../../../../shared/games/akarios/question/action.ts'

export const results = ['success', 'failure'] as const
export type Result = (typeof results)[number]

export type PilotOutcome = {
  seat: string
  /** As it stood at the end; ES-001 puts it back to 0. */
  stress: number
  /** Trauma gained in this fight (PD-004). */
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
