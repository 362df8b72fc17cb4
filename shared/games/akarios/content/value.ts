// One printed value, told by the owner of a box or ruled by a table: it fills or replaces one field of one entry (`values.json`).
import { z } from 'zod'
import { json } from '../../../kernel/json.ts'
import { effectIds } from './effect.ts'
import { kinds, sheets } from './kinds.ts'

/**
 * Words joined by dots, 1 to 8: `regular.hull`, `cards.b2`. In a list a word names the element with that id, or its place from 0. `*` is
 * the whole entry (`wholeEntry`).
 */
export const fieldPath = z
  .string()
  .max(200)
  .regex(/^(\*|(?!(.*\.)?(constructor|prototype)(\.|$))[A-Za-z0-9-]+(\.[A-Za-z0-9-]+){0,7})$/)

/** How any entry is called: words joined by `-`, but combat effects by the words of the engine (`radarJam`). */
export const entryId = z
  .string()
  .max(80)
  .regex(new RegExp(`^(?:(?!constructor$)[a-z0-9]+(?:-[a-z0-9]+)*|${effectIds.join('|')})$`))
  .meta({ description: 'lower-case words joined by -, or the word of a combat effect' })

export const value = z.strictObject({
  kind: z.enum([...kinds, ...sheets]),
  /** The entry; for the board and the figures their own name. */
  id: entryId,
  field: fieldPath,
  value: json,
  /** Where it was read: "card 12 of the second printing". */
  source: z.string().min(1).max(200).exactOptional(),
  /** When, as ISO 8601 in UTC. */
  at: z.iso.datetime().exactOptional(),
})
export type Value = z.infer<typeof value>
