// What a task works with: the copy of the state, and the ways to ask, roll, draw, tell and send further tasks ahead.
import type { Json } from '../../../../shared/kernel/json.ts'
import type { Note } from '../../../../shared/kernel/note.ts'
import type { AnswerTo } from '../../../../shared/games/akarios/answer/answer.ts'
import type { Question } from '../../../../shared/games/akarios/question/question.ts'
import type { CardPlace } from '../../../../shared/games/akarios/question/action.ts'
import type { Paid } from './state/attack.ts'
import type { FightState } from './state/state.ts'
import type { Known, Tabletop } from './tabletop/tabletop.ts'
import type { Task } from './tasks/task.ts'
import type { Untold } from './unknown/untold.ts'

/**
 * A task is written as if every answer were at hand. When one is not, asking stops the task: all it did is thrown away, and
 * once the answer has come the task is run again from its start. So a task asks in the same order each time.
 */
export interface Fight {
  readonly state: FightState
  readonly table: Tabletop
  /** `seats` may answer; by default the question's own seat. */
  readonly ask: <Q extends Question>(question: Q, seats?: readonly string[]) => AnswerTo<Q>
  /** The question that has just been answered, if the task comes to it now: what was offered holds. Else null: it has to be made. */
  readonly standing: <T extends Question['type']>(type: T) => Extract<Question, { type: T }> | null
  /** Face indices from 0, one for each stream. */
  readonly roll: (die: string, faces: number, streams: readonly string[], why: string) => readonly number[]
  /** Index into `among`. A stream is never used twice. */
  readonly pick: (pile: string, among: readonly string[], stream: string, why: string) => number
  /** What the board knows, else what the table says. */
  readonly know: <T>(known: Known<T>) => T
  /** What the card, tile or board prints; asked for while nobody has told it. */
  readonly told: <T>(printed: T | undefined, where: Untold) => T
  /** The player uses that card in the middle of an attack on the own ship and has paid for it, or null; `total`: null before the draw. */
  readonly reacts: (seat: string, place: CardPlace, total: number | null) => Paid | null
  readonly note: (key: string, args?: Note['args'], rule?: string) => void
  /** Done next, in this order, before what waits in the queue. */
  readonly push: (...tasks: readonly Task[]) => void
  /** A place to come back to: the state is stored whole after this step. */
  readonly snapshot: () => void
}

export type Args = { readonly [name: string]: Json }
