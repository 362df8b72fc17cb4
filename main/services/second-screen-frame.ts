// What devices of the second screen are shown: the fight, trip or visit that was begun last in the open campaign that changed last, as far
// as the table may see it.
import type {
  ShownDecision,
  ShownFight,
  ShownSystem,
  ShownTrip,
  ShownVisit,
} from '../../shared/contract/second-screen.ts'
import type { TravelQuestion } from '../../shared/games/akarios/travel/question.ts'
import type { TravelView } from '../../shared/games/akarios/travel/travel-view.ts'
import type { SystemView } from '../../shared/games/akarios/view/atlas-view.ts'
import type { FightView } from '../../shared/games/akarios/view/fight-view.ts'
import type { WorldQuestion } from '../../shared/games/akarios/world/question.ts'
import type { WorldView } from '../../shared/games/akarios/world/world-view.ts'
import type { PlayView } from '../../shared/kernel/play-view.ts'
import type { CampaignsService } from './campaigns.ts'
import { combatMachine } from '../games/akarios/combat/index.ts'
import { travelMachine } from '../games/akarios/travel/index.ts'
import { worldMachine } from '../games/akarios/world/index.ts'
import type { HistoryService } from './history.ts'
import type { OpenCampaigns } from './open-campaigns.ts'
import { waitingPlay } from './plays-of-kind.ts'
import type { PlaysService } from './plays.ts'
import type { TripsService } from './trips.ts'

export interface FrameSources {
  readonly open: Pick<OpenCampaigns, 'held' | 'isOpen'>
  readonly campaigns: Pick<CampaignsService, 'view'>
  readonly plays: Pick<PlaysService, 'list' | 'view'>
  readonly history: Pick<HistoryService, 'list'>
  readonly trips: Pick<TripsService, 'atlas'>
}

/** Decisions of the log that go along. */
const lastEntries = 12

/** What the table may see of a fight: what can be weighed up beforehand and what lies in the piles stays on the laptop. */
export const shownFight = (view: FightView): ShownFight => ({ ...view, previews: [], piles: [], waves: [] })

/** What the table may see of a trip: which event cards are still in the pile stays on the laptop. */
export const shownTrip = (view: TravelView): ShownTrip => ({ ...view, pile: [] })

/** The map of a trip: where nothing is scouted nothing is told, but for the place where the Sparrow is. */
export const shownSystem = (system: SystemView, { at }: Pick<TravelView, 'at'>): ShownSystem => ({
  ...system,
  printed: system.printed.filter(({ number }) => at.system === system.id && number === at.location),
})

/** What the table may see of a visit: the chances stay on the laptop. */
export const shownVisit = (view: WorldView): ShownVisit => ({ ...view, odds: [] })

const shownMachines = [combatMachine, travelMachine, worldMachine].map(({ id }) => id)

/** Under way, or over and not yet taken over; `latest` is the campaign that changed last. */
function runningPlay({ open, plays }: FrameSources, latest: string | undefined) {
  for (const campaign of [latest, ...open.held().toReversed()]) {
    if (campaign === undefined || !open.isOpen(campaign)) continue
    const list = plays.list(campaign)
    if (!list.ok) continue
    const waiting = new Set(shownMachines.map((machine) => waitingPlay(list.value.plays, machine)))
    const last = list.value.plays.findLast((play) => waiting.has(play))
    if (last !== undefined) return { campaign, play: last.id, machine: last.machine }
  }
  return undefined
}

export function frameOf(sources: FrameSources, latest: string | undefined) {
  const running = runningPlay(sources, latest)
  if (running === undefined) return { type: 'nothing' } as const
  const { campaign, play, machine } = running
  const seen = sources.plays.view(campaign, play)
  const shelf = sources.campaigns.view(campaign)
  const log = sources.history.list({ campaign, play, most: lastEntries, standing: 'counts' })
  if (!seen.ok || !shelf.ok || !log.ok) return { type: 'nothing' } as const
  const { squad, seats } = shelf.value
  const shown = { squad, seats, play, log: log.value.entries.map(({ n, notes }) => ({ n, notes })) }
  // Views and questions were made by the machine.
  switch (machine) {
    case travelMachine.id: {
      const view = shownTrip(seen.value.view as unknown as TravelView)
      const question = questionOf(seen.value) as TravelQuestion | null
      return { ...shown, type: 'trip', view, system: systemOf(sources, campaign, view), question } as const
    }
    case worldMachine.id: {
      const decision = decisionOf(questionOf(seen.value) as WorldQuestion | null)
      return { ...shown, type: 'visit', view: shownVisit(seen.value.view as unknown as WorldView), decision } as const
    }
    default:
      return { ...shown, type: 'fight', view: shownFight(seen.value.view as unknown as FightView) } as const
  }
}

const questionOf = ({ wait }: PlayView): unknown => (wait?.kind === 'ask' ? wait.question : null)

function systemOf({ trips }: FrameSources, campaign: string, view: TravelView): ShownSystem | null {
  const atlas = trips.atlas(campaign)
  const system = atlas.ok ? atlas.value.systems.find(({ id }) => id === view.at.system) : undefined
  return system === undefined ? null : shownSystem(system, view)
}

const decisionOf = (question: WorldQuestion | null): ShownDecision | null =>
  question && {
    asks: question.asks,
    entry: question.type === 'entry' ? question.text : null,
    dice: question.type === 'assign' ? question.dice : [],
  }

/** A frame without the language, which is a setting. */
export type FrameBody = ReturnType<typeof frameOf>
