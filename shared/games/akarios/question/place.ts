// Hexes and facings as questions and views show them. On the real table nobody knows a hex: there they are null.
import type { Facing } from '../../../lib/hex.ts'

/** Axial, written as a `type` so that it counts as plain data. */
export type Spot = { readonly q: number; readonly r: number }

export type Pose = { readonly at: Spot; readonly facing: Facing }

export const costs = ['asteroid', 'nebula'] as const
/** Terrain that was entered: an asteroid costs 1 hull (PA-041), a nebula 1 shield or stun (PA-042, PA-043). */
export type Cost = (typeof costs)[number]
