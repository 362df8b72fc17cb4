// What one move of a machine gives back. What it needs next is read from the new state (`Machine.wait`).
import type { Json } from './json.ts'
import type { Note } from './note.ts'
import type { Recorded } from './recorded.ts'

export interface Step<State extends Json = Json> {
  readonly state: State
  /** What happened, in order. */
  readonly notes: readonly Note[]
  /** Something hidden was shown (a card, a die): undo past here is marked in the log. */
  readonly reveals?: boolean
  /** Printed values learned from the owner. */
  readonly records?: readonly Recorded[]
  /** A good place to come back to, such as the start of a round: the state is stored whole. */
  readonly snapshot?: boolean
}
