// Markers, objectives and the Sparrow of a mission (rules CB-019, CB-025, CB-026, EN-009, SP-009 to SP-012).
import { z } from 'zod'
import { id, name, wording } from './id.ts'

/** A number as scenarios give it: fixed, or for each pilot of the set-up (rule SP-011). 0 to 99 either way. */
export const perPilot = z.union([z.int().min(0).max(99), z.strictObject({ perPilot: z.int().min(1).max(99) })])
export type PerPilot = z.infer<typeof perPilot>

export const valueFor = (value: PerPilot, pilots: number): number =>
  typeof value === 'number' ? value : value.perPilot * pilots

export const marker = z.strictObject({
  id,
  name,
  wording,
  /** With hull it is impassable, blocks sight and takes an enemy board (rule SP-010). */
  hull: perPilot.exactOptional(),
  shield: perPilot.exactOptional(),
  /** Whose it is: enemies aim at one of the players (rule EN-009), players at one of the enemies. */
  side: z.enum(['players', 'enemies', 'none']),
})
export type Marker = z.infer<typeof marker>

export const sparrow = z.strictObject({ hull: perPilot })

const many = z.int().min(1).max(30)

/** What has to come about. `byHand`: the table says when. */
export const goal = z.discriminatedUnion('type', [
  /** All of them, spawned ones too (rule SP-008); of one type if `enemy` is given. */
  z.strictObject({ type: z.literal('destroyEnemies'), enemy: id.exactOptional() }),
  z.strictObject({ type: z.literal('destroyMarker'), marker: id }),
  /** Rounds played to their end (rule ER-007). */
  z.strictObject({ type: z.literal('rounds'), count: many }),
  /** So many conscious pilots, or all, at the end of a move on the marker's hex. */
  z.strictObject({ type: z.literal('reach'), marker: id, pilots: z.union([z.int().min(1).max(4), z.literal('all')]) }),
  z.strictObject({ type: z.literal('markerLost'), marker: id }),
  z.strictObject({ type: z.literal('sparrowLost') }),
  z.strictObject({ type: z.literal('enemyLeft'), marker: id }),
  /** One of these was put out of the fight by a card. */
  z.strictObject({ type: z.literal('neutralizeEnemy'), enemy: id }),
  z.strictObject({ type: z.literal('byHand') }),
])
export type Goal = z.infer<typeof goal>

export const objective = z.strictObject({ id, wording, goal })
export type Objective = z.infer<typeof objective>
