// A modifier deck between battles: card by card, and the chances of one attack from it. Chances lie between 0 and 1.
import { z } from 'zod'

const count = z.int().min(0)
const chance = z
  .number()
  .min(0)
  .max(1 + 1e-9)

const chances = z.strictObject({
  /** Every total that may come about, lowest first; a miss is not among them. */
  totals: z.array(z.strictObject({ total: z.number().min(0), chance })).readonly(),
  missed: chance,
  /** Mean damage, a miss counting 0. */
  mean: z.number().min(0),
})
export type DeckChances = z.infer<typeof chances>

export const deckView = z.strictObject({
  /** Damage of the attack before cards. */
  base: count,
  cards: z
    .array(
      z.strictObject({
        card: z.string(),
        name: z.string(),
        /** Copies in the numbered deck as it comes, now, and with the hex that is looked at. */
        base: count,
        now: count,
        then: count,
      }),
    )
    .readonly(),
  /** Null where a card is known to no pack. */
  now: chances.nullable(),
  /** With the hex that is looked at full; null where it changes no card. */
  then: chances.nullable(),
})
export type DeckView = z.infer<typeof deckView>
