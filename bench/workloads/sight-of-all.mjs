// P11: all that a ship sees from where it stands, as a preview of targets needs it.
import { line } from 'honeycomb-grid'
import { visibleHexes } from '../../main/games/akarios/combat/tabletop/board/sight.ts'
import { faster } from '../comparison.mjs'
import { sideBySide, sink } from '../measure.mjs'
import { boardOf, nameOf, sizes } from '../support/boards.mjs'
import { isClear } from '../support/peer-sight.mjs'

export async function measure(pace) {
  const comparisons = []
  for (const size of sizes) {
    const { board, tiles, pairs, isBlocked } = boardOf(size)
    const [[at]] = pairs
    const all = tiles.toArray()
    const start = tiles.getHex(at)
    const took = await sideBySide(
      {
        ours: () => (sink.value += visibleHexes(board, { at, facing: 2 }).length),
        honeycomb: () => {
          for (const stop of all) sink.value += isClear(tiles.traverse(line({ start, stop })), isBlocked) ? 1 : 0
        },
      },
      pace,
    )
    comparisons.push(faster(`on ${nameOf(size)}`, took.ours, ['honeycomb-grid lines', took.honeycomb], { aim: 3 }))
  }
  return comparisons
}
