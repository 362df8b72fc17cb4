// Co-pilots of the squad come and go with the story (rules CO-003, CO-004).
import { drop } from './rows.ts'
import type { Work } from './work.ts'

export function gainCoPilot({ draft }: Work, card: string): void {
  if (!draft.coPilots.some((row) => row.card === card)) draft.coPilots.push({ card })
}

/** Leaves the squad's list and the place on a board. */
export function loseCoPilot({ draft }: Work, card: string): void {
  drop(draft.coPilots, (row) => row.card === card)
  drop(draft.fits, (row) => row.kind === 'coPilot' && row.card === card)
}
