// Hexes of a flat-top board in axial coordinates, and the six ways to face. Plain whole numbers, no game words.

/**
 * `q` counts columns to the right, `r` rows down along a slanting axis; whole numbers of either sign. A `type`, as all data
 * that a state may hold: an interface would not pass for JSON.
 */
export type Hex = {
  readonly q: number
  readonly r: number
}

/** Clockwise, 60 degrees apart: 0 is up the board (0,-1), 1 (1,-1), 2 (1,0), 3 down (0,1), 4 (-1,1), 5 (-1,0). */
export const facings = [0, 1, 2, 3, 4, 5] as const
export type Facing = (typeof facings)[number]

/** The step of one hex each way, indexed by facing. */
export const directions = [
  { q: 0, r: -1 },
  { q: 1, r: -1 },
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
] as const satisfies readonly Hex[]

export const sameHex = (a: Hex, b: Hex): boolean => a.q === b.q && a.r === b.r

/** A text for one hex, to look it up in a record or a set. */
export const hexKey = ({ q, r }: Hex): string => `${q},${r}`

export const add = (a: Hex, b: Hex): Hex => ({ q: a.q + b.q, r: a.r + b.r })

/** The vector that leads from `a` to `b`. */
export const between = (a: Hex, b: Hex): Hex => ({ q: b.q - a.q, r: b.r - a.r })

/** How many steps lead from `a` to `b` over an empty, endless board. */
export function distance(a: Hex, b: Hex): number {
  const q = a.q - b.q
  const r = a.r - b.r
  return (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) >> 1
}

/** The hex `steps` (default 1) ahead. */
export function ahead(from: Hex, facing: Facing, steps = 1): Hex {
  const step = directions[facing]
  return { q: from.q + step.q * steps, r: from.r + step.r * steps }
}

/** The six hexes around one, by facing. */
export const neighbours = (hex: Hex): readonly Hex[] => directions.map((step) => add(hex, step))

/** The facing `steps` of 60 degrees clockwise; a negative number turns the other way. */
export const turn = (facing: Facing, steps: number): Facing => ((((facing + steps) % 6) + 6) % 6) as Facing

/** A vector turned `facing` steps of 60 degrees clockwise about (0,0): from the frame of facing 0 to that of `facing`. */
export function rotate({ q, r }: Hex, facing: Facing): Hex {
  // `0 - x` in place of `-x`: a minus zero would be another value to whoever compares.
  switch (facing) {
    case 0:
      return { q, r }
    case 1:
      return { q: 0 - r, r: q + r }
    case 2:
      return { q: 0 - q - r, r: q }
    case 3:
      return { q: 0 - q, r: 0 - r }
    case 4:
      return { q: r, r: 0 - q - r }
    case 5:
      return { q: q + r, r: 0 - q }
  }
}

/** The hexes exactly `radius` (0 or more) away, clockwise from straight up. */
export function ring(center: Hex, radius: number): Hex[] {
  const hexes: Hex[] = []
  addRing(hexes, center, radius)
  return hexes
}

/** The hexes at most `radius` away with the middle itself: nearest first, each ring clockwise from straight up. */
export function range(center: Hex, radius: number): Hex[] {
  const hexes: Hex[] = []
  for (let away = 0; away <= radius; away += 1) addRing(hexes, center, away)
  return hexes
}

function addRing(hexes: Hex[], center: Hex, radius: number): void {
  let q = center.q
  let r = center.r - radius
  if (radius === 0) hexes.push({ q, r })
  for (const facing of ringSides) {
    const step = directions[facing]
    for (let count = 0; count < radius; count += 1) {
      hexes.push({ q, r })
      q += step.q
      r += step.r
    }
  }
}
const ringSides = [2, 3, 4, 5, 0, 1] as const satisfies readonly Facing[]

/** The facing that leads straight from one hex to another; null off the six axes and for the hex itself. */
export function axis(from: Hex, to: Hex): Facing | null {
  const { q, r } = between(from, to)
  if (q === 0) return r === 0 ? null : r < 0 ? 0 : 3
  if (r === 0) return q > 0 ? 2 : 5
  if (q + r === 0) return q > 0 ? 1 : 4
  return null
}

/**
 * How far a vector leads along a facing, in half hexes, as a whole number. Of several facings the one with the greatest
 * value encloses the smallest angle with the vector.
 */
export function along(facing: Facing, { q, r }: Hex): number {
  const step = directions[facing]
  return 2 * (step.q * q + step.r * r) + step.q * r + step.r * q
}
