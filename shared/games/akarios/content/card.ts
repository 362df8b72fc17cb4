// What every card with an action or a standing effect has in common: its steps, its limits, its printed values.
import { z } from 'zod'
import { printedAttack } from './attack.ts'
import { arc, diagram, range } from './geometry.ts'
import { id, name, prose, remark, wording } from './id.ts'
import { slotGroup } from './slots.ts'
import { step } from './steps/step.ts'

/** When a card works. */
export const timings = [
  'action',
  'passive',
  'beforeRoll',
  'afterRoll',
  'duringMove',
  'afterMove',
  'onDraw',
  'onAttackResolved',
  'afterAttacked',
  'afterAttackedAndDamaged',
  'onHullLostToEnemyAttack',
  'onShieldDamage',
  'onGainStressMiss',
  'onTriggered',
  'onAdjacentEnemyDestroyed',
  'onAdjacentEnemyDestroyedByYou',
  'enemyPhase',
  'endOfRound',
  'scenarioStart',
  'market',
] as const
export type Timing = (typeof timings)[number]

/** Rule CB-008: a printed supply lies between 1 and 4; a card without the indicator has no such limit. */
export const supply = z.union([z.int().min(1).max(4), z.literal('unlimited')])

/** Fields of weapons, engines, techs, abilities, co-pilots and Sparrow upgrades alike. */
export const cardFields = {
  id,
  name,
  wording,
  timing: z.enum(timings),
  /** What the card does. Empty only with a `reminder`. */
  effects: z.array(step).max(12),
  /** Shown when the card is played; what it says is done by hand. */
  reminder: prose.exactOptional(),
  /** Supply never comes back (rule CE-016). */
  noResupply: z.literal(true).exactOptional(),
  limit: z.enum(['oncePerScenario', 'oncePerEnemyPhase']).exactOptional(),
  /** A tag that a table may set: such a card may spend the supply of one that lends it (open question 52). */
  drone: z.literal(true).exactOptional(),
  /** Cards of the same kind that may not be fitted beside it. */
  notWith: z.array(id).min(1).exactOptional(),
  /** Enemies it never reaches, or the only ones it does. */
  cannotTarget: z.array(id).min(1).exactOptional(),
  onlyTarget: z.array(id).min(1).exactOptional(),
  /** Reaches only enemies that are run by combat cards. */
  needsCombatCards: z.literal(true).exactOptional(),
  /** Printed. */
  supply: supply.exactOptional(),
  /** Printed: groups of slots; none at all for a card that is never paid. */
  slots: z.array(slotGroup).max(4).exactOptional(),
  /** Printed: moves in the ship's own frame, in the order in which the steps count them. */
  moves: z.array(diagram).min(1).max(3).exactOptional(),
  /** Printed: attacks in the order in which the steps count them. */
  attacks: z.array(printedAttack).min(1).max(3).exactOptional(),
  /** Printed: range in hexes of steps that name none; `self` where the card shows none (rule PA-081). */
  reach: z.union([range, z.literal('unlimited'), z.literal('self')]).exactOptional(),
  /** Printed: the hexes of steps that speak of an area. */
  area: arc.exactOptional(),
  remark: remark.exactOptional(),
}
