// The contract of a game: a pure state machine that anybody can run. A fight, a trip and a visit are machines each.
import type { Input } from './input.ts'
import type { Json } from './json.ts'
import type { Note } from './note.ts'
import type { Accepted } from './problem.ts'
import type { Step } from './step.ts'
import type { Seat, Wait } from './wait.ts'

/** The types of one game. Write them as `type`, not `interface`: TypeScript takes only those for plain data. */
export interface GameTypes {
  setup: Json
  state: Json
  question: Json
  answer: Json
  change: Json
  view: Json
  outcome: Json
}

/**
 * Every function is pure: same arguments, same result, arguments never changed. State is plain JSON that says
 * everything; the order of an object's keys must decide nothing, since stored states come back with sorted keys.
 * What a function throws is a fault of the game: nothing of that move is kept.
 */
export interface Machine<Game extends GameTypes = GameTypes> {
  readonly id: string
  /** Goes up when plays that were begun before no longer step alike. */
  readonly version: number
  /** A set-up holds its own copy of all content and rulings, so that later changes cannot reach a running play. */
  acceptSetup(raw: Json): Accepted<Game['setup']>
  start(setup: Game['setup']): Step<Game['state']>
  /** What is needed next: derived from the state alone, so that it is the same after undo and after a restart. */
  wait(state: Game['state']): Wait<Game['question'], Game['outcome']>
  /** Membership in what the question offers to this seat, and nothing else. */
  accept(state: Game['state'], seat: Seat, raw: Json): Accepted<Game['answer']>
  /** Only the invariants may refuse a change by hand. */
  acceptHand(state: Game['state'], seat: Seat, raw: Json): Accepted<Game['change']>
  /** The input has been accepted before. A hand change may come at a question and while luck is awaited. */
  step(state: Game['state'], input: Input<Game['answer'], Game['change']>): Step<Game['state']>
  /** How the history names this move: "Assign the stress die to EMP Blast". Asked before the step. */
  title(state: Game['state'], input: Input<Game['answer'], Game['change']>): Note
  view(state: Game['state']): Game['view']
  /**
   * Takes over a state of an older version. After a refusal the play goes on with the old state and by-hand changes
   * only: `view`, `wait`, `acceptHand`, `title` and a by-hand `step` have to bear every state ever stored.
   */
  upgrade(state: Json, from: number): Accepted<Game['state']>
}
