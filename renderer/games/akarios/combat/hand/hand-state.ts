// What the panel for changes by hand remembers while it is open, and what each of its forms is given.
import type { HandChange } from '../../../../../shared/games/akarios/command/hand-change.ts'
import type { Spot } from '../../../../../shared/games/akarios/question/place.ts'
import type { FightView } from '../../../../../shared/games/akarios/view/fight-view.ts'
import type { Talk } from '../talk.ts'

/** The most supply that any card holds (rule CE-049). */
export const mostSupply = 4

export const handTabs = ['ship', 'piles', 'course'] as const
export type HandTab = (typeof handTabs)[number]

/** What is open in the panel; it outlives the changes that are made in it. */
export interface HandState {
  readonly tab: HandTab
  readonly ship: string
  /** The hex that was pointed at on the board. */
  readonly at: Spot | null
}

export interface HandProps {
  readonly view: FightView
  readonly talk: Talk
  readonly busy: boolean
  readonly onChange: (change: HandChange) => void
}
