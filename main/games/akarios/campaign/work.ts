// What every rule of the campaign works with: the draft of the rows and the content of the packs. A rule answers nothing, or why not.
import type { Board } from '../../../../shared/games/akarios/content/board.ts'
import type { Content } from '../../../../shared/games/akarios/content/content.ts'
import type { Figures } from '../../../../shared/games/akarios/content/figures.ts'
import type { Deck } from '../../../../shared/games/akarios/content/modifier.ts'
import type { RefusalArguments } from '../../../../shared/contract/envelope.ts'
import type { Draft } from './state.ts'

/** Content as a squad plays with it. */
export interface CampaignContent {
  readonly all: Content
  /**
   * Ids of the squad's own pack: its market lists count only these, only these pilots and ships are open at the start, and the
   * Sparrow's first trip begins in one of these systems.
   */
  readonly own: Readonly<
    Record<
      'pilots' | 'ships' | 'upgrades' | 'sparrowUpgrades' | 'coPilots' | 'achievements' | 'traumaCards' | 'systems',
      ReadonlySet<string>
    >
  >
  /** Whether the campaign opens with the scenario that the rulebook names (rule CS-014): only that of the box does. */
  readonly firstScenario: boolean
  readonly decks: readonly Deck[]
  readonly board: Board | undefined
}

/** Numbers of the rulebook; the box's pack always holds them. */
export function figuresOf({ all }: CampaignContent): Figures {
  if (all.figures === undefined) throw new Error('no pack holds the figures of the game')
  return all.figures
}

export interface Work {
  readonly draft: Draft
  readonly content: CampaignContent
}

/** Why a command is refused: `key` names the sentence under `errors`, `rule` the row of the ledger. */
export interface CampaignFault {
  readonly key: string
  readonly rule: string
  readonly args: RefusalArguments
}

export const no = (word: string, rule: string, args: RefusalArguments = {}): CampaignFault => ({
  key: `camp.${word}`,
  rule,
  args: { ...args, rule },
})

/** The first fault of these rules, each tried only when those before it found none. */
export function firstFault(...rules: readonly (() => CampaignFault | undefined)[]): CampaignFault | undefined {
  for (const rule of rules) {
    const fault = rule()
    if (fault !== undefined) return fault
  }
  return undefined
}
