// What is written down while a campaign is played: every command and every move, with the rules that spoke, before and after.
import type { CampaignCommand } from '../../shared/games/akarios/campaign/command.ts'
import type { SquadView } from '../../shared/games/akarios/view/squad-view.ts'
import type { FightView } from '../../shared/games/akarios/view/fight-view.ts'
import type { TravelView } from '../../shared/games/akarios/travel/travel-view.ts'
import type { WorldView } from '../../shared/games/akarios/world/world-view.ts'
import type { Json } from '../../shared/kernel/json.ts'
import type { Note } from '../../shared/kernel/note.ts'

export interface Moment {
  readonly road: string
  readonly scene: string
  /** What was done; null for a move of a play. */
  readonly command: CampaignCommand | null
  /** The sentence of a refusal; null when it was done. */
  readonly refused: string | null
  /** The squad before and after a command; after the last command for a move of a play. */
  readonly before: SquadView
  readonly after: SquadView
  /** Ids of the ledger that notes, questions and refusals named. */
  readonly rules: ReadonlySet<string>
  readonly notes: readonly Note[]
  readonly fight: FightView | null
  readonly trip: TravelView | null
  readonly visit: WorldView | null
}

/** Every value under the name `rule`, however deep. */
export function rulesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(rulesIn)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value as Readonly<Record<string, Json>>).flatMap(([name, inner]) =>
    name === 'rule' && typeof inner === 'string' ? [inner] : rulesIn(inner),
  )
}
