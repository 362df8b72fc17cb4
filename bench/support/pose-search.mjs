// The least work that finds every (hex, facing) a ship could ever come to: a breadth-first search over flat arrays.
import { directions, facings, hexKey, turn } from '../../shared/lib/hex.ts'
import { grid } from '../../shared/lib/hex/names.ts'
import { sink } from '../measure.mjs'

/** A function that searches once. */
export function searchPoses([columns, rows], isBlocked, from) {
  const hexes = grid(columns, rows)
  const places = new Map(hexes.map((hex, place) => [hexKey(hex), place]))
  // For each pose those that come next: ahead, and turned either way.
  const next = hexes.flatMap(({ q, r }, place) =>
    facings.map((facing) => {
      const step = directions[facing]
      const hex = { q: q + step.q, r: r + step.r }
      const ahead = isBlocked(hex) ? undefined : places.get(hexKey(hex))
      const turned = [turn(facing, 1), turn(facing, -1)].map((other) => place * 6 + other)
      return Int32Array.from(ahead === undefined ? turned : [...turned, ahead * 6 + facing])
    }),
  )
  const seen = new Uint8Array(next.length)
  const queue = new Int32Array(next.length)
  const start = places.get(hexKey(from)) * 6
  return () => {
    seen.fill(0)
    queue[0] = start
    seen[start] = 1
    let length = 1
    for (let at = 0; at < length; at += 1)
      for (const pose of next[queue[at]])
        if (seen[pose] === 0) {
          seen[pose] = 1
          queue[length] = pose
          length += 1
        }
    sink.value += length
  }
}
