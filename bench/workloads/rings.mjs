// P9: the hexes that are three away, and those that are three away at most.
import { ring as peerRing, spiral } from 'honeycomb-grid'
import { range, ring } from '../../shared/lib/hex.ts'
import { faster } from '../comparison.mjs'
import { sideBySide, sink } from '../measure.mjs'
import { asked, boardOf, nameOf, sizes } from '../support/boards.mjs'

const radius = 3

export async function measure(pace) {
  const comparisons = []
  for (const size of sizes) {
    const { pairs, peerPairs, tiles } = boardOf(size)
    const took = await sideBySide(
      {
        ring: overAll(pairs, (center) => ring(center, radius).length),
        range: overAll(pairs, (center) => range(center, radius).length),
        peerRing: overAll(peerPairs, (center) => tiles.traverse(peerRing({ center, radius })).size),
        peerRange: overAll(peerPairs, (start) => tiles.traverse(spiral({ start, radius })).size),
      },
      pace,
    )
    comparisons.push(
      faster(`ring on ${nameOf(size)}`, took.ring, ['honeycomb-grid', took.peerRing], { aim: 40 }),
      faster(`range on ${nameOf(size)}`, took.range, ['honeycomb-grid', took.peerRange], { aim: 40 }),
    )
  }
  return comparisons
}

const overAll = (pairs, count) => ({
  ops: asked,
  run: () => {
    for (const [hex] of pairs) sink.value += count(hex)
  },
})
