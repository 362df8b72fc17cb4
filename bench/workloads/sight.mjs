// P10: is one hex in sight of a ship? Ours is the rulebook's rule, exact, from the middle of the front edge to any part of the
// hex; honeycomb has a line between two middles, which is less to find out.
import { line } from 'honeycomb-grid'
import { canSee } from '../../main/games/akarios/combat/tabletop/board/sight.ts'
import { faster } from '../comparison.mjs'
import { sideBySide, sink } from '../measure.mjs'
import { asked, boardOf, nameOf, sizes } from '../support/boards.mjs'
import { isClear } from '../support/peer-sight.mjs'

export async function measure(pace) {
  const comparisons = []
  for (const [at, size] of sizes.entries()) {
    const { board, tiles, pairs, peerPairs, isBlocked } = boardOf(size)
    const poses = pairs.map(([from], index) => ({ at: from, facing: index % 6 }))
    const took = await sideBySide(
      {
        ours: {
          ops: asked,
          run: () => {
            for (const [index, [, to]] of pairs.entries()) sink.value += canSee(board, poses[index], to) ? 1 : 0
          },
        },
        honeycomb: {
          ops: asked,
          run: () => {
            for (const [start, stop] of peerPairs)
              sink.value += isClear(tiles.traverse(line({ start, stop })), isBlocked) ? 1 : 0
          },
        },
      },
      pace,
    )
    const aim = at === 0 ? 4 : 2
    comparisons.push(faster(`on ${nameOf(size)}`, took.ours, ['honeycomb-grid line', took.honeycomb], { aim }))
  }
  return comparisons
}
