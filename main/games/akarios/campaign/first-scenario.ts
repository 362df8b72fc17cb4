// The scenario that opens a campaign: nothing may be gone to before it, and what each seat plays it with (rules CS-014, CS-015, CS-019).
import { startingDeckSize } from '../../../../shared/games/akarios/content/modifier.ts'
import type { UpgradeKind } from '../../../../shared/games/akarios/content/upgrade.ts'
import type { DeckLabel } from './decks.ts'
import type { Founding } from './founding.ts'
import { openPilotLevels } from './pilot-abilities.ts'

/** Which scenarios may be chosen. `first` opens the campaign, `recorded` were played, `offered` could be gone to otherwise. */
export const openScenarios = (
  first: number,
  recorded: readonly number[],
  offered: readonly number[],
): readonly number[] => (recorded.includes(first) ? offered : [first])

/** What lies before one seat in the opening scenario. */
export interface FirstFit {
  /** Every card that the seat may equip; a pilot ability is named by its level, an upgrade by its id. */
  readonly cards: readonly { readonly kind: UpgradeKind | 'pilotAbility'; readonly card: string }[]
  /** The numbered deck as it comes, nothing added and nothing taken out. */
  readonly deck: { readonly label: DeckLabel; readonly size: number }
}

/** For seats 1, 2, … in order. `kindOf` says of an upgrade's id what it is. */
export const firstFits = ({ cards, decks }: Founding, kindOf: (upgrade: string) => UpgradeKind): readonly FirstFit[] =>
  decks.map((label, place) => ({
    cards: [
      ...cards
        .filter(({ seat }) => seat === place + 1)
        .map(({ upgrade }) => ({ kind: kindOf(upgrade), card: upgrade })),
      ...openPilotLevels(0).map((level) => ({ kind: 'pilotAbility' as const, card: level })),
    ],
    deck: { label, size: startingDeckSize },
  }))
