// P8: how far two hexes are apart.
import { distance } from '../../shared/lib/hex.ts'
import { faster, within } from '../comparison.mjs'
import { sideBySide, sink } from '../measure.mjs'
import { asked, boardOf, nameOf, sizes } from '../support/boards.mjs'

/** Whole numbers in flat arrays: nothing can be faster, and nobody wants to read it. */
function plainNumbers(pairs) {
  const [aq, ar, bq, br] = [0, 1].flatMap((at) =>
    ['q', 'r'].map((axis) => Int32Array.from(pairs, (pair) => pair[at][axis])),
  )
  return () => {
    for (let at = 0; at < asked; at += 1) {
      const q = aq[at] - bq[at]
      const r = ar[at] - br[at]
      sink.value += (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) >> 1
    }
  }
}

export async function measure(pace) {
  const comparisons = []
  for (const size of sizes) {
    const { pairs, peerPairs, tiles } = boardOf(size)
    const tasks = {
      ours: () => {
        for (const [a, b] of pairs) sink.value += distance(a, b)
      },
      honeycomb: () => {
        for (const [a, b] of peerPairs) sink.value += tiles.distance(a, b)
      },
      'plain numbers': plainNumbers(pairs),
    }
    // One question takes nanoseconds: many to a call.
    const many = Object.fromEntries(
      Object.entries(tasks).map(([name, run]) => [name, { ops: asked * 20, run: () => repeat(20, run) }]),
    )
    const took = await sideBySide(many, pace)
    comparisons.push(
      faster(`on ${nameOf(size)}`, took.ours, ['honeycomb-grid', took.honeycomb], { aim: 12 }),
      within(`on ${nameOf(size)}`, took.ours, ['plain numbers', took['plain numbers']], { aim: 1.5 }),
    )
  }
  return comparisons
}

function repeat(times, run) {
  for (let time = 0; time < times; time += 1) run()
}
