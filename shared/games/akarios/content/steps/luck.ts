// Steps that touch dice and modifier decks.
import { z } from 'zod'
import { id } from '../id.ts'
import { range } from '../geometry.ts'
import { dieFace } from '../slots.ts'

const fewDice = z.int().min(1).max(4)

/** Turns dice to a face of choice: one's own, or those of another pilot within `range`. */
const setDice = z.strictObject({
  do: z.literal('setDice'),
  count: fewDice,
  whose: z.enum(['own', 'otherPilot']),
  range: range.exactOptional(),
})

/** Any number of own dice once more, free of stress. */
const rerollDice = z.strictObject({ do: z.literal('rerollDice') })

/** Up to `count` dice are not rolled but laid on `face`. */
const setAsideDice = z.strictObject({ do: z.literal('setAsideDice'), count: fewDice, face: dieFace })

/** A rolled die goes to another pilot with its face; it comes back at the end of the pilot phase. */
const giveDie = z.strictObject({ do: z.literal('giveDie') })

/** Each other pilot may move one assigned die, face unchanged, to another slot. */
const reassignDie = z.strictObject({ do: z.literal('reassignDie'), who: z.literal('eachOtherPilot') })

/** One die of this pilot counts for each other pilot too until the pilot phase ends (open question 76). */
const shareDie = z.strictObject({ do: z.literal('shareDie') })

/** Pilots within `range` may pay this card's slots together. */
const poolDice = z.strictObject({ do: z.literal('poolDice'), range })

/** Shuffles a card into a deck. */
const addToDeck = z.strictObject({ do: z.literal('addToDeck'), card: id, deck: z.enum(['enemy', 'everyPilot']) })

/** Lays a card on top of another pilot's deck. */
const placeOnDeck = z.strictObject({ do: z.literal('placeOnDeck'), card: id, deck: z.literal('otherPilot') })

/** A card of choice from the enemy discard goes on top of the enemy deck. */
const stackEnemyDeck = z.strictObject({ do: z.literal('stackEnemyDeck') })

/** Looks at the top card of the enemy deck; it is discarded or laid back. */
const peekEnemyDeck = z.strictObject({ do: z.literal('peekEnemyDeck') })

/** Discards the card just drawn and draws another. */
const redraw = z.strictObject({ do: z.literal('redraw') })

/** A drawn card counts as a number card, or makes the attack do `total` damage in all and nothing else. */
const readDrawnAs = z.strictObject({
  do: z.literal('readDrawnAs'),
  card: id,
  as: z.union([z.strictObject({ amount: z.int().min(-9).max(9) }), z.strictObject({ total: z.int().min(0).max(20) })]),
})

export const luckSteps = [
  setDice,
  rerollDice,
  setAsideDice,
  giveDie,
  reassignDie,
  shareDie,
  poolDice,
  addToDeck,
  placeOnDeck,
  stackEnemyDeck,
  peekEnemyDeck,
  redraw,
  readDrawnAs,
] as const
