// Waves of enemies that arrive during a mission (rules SP-001 to SP-008).
import { z } from 'zod'
import { rank } from './enemy.ts'
import { id } from './id.ts'

/** When something of a mission happens. `wave`: after that wave has arrived. */
export const trigger = z.discriminatedUnion('on', [
  z.strictObject({
    on: z.literal('roundStart'),
    round: z.int().min(1).max(99),
    every: z.int().min(1).max(20).exactOptional(),
  }),
  z.strictObject({
    on: z.literal('roundEnd'),
    round: z.int().min(1).max(99),
    every: z.int().min(1).max(20).exactOptional(),
  }),
  z.strictObject({ on: z.literal('setUp') }),
  z.strictObject({ on: z.literal('enemiesGone') }),
  z.strictObject({ on: z.literal('markerLost'), marker: id }),
  z.strictObject({ on: z.literal('markerReached'), marker: id }),
  z.strictObject({ on: z.literal('objectiveDone'), objective: id }),
  /** A card has put one of these out of the fight, as the mission tells what that means. */
  z.strictObject({ on: z.literal('enemyNeutralized'), enemy: id }),
  z.strictObject({ on: z.literal('wave'), wave: id }),
  z.strictObject({ on: z.literal('byHand') }),
])
export type Trigger = z.infer<typeof trigger>

const line = z.array(z.strictObject({ enemy: id, rank, count: z.int().min(1).max(8) })).max(8)

export const wave = z.strictObject({
  id,
  when: trigger,
  /** Markers on which it arrives, split as evenly as can be (rule SP-006). */
  at: z.array(id).min(1).max(8),
  /** One line for each number of pilots; only the line of the present number counts (rule SP-001). */
  table: z.strictObject({
    '1': line.exactOptional(),
    '2': line.exactOptional(),
    '3': line.exactOptional(),
    '4': line.exactOptional(),
  }),
})
export type Wave = z.infer<typeof wave>
