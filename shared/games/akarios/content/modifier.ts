// Modifier cards and the decks made of them (rules CS-003, CS-004, PA-058 to PA-066, PG-018 to PG-021).
import { z } from 'zod'
import { deckLabels } from '../../../contract/choices.ts'
import { effectGrant } from './effect.ts'
import { id, name, remark, wording } from './id.ts'

/** What a drawn card does to an attack. */
export const modifierChange = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('add'), amount: z.int().min(-9).max(9) }),
  z.strictObject({ type: z.literal('multiply'), by: z.literal(2) }),
  z.strictObject({ type: z.literal('miss') }),
  /** Printed: the effect; without it any effect of the box. */
  z.strictObject({ type: z.literal('effect'), gives: effectGrant.exactOptional() }),
])
export type ModifierChange = z.infer<typeof modifierChange>

export const modifierCard = z.discriminatedUnion('form', [
  z.strictObject({
    id,
    name,
    wording,
    form: z.literal('card'),
    change: modifierChange,
    /** Another card is drawn (rule PG-018). */
    rolling: z.literal(true).exactOptional(),
    /** The owner reshuffles after the attack (rule PA-062). */
    shuffles: z.literal(true).exactOptional(),
    /** Goes back to the box instead of the discard pile: on every draw, or only once applied (open question 7). */
    leaves: z.enum(['whenDrawn', 'whenApplied']).exactOptional(),
    /** Leaves every deck when the scenario ends (rules ES-003, ES-004). */
    scenarioOnly: z.literal(true).exactOptional(),
    /** Cards of this sort in the box, 1 to 230. */
    copies: z.int().min(1).max(230).exactOptional(),
    remark: remark.exactOptional(),
  }),
  /** A mark that some cards carry besides what they do. */
  z.strictObject({
    id,
    name,
    wording,
    form: z.literal('trait'),
    trait: z.enum(['rolling', 'shuffles']),
    remark: remark.exactOptional(),
  }),
])
export type ModifierCard = z.infer<typeof modifierCard>

/** Rule CS-003: cards in a player's deck before any change to it. */
export const startingDeckSize = 20

/** Rule CS-004: what the one deck of all enemies is labelled with. */
export const enemyDeckLabel = 'E'

/** A deck as it lies in the box. */
export const deck = z.strictObject({
  id,
  name,
  wording,
  /** Rule CS-003: players take one of the decks 1 to 4 each; CS-004: all enemies draw from E. */
  owner: z.enum(['player', 'enemies']),
  /** What stands on its cards: 1 to 4 for a player's deck, E for the enemies'. */
  label: z.union([z.literal(deckLabels), z.literal(enemyDeckLabel)]).exactOptional(),
  /** Cards in it; 20 for a player (rule CS-003). */
  size: z.int().min(1).max(60).exactOptional(),
  /** Printed: how many of which card. They add up to `size`. */
  cards: z
    .array(z.strictObject({ card: id, count: z.int().min(1).max(60) }))
    .min(1)
    .max(40)
    .exactOptional(),
})
export type Deck = z.infer<typeof deck>
