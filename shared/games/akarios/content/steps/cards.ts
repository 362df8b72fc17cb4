// Steps that use or damage cards.
import { z } from 'zod'
import { amount } from '../slots.ts'

/**
 * Another card's action, free of dice and supply (open question 98). `from`: own equipped cards, or the last action that another
 * friendly ship took this round. `stressAbilities`: whether they are open. `attack`: changes to an attack made so.
 */
const useCard = z.strictObject({
  do: z.literal('useCard'),
  kinds: z
    .array(z.enum(['weapon', 'engine']))
    .min(1)
    .exactOptional(),
  from: z.enum(['own', 'lastActionOfOtherFriendlyShip']),
  state: z.enum(['undamaged', 'damaged', 'either']),
  stressAbilities: z.boolean(),
  attack: z.strictObject({ draws: z.literal(0), damage: amount }).exactOptional(),
})

/** Turns this card, or the one just used, to its damaged side. `stress`: what that adds, 0 or 1 (rule PD-017). */
const damageCard = z.strictObject({
  do: z.literal('damageCard'),
  which: z.enum(['this', 'used']),
  stress: z.int().min(0).max(1),
})

/** What the card depicts and no source tells: shown as a reminder, done by hand. */
const depicted = z.strictObject({ do: z.literal('depicted') })

export const cardSteps = [useCard, damageCard, depicted] as const
