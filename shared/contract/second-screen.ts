// What a device of the second screen is shown, and where it asks. Without zod, because the device's page carries this file.
import type { FightView } from '../games/akarios/view/fight-view.ts'
import type { CampaignView } from './calls/campaign.ts'
import type { HistoryEntry } from './calls/history.ts'
import type { Settings } from './calls/settings.ts'

/** The only addresses of the second screen beside its page: the code is given at `join`, pictures of the fight come from `view`. */
export const secondScreenPaths = { join: '/join', view: '/view' } as const

/** What the table may see of a fight: what can be weighed up beforehand and what lies in the piles stays on the laptop. */
export type ShownFight = FightView & {
  readonly previews: readonly []
  readonly piles: readonly []
  readonly waves: readonly []
}

/** Newest first. */
export type ShownEntry = Pick<HistoryEntry, 'n' | 'notes'>

/** Everything that a device shows at a moment; the next one takes its place. */
export type SecondScreenFrame = { readonly language: Settings['language'] } & (
  | { readonly type: 'hidden' }
  | { readonly type: 'noFight' }
  | {
      readonly type: 'fight'
      readonly squad: string
      readonly seats: CampaignView['seats']
      readonly play: string
      readonly view: ShownFight
      readonly log: readonly ShownEntry[]
    }
)

/** Answer to whoever asks at `join` without a code: whether this device has given it already. */
export type JoinState = { readonly inside: boolean }

/** Milliseconds between two signs of life on the line: an empty text. A device that hears nothing for three of them has lost it. */
export const beatMilliseconds = 10_000
