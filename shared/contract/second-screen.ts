// What a device of the second screen is shown, and where it asks. Without zod, because the device's page carries this file.
import type { TravelQuestion } from '../games/akarios/travel/question.ts'
import type { TravelView } from '../games/akarios/travel/travel-view.ts'
import type { SystemView } from '../games/akarios/view/atlas-view.ts'
import type { FightView } from '../games/akarios/view/fight-view.ts'
import type { AssignQuestion, WorldQuestion } from '../games/akarios/world/question.ts'
import type { WorldView } from '../games/akarios/world/world-view.ts'
import type { CampaignView } from './calls/campaign.ts'
import type { HistoryEntry } from './calls/history.ts'
import type { Settings } from './calls/settings.ts'

/** The only addresses of the second screen beside its page: the code is given at `join`, pictures of what is played come from `view`. */
export const secondScreenPaths = { join: '/join', view: '/view' } as const

/** What the table may see of a fight: what can be weighed up beforehand and what lies in the piles stays on the laptop. */
export type ShownFight = FightView & {
  readonly previews: readonly []
  readonly piles: readonly []
  readonly waves: readonly []
}

/** What the table may see of a trip: which event cards are still in the pile stays on the laptop. */
export type ShownTrip = TravelView & { readonly pile: readonly [] }

/** The map on which a trip goes: stickers, and of what is printed only where the Sparrow is. */
export type ShownSystem = SystemView

/** What the table may see of a visit: chances stay on the laptop. Cards that nobody has revealed are in no view. */
export type ShownVisit = WorldView & { readonly odds: readonly [] }

/** The open decision of a visit: its question, the entry that is being read, and the dice that lie on a point. */
export interface ShownDecision {
  readonly asks: WorldQuestion['asks']
  readonly entry: string | null
  readonly dice: AssignQuestion['dice']
}

/** Newest first. */
export type ShownEntry = Pick<HistoryEntry, 'n' | 'notes'>

/** Everything that a device shows at a moment; the next one takes its place. */
export type SecondScreenFrame = { readonly language: Settings['language'] } & (
  | { readonly type: 'hidden' }
  | { readonly type: 'nothing' }
  | (Shown & { readonly type: 'fight'; readonly view: ShownFight })
  | (Shown & {
      readonly type: 'trip'
      readonly view: ShownTrip
      /** Null where no pack knows the system. */
      readonly system: ShownSystem | null
      /** Null while luck is awaited, and at the end. */
      readonly question: TravelQuestion | null
    })
  | (Shown & {
      readonly type: 'visit'
      readonly view: ShownVisit
      /** Null while luck is awaited, and at the end. */
      readonly decision: ShownDecision | null
    })
)

/** What is said of everything that is played. */
interface Shown {
  readonly squad: string
  readonly seats: CampaignView['seats']
  readonly play: string
  readonly log: readonly ShownEntry[]
}

/** Answer to whoever asks at `join` without a code: whether this device has given it already. */
export type JoinState = { readonly inside: boolean }

/** Milliseconds between two signs of life on the line: an empty text. A device that hears nothing for three of them has lost it. */
export const beatMilliseconds = 10_000
