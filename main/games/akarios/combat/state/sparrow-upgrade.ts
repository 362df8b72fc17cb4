// An upgrade of the Sparrow, fitted for this fight (chapter SW). No hit and no rule damages it; at 0 supply it lies face down.
import type { SparrowPlace } from '../../../../../shared/games/akarios/question/action.ts'

export type SparrowUpgrade = {
  readonly place: SparrowPlace
  /** Its entry in the frozen content. */
  readonly card: string
  /** Null: it has no slots and works all the time (SW-003), or its supply is unlimited. */
  readonly supply: number | null
  readonly startSupply: number | null
  /** As for cards of a ship. */
  readonly usedGroups: readonly string[]
  /** What it gives once in a fight has been taken. */
  readonly used: boolean
}
