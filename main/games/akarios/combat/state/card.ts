// A card fitted on a ship, in this fight.
import type { CardKind } from '../../../../../shared/games/akarios/card-places.ts'
import type { CardPlace } from '../../../../../shared/games/akarios/question/action.ts'

export type Card = {
  readonly place: CardPlace
  /** Its entry in the frozen content. */
  readonly card: string
  readonly kind: CardKind
  /** Null: no supply indicator, no limit of that kind (CB-008). */
  readonly supply: number | null
  readonly startSupply: number | null
  readonly damaged: boolean
  /** Groups of slots that were used this round where that bars them: plus-linked and supply slots (PA-022, PA-024). */
  readonly usedGroups: readonly string[]
  /** For cards with a limit a scenario or an enemy phase. */
  readonly used: boolean
}
