// An enemy type: figures by rank and number (rules CB-013, CB-014), immunities (PA-079), the place of its deck (EN-003), its cards.
import { z } from 'zod'
import { combatCard } from './combat-card.ts'
import { effectId } from './effect.ts'
import { id, name, onceEach, remark, wording } from './id.ts'

export const ranks = ['regular', 'elite'] as const
export const rank = z.enum(ranks)
export type Rank = z.infer<typeof rank>

/** One side of an enemy card. */
export const enemySide = z.strictObject({
  /** Printed: hull at the start, 1 to 60. */
  hull: z.int().min(1).max(60).exactOptional(),
  /** Printed: shield at the start, 0 to 60. */
  shield: z.int().min(0).max(60).exactOptional(),
  /** Printed: added to the damage of the combat card, 0 to 20 (rule EN-023). */
  attack: z.int().min(0).max(20).exactOptional(),
  /** Printed: effects that never reach it, whatever their source. */
  immune: onceEach(z.array(effectId)).exactOptional(),
})
export type EnemySide = z.infer<typeof enemySide>

const sides = { regular: enemySide.exactOptional(), elite: enemySide.exactOptional() }

export const enemy = z.strictObject({
  id,
  name,
  wording,
  /** Printed on the back of the combat deck: types act in rising order, 1 to 99. */
  deckNumber: z.int().min(1).max(99).exactOptional(),
  ...sides,
  /** Printed: where the card of one number (1 to 20) differs from the others of its rank. */
  byNumber: z.record(z.string().regex(/^([1-9]|1\d|20)$/), z.strictObject(sides)).exactOptional(),
  /** Standees in the box, 1 to 20. */
  standees: z.int().min(1).max(20).exactOptional(),
  /** Combat cards in its deck, 1 to 40, where `cards` does not tell all of them. */
  deckSize: z.int().min(1).max(40).exactOptional(),
  /** Printed: the combat deck. */
  cards: z.array(combatCard).min(1).max(40).exactOptional(),
  /** False for a type that no combat deck runs; not known unless given. */
  runByCards: z.boolean().exactOptional(),
  remark: remark.exactOptional(),
})
export type Enemy = z.infer<typeof enemy>

/** One figure of an enemy: its own number's card first, then what its rank shows. Missing when not known. */
export function enemyFigure<F extends keyof EnemySide>(
  of: Enemy,
  rankOf: Rank,
  number: number,
  field: F,
): EnemySide[F] | undefined {
  const own: EnemySide | undefined = of.byNumber?.[String(number)]?.[rankOf]
  const side: EnemySide = { ...of[rankOf], ...own }
  return side[field]
}

/** Every card of its combat deck is told, or no deck runs it. */
export function combatCardsTold({ cards = [], deckSize, runByCards }: Enemy): boolean {
  if (deckSize === undefined) return cards.length > 0 || runByCards === false
  return cards.reduce((sum, { copies = 1 }) => sum + copies, 0) >= deckSize
}
