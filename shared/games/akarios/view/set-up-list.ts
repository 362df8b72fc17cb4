// What a table takes out of the box and lays out for the open scenario: for exactly these pilots, at this difficulty.
import { z } from 'zod'
import { difficulties } from '../../../contract/choices.ts'
import { scenarioKinds } from '../campaign/words.ts'
import { cardPlaces } from '../question/action.ts'

const count = z.int().min(0)
const some = z.array(z.strictObject({ name: z.string(), count: z.int() }))

export const setUpList = z.strictObject({
  number: z.int(),
  kind: z.enum(scenarioKinds),
  /** The fight in a pack, where there is one; without it map, enemies and objectives stand in the book. */
  mission: z.string().nullable(),
  pilots: z.int(),
  difficulty: z.strictObject({
    level: z.enum(difficulties),
    hull: z.int(),
    shield: z.int(),
    damage: z.int(),
    bonus: z.int(),
  }),
  seats: z.array(
    z.strictObject({
      seat: z.int(),
      player: z.string(),
      pilot: z.string(),
      ship: z.string(),
      /** Start values with everything fitted, at most 10; null where nobody has told the tile. */
      hull: count.nullable(),
      shield: count.nullable(),
      stress: count,
      /** On the tile, for a world; null where nobody has told it (rule WX-001). */
      health: count.nullable(),
      /** What carried stress brings: stress misses to shuffle in, and triggers to resolve (rule CB-003, open question 1). */
      stressMisses: count,
      triggers: count,
      /** Bolster cards to shuffle in (rules CB-010, SW-018). */
      bolsters: count,
      deck: z.int(),
      /** Cards of the deck without bolsters and misses; null where nobody has told the numbered deck. */
      deckSize: count.nullable(),
      putIn: some,
      takeOut: some,
      cards: z.array(z.strictObject({ place: z.enum(cardPlaces), name: z.string(), supply: count.nullable() })),
    }),
  ),
  /** Of each pilot on a world (rule WX-002); null where nobody has told it, and in a fight. */
  energy: count.nullable(),
  sparrow: z.array(z.string()),
  enemies: z.array(z.strictObject({ name: z.string(), regular: count, elite: count })),
  /** Enemy boards in use: for each enemy and each marker with hull (rule CB-015). */
  boards: count,
  /** Hexes of the map where ships may begin (rule CB-021). */
  deployment: count,
  /** Tiles and markers by their kind or name. */
  map: some,
  objectives: z.array(z.string()),
})
export type SetUpList = z.infer<typeof setUpList>
