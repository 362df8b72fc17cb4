// A question as a list: what may be chosen, how it looks on the board, and what choosing it does.
import type { Answer } from '../../../../../shared/games/akarios/answer/answer.ts'
import type { Spot } from '../../../../../shared/games/akarios/question/place.ts'
import type { Figure } from '../../../../../shared/games/akarios/question/question.ts'
import type { ActionPreview, FightView } from '../../../../../shared/games/akarios/view/fight-view.ts'
import type { FightOdds } from '../../../../../shared/games/akarios/view/odds-view.ts'
import type { Facing } from '../../../../../shared/lib/hex.ts'
import type { Language } from '../../../../i18n/language.ts'
import type { Texts } from '../../../../i18n/texts.tsx'
import type { Talk } from '../talk.ts'

/** What has been picked of an answer that takes several steps. */
export interface Pick {
  /** The seat that acts or rolls again. */
  readonly seat?: string
  /** A die of that seat: only what it can pay for is offered. */
  readonly die?: number
  readonly payment?: string
  readonly place?: number
  /** Picked so far where several may be picked. */
  readonly chosen: readonly string[]
}
export const nothingPicked: Pick = { chosen: [] }

export interface Option {
  readonly id: string
  readonly label: string
  /** What the brass button says; else the label. */
  readonly confirm?: string
  readonly hints: readonly string[]
  /** What the card says, in the words of its pack. */
  readonly detail?: string
  /** Its own key, for what has the same key everywhere: yes, no, none. All others are numbered. */
  readonly key?: string
  /** Why it cannot be chosen. */
  readonly refused?: string
  /** Where it shows on the board. */
  readonly at?: Spot
  readonly facing?: Facing | null
  readonly way?: readonly Spot[]
  /** The ship that it means. */
  readonly ship?: string
  /** An answer whose attack may be looked at before it is given. */
  readonly attack?: Answer
  /** What the board shows while it is looked at. */
  readonly preview?: ActionPreview
  /** What choosing it does: answers, goes on to the next step, or picks one of several. */
  readonly then: { readonly answer: Answer } | { readonly pick: Pick } | 'toggle'
}

export interface Menu {
  readonly heading: string
  /** What is to be held against the real board. */
  readonly figure?: Figure
  /** What people see on the real table: one key answers. */
  readonly direct?: boolean
  readonly options: readonly Option[]
  /** Index of what Enter takes. */
  readonly first: number
  /** Where one goes back to; missing at the first step. */
  readonly back?: Pick
  /** For questions that want several: how many, and the answer once enough are picked. */
  readonly several?: { readonly least: number; readonly most: number; readonly answer: Answer | null }
}

export interface MenuContext {
  readonly view: FightView
  readonly texts: Texts['combat']
  readonly talk: Talk
  readonly language: Language
  /** The chances of each target alone, while targets are chosen. */
  readonly odds?: readonly FightOdds[]
}
