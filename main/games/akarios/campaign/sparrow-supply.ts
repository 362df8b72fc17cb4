// The Sparrow's supply: 0 to 10, and any gain takes all stress off the pilots (rules SX-016, SX-017, MK-009, MK-011).
import { changeBoard } from './rows.ts'
import { mostSupply } from './state.ts'
import type { Work } from './work.ts'

/** Adds `change`, held between 0 and 10. Stress falls to 0 when the supply rose, and only then. */
export function changeSupply({ draft }: Work, change: number): void {
  const { supply } = draft.standing
  const after = Math.min(Math.max(supply + change, 0), mostSupply)
  draft.standing = { ...draft.standing, supply: after }
  if (after > supply) for (const { seat } of draft.seats) changeBoard(draft, seat, { stress: 0 })
}
