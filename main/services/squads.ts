// A campaign between battles: every command of the table on it, and what stands. The rules decide on plain rows, the file keeps them.
import type { Parsed } from '../../shared/contract/contract.ts'
import type { Output } from '../../shared/contract/contract.ts'
import { refusal, type Outcome } from '../../shared/contract/envelope.ts'
import { fail, ok } from '../../shared/lib/result.ts'
import { applyCommand } from '../games/akarios/campaign/commands.ts'
import type { CampaignState } from '../games/akarios/campaign/state.ts'
import { titleOf } from '../games/akarios/campaign/titles.ts'
import { fitChoices } from '../games/akarios/campaign/view/cards.ts'
import { setUpList } from '../games/akarios/campaign/view/set-up.ts'
import { ledgerView, squadView } from '../games/akarios/campaign/view/squad.ts'
import type { CampaignContent } from '../games/akarios/campaign/work.ts'
import { contentOf } from './campaign-content.ts'
import { stateOf, storeState } from './campaign-state.ts'
import type { Commands } from './commands.ts'
import type { ContentService } from './content.ts'
import type { OpenCampaigns } from './open-campaigns.ts'

export interface SquadsService {
  readonly view: (campaign: string) => Outcome<Output<'squad.view'>>
  readonly ledger: (campaign: string) => Outcome<Output<'squad.ledger'>>
  readonly choices: (input: Parsed<'squad.choices'>) => Outcome<Output<'squad.choices'>>
  readonly setUp: (campaign: string) => Outcome<Output<'squad.setUp'>>
  /** Refuses with the rule that says no; then nothing is written. */
  readonly do: (input: Parsed<'squad.do'>) => Outcome<Output<'squad.do'>>
}

export interface SquadsOptions {
  readonly open: OpenCampaigns
  readonly commands: Commands
  readonly content: ContentService
}

export function createSquads({ open, commands, content }: SquadsOptions): SquadsService {
  const read = <T>(campaign: string, show: (state: CampaignState, content: CampaignContent) => T): Outcome<T> => {
    const held = open.look(campaign)
    if (!held.ok) return held
    const state = stateOf(held.value.file)
    return ok(show(state, contentOf(content, state.seats)))
  }
  return {
    view: (campaign) => read(campaign, squadView),
    ledger: (campaign) => read(campaign, (state) => ({ rows: ledgerView(state) })),
    choices: ({ campaign, seat, place }) =>
      read(campaign, (state, all) => ({ choices: fitChoices(state, all, seat, place) })),
    setUp: (campaign) => read(campaign, (state, all) => ({ list: setUpList(state, all) })),
    do: ({ campaign, who, command }) => {
      const held = open.own(campaign)
      if (!held.ok) return held
      const before = stateOf(held.value)
      const all = contentOf(content, before.seats)
      const after = applyCommand(before, command, all)
      if (!after.ok) return fail(refusal('refused', after.error.key, after.error.args))
      const title = titleOf(before, command, all)
      return commands.run(campaign, { titleKey: title.key, titleArgs: title.args, who }, (file) => {
        storeState(file, after.value)
        return ok({ title })
      })
    },
  }
}
