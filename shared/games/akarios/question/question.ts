// Everything that a fight asks people: one closed union. A question carries, as data, all that may be answered to it.
// Legality is computed by the machine alone; `admits` and `enumerate` only read it.
import type { Json } from '../../../kernel/json.ts'
import type { Facing } from '../../../lib/hex.ts'
import type { FieldForm } from '../content/forms/field-form.ts'
import type { Kind, Sheet } from '../content/kinds.ts'
import type { DieFace } from '../content/slots.ts'
import type { ActionId } from './action.ts'
import type { Cost, Spot } from './place.ts'

/** What is asked, as a sentence of the catalogue (`key`), and the rule behind it. */
export type Asked = {
  readonly key: string
  readonly args: { readonly [name: string]: Json }
  readonly rule?: string
}

/** A seat `p1` to `p4`, or `table` for what all decide together. */
type Base = { readonly seat: string; readonly asks: Asked }

/** What people hold against the real board, in the ship's own frame: the hexes of an arc, or the hexes of a move as they are entered. */
export type Figure =
  | { readonly type: 'arc'; readonly hexes: readonly Spot[] }
  | { readonly type: 'way'; readonly steps: readonly (Spot & { readonly facing: Facing })[] }

/**
 * One way to pay for an action. `slots` lists the slots to be filled, in order, each with the dice (by index) that fit;
 * at least `least` of them, from the first on, each by a die of its own. No slots: supply alone pays (PA-024).
 * An upgrade of the Sparrow is paid by the `table`: its dice are counted in `pool`, dice of all pilots (SW-005).
 * `tells`: nobody has told yet what it costs; choosing it says that the table now reads it off the card or the board.
 */
export type Payment = {
  readonly id: string
  readonly seat: string
  readonly action: ActionId
  readonly group: number
  readonly slots: readonly { readonly slot: number; readonly icon: string; readonly dice: readonly number[] }[]
  readonly least: number
  readonly pool?: readonly { readonly seat: string; readonly die: number }[]
  readonly tells?: true
}

/** Why an action is not to be had now, for the screen to say. */
export type ClosedAction = {
  readonly seat: string
  readonly action: ActionId
  readonly why: string
  readonly rule: string
}

/** The one question of the act step: all that all pilots may do (PA-025). `passes`: seats that may pass (PA-027). */
export type ActQuestion = Base & {
  readonly type: 'act'
  readonly payments: readonly Payment[]
  readonly passes: readonly string[]
  readonly closed: readonly ClosedAction[]
}

/** Who may still roll again: `free` all dice for nothing (PA-005), `paid` any for 1 stress (PA-004). */
export type RerollQuestion = Base & {
  readonly type: 'reroll'
  readonly pilots: readonly {
    readonly seat: string
    readonly faces: readonly DieFace[]
    readonly free: boolean
    readonly paid: boolean
  }[]
}

/** One end of a move; `hexes` are those entered. A `wormhole` end is followed by a `place` question. */
export type PathEnd = {
  readonly kind: 'whole' | 'early' | 'forced' | 'wormhole'
  readonly entered: number
  readonly hexes: readonly Spot[]
  readonly at: Spot | null
  readonly facing: Facing | null
  readonly costs: readonly Cost[]
  readonly stress: 0 | 1
  /** Only on a real table with costly hexes: whether none was entered. Else people say which. */
  readonly clear?: boolean
}

export type PathQuestion = Base & {
  readonly type: 'path'
  readonly ship: string
  readonly ends: readonly PathEnd[]
  readonly figure?: Figure
}

export const targetReasons = ['hidden', 'outOfArc', 'outOfRange', 'noSight', 'immune', 'cardForbids', 'noUse'] as const
export type TargetReason = (typeof targetReasons)[number]

export type TargetCandidate =
  { readonly id: string; readonly can: true } | { readonly id: string; readonly can: false; readonly why: TargetReason }

/** Between `least` and `most` of the candidates that can be chosen. `ordered`: the first one counts for more (CE-045). */
export type TargetsQuestion = Base & {
  readonly type: 'targets'
  readonly least: number
  readonly most: number
  readonly ordered: boolean
  readonly candidates: readonly TargetCandidate[]
}

/** One of the places, with one of its facings. A turn on the spot is a place question too. */
export type PlaceQuestion = Base & {
  readonly type: 'place'
  readonly ship: string
  readonly places: readonly {
    readonly at: Spot | null
    readonly facings: readonly Facing[]
    readonly costs: readonly Cost[]
  }[]
}

/** What a `choose` question is about, so that a screen may draw it in its own way. */
export const choiceSubjects = [
  'avoidDamage',
  'modifier',
  'repair',
  'cards',
  'effect',
  'option',
  'use',
  'enemyTarget',
  'enemyReceiver',
  'order',
  'behind',
  'objective',
  'trauma',
  'byHand',
  'table',
] as const
export type ChoiceSubject = (typeof choiceSubjects)[number]

/** Between `least` and `most` of the options, each once. `default` is what Enter takes. */
export type ChooseQuestion = Base & {
  readonly type: 'choose'
  readonly about: ChoiceSubject
  readonly least: number
  readonly most: number
  readonly options: readonly {
    readonly id: string
    readonly key: string
    readonly args: { readonly [name: string]: Json }
  }[]
  readonly default: readonly string[]
  readonly figure?: Figure
}

/**
 * A printed value that nobody has told yet: `field` of an entry as `values.json` names it. `form` says how it is filled in; whether a
 * value fits is for the schema of the field to say.
 */
export type ValueQuestion = Base & {
  readonly type: 'value'
  readonly kind: Kind | Sheet
  readonly id: string
  readonly field: string
  readonly form: FieldForm
}

export type Question =
  ActQuestion | RerollQuestion | PathQuestion | TargetsQuestion | PlaceQuestion | ChooseQuestion | ValueQuestion
