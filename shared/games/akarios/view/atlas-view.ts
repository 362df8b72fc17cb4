// The galaxy atlas as screens see it: systems with what is scouted in them, where the Sparrow is, and whether it may fly.
import { z } from 'zod'
import { legendResult } from '../content/system.ts'
import { locationKinds } from '../location-kinds.ts'
import { tripThings } from '../travel/trip-things.ts'

const seat = z.int().min(1).max(4)

const stickerView = z.strictObject({
  number: z.int(),
  kind: z.enum(locationKinds),
  x: z.int(),
  y: z.int(),
  done: z.boolean(),
  /** Systems that a jump point leads to, by name. */
  jumpsTo: z.array(z.string()),
})
export type StickerView = z.infer<typeof stickerView>

const systemView = z.strictObject({
  id: z.string(),
  name: z.string(),
  letter: z.string(),
  /** Null: nobody has told the app; then the map grows with what is scouted. */
  grid: z.strictObject({ columns: z.int(), rows: z.int() }).nullable(),
  legend: z.array(legendResult).nullable(),
  /** Event cards that are still in the pile; null where the app knows none of them. */
  eventsLeft: z.int().nullable(),
  /** In order of their numbers. */
  stickers: z.array(stickerView),
  /** What the packs say of each location, scouted or not: its kind, and its place where it is told. */
  printed: z.array(
    z.strictObject({
      number: z.int(),
      kind: z.enum(locationKinds),
      at: z.strictObject({ x: z.int(), y: z.int() }).nullable(),
    }),
  ),
})
export type SystemView = z.infer<typeof systemView>

export const atlasView = z.strictObject({
  /** Null where no pack has a place to begin. */
  here: z.strictObject({ system: z.string(), location: z.int().nullable() }).nullable(),
  /** 0 to 10. */
  supply: z.int(),
  pilots: z.array(z.strictObject({ seat, name: z.string(), stress: z.int() })),
  /** In order of their letters. */
  systems: z.array(systemView),
  /** Letters that can stand in a scout order, with the id behind each. */
  letters: z.array(z.strictObject({ id: z.string(), letter: z.string(), name: z.string() })),
  /** Why no trip can begin: a sentence under `errors`. */
  barred: z
    .strictObject({ key: z.string(), args: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])) })
    .nullable(),
  /** What of a trip may lie on the real table now, and what lay there on the last one. */
  real: z.strictObject({ offered: z.array(z.enum(tripThings)), last: z.array(z.enum(tripThings)) }),
  /** The trip that is under way, or over and not yet taken over. */
  trip: z.string().nullable(),
})
export type AtlasView = z.infer<typeof atlasView>
