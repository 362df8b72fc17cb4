// Hexes as packs write them: flat-top, axial, in the ship's own frame, which looks north (facing 0) from `q` 0, `r` 0.
import { z } from 'zod'

/** Facings 0 to 5 run clockwise from north; `steps[facing]` is the neighbour that way. */
export const facings = [0, 1, 2, 3, 4, 5] as const
export const facing = z.union(facings.map((value) => z.literal(value)))
export type Facing = z.infer<typeof facing>

const coordinate = z.int().min(-40).max(40)

export const place = z.strictObject({ q: coordinate, r: coordinate })
export type Place = z.infer<typeof place>

/** One step of a move: the hex entered and the facing in it, so that an interrupt knows how the next hex would turn the ship. */
export const pathHex = z.strictObject({ q: coordinate, r: coordinate, facing })
export type PathHex = z.infer<typeof pathHex>

/** A printed move of 1 to 12 hexes. Each hex touches the one before, the first touches the ship. */
export const diagram = z.array(pathHex).min(1).max(12)
export type Diagram = z.infer<typeof diagram>

/** A printed firing arc or area: 1 to 127 hexes, never the ship's own. */
export const arc = z.array(place).min(1).max(127)
export type Arc = z.infer<typeof arc>

/** Kinds of terrain that a map may show (rules PA-041 to PA-047). */
export const terrains = ['asteroid', 'nebula', 'planet', 'moon', 'wormhole'] as const
export const terrain = z.enum(terrains)
export type Terrain = z.infer<typeof terrain>

/** Range in hexes. */
export const range = z.int().min(1).max(20)

/** Number of hexes between two places. */
export const distance = (a: Place, b: Place): number =>
  (Math.abs(a.q - b.q) + Math.abs(a.r - b.r) + Math.abs(a.q + a.r - b.q - b.r)) / 2
