// What devices of the second screen are shown: the fight that was played last among the open campaigns, as far as the table may see it.
import type { ShownFight } from '../../shared/contract/second-screen.ts'
import type { FightView } from '../../shared/games/akarios/view/fight-view.ts'
import type { CampaignsService } from './campaigns.ts'
import { combatMachine } from '../games/akarios/combat/index.ts'
import type { HistoryService } from './history.ts'
import type { OpenCampaigns } from './open-campaigns.ts'
import { waitingPlay } from './plays-of-kind.ts'
import type { PlaysService } from './plays.ts'

export interface FrameSources {
  readonly open: Pick<OpenCampaigns, 'held' | 'isOpen'>
  readonly campaigns: Pick<CampaignsService, 'view'>
  readonly plays: Pick<PlaysService, 'list' | 'view'>
  readonly history: Pick<HistoryService, 'list'>
}

/** Decisions of the log that go along. */
const lastEntries = 12

/** What the table may see of a fight: what can be weighed up beforehand and what lies in the piles stays on the laptop. */
export const shownFight = (view: FightView): ShownFight => ({ ...view, previews: [], piles: [], waves: [] })

/** A fight under way, or one that is over and not yet taken over; `latest` is the campaign that changed last. */
function runningFight({ open, plays }: FrameSources, latest: string | undefined) {
  for (const campaign of [latest, ...open.held().toReversed()]) {
    if (campaign === undefined || !open.isOpen(campaign)) continue
    const list = plays.list(campaign)
    const fight = list.ok ? waitingPlay(list.value.plays, combatMachine.id) : null
    if (fight !== null) return { campaign, play: fight.id }
  }
  return undefined
}

export function frameOf(sources: FrameSources, latest: string | undefined) {
  const fight = runningFight(sources, latest)
  if (fight === undefined) return { type: 'noFight' } as const
  const { campaign, play } = fight
  const seen = sources.plays.view(campaign, play)
  const shelf = sources.campaigns.view(campaign)
  const log = sources.history.list({ campaign, play, most: lastEntries, standing: 'counts' })
  if (!seen.ok || !shelf.ok || !log.ok) return { type: 'noFight' } as const
  const { squad, seats } = shelf.value
  return {
    type: 'fight',
    squad,
    seats,
    play,
    // It was made by this machine.
    view: shownFight(seen.value.view as unknown as FightView),
    log: log.value.entries.map(({ n, notes }) => ({ n, notes })),
  } as const
}

/** A frame without the language, which is a setting. */
export type FrameBody = ReturnType<typeof frameOf>
