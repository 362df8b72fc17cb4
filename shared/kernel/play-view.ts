// What a screen is told of a play: the game's own view, what is needed next, and the version to answer with.
import { z } from 'zod'
import { json } from './json.ts'
import { wait } from './wait.ts'

export const playView = z.strictObject({
  play: z.string(),
  machine: z.string(),
  /** Number in the log of the play's last entry: goes along with each answer, so that a late one is noticed. */
  version: z.number().int(),
  /** Index of that entry in the play, 0 for its start. */
  index: z.number().int().min(0),
  /** The game has changed too much to go on with this play: only changes by hand are taken. */
  handOnly: z.boolean(),
  /** Null only in a by-hand play whose old state this version cannot read. */
  wait: wait.nullable(),
  view: json,
})
export type PlayView = Readonly<z.infer<typeof playView>>
