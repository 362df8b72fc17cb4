// P12: everywhere a ship could end with four moves, beside a search over all places and facings on the bare board.
import { reachableEnds } from '../../main/games/akarios/combat/tabletop/board/reach.ts'
import { forward } from '../../tests/support/combat/content.ts'
import { atMost, within } from '../comparison.mjs'
import { sideBySide, sink } from '../measure.mjs'
import { boardOf, nameOf, sizes } from '../support/boards.mjs'
import { searchPoses } from '../support/pose-search.mjs'

const moves = [
  { id: 'straight', diagram: forward(3) },
  { id: 'short', diagram: forward(2) },
  { id: 'turn', diagram: [{ q: 0, r: -1, facing: 1 }] },
  { id: 'bank', diagram: [...forward(1), { q: 1, r: -2, facing: 1 }] },
]

export async function measure(pace) {
  const comparisons = []
  for (const [index, size] of sizes.entries()) {
    const { board, hexes, isBlocked } = boardOf(size)
    const others = [3, 11, 20, 29, 40, 57].map((place, other) => ({ ship: `e${other}`, at: hexes[place], facing: 3 }))
    const endsFrom = (at) => {
      const ship = { ship: 'p1', at, facing: 0 }
      return reachableEnds(board, [ship, ...others], ship, moves)
    }
    // Where a ship has the most to choose from.
    const at = hexes.reduce((best, hex) => (endsFrom(hex).length > endsFrom(best).length ? hex : best))
    const took = await sideBySide(
      {
        ours: () => (sink.value += endsFrom(at).length),
        search: searchPoses(size, isBlocked, at),
      },
      pace,
    )
    comparisons.push(within(`on ${nameOf(size)}`, took.ours, ['plain search', took.search], { aim: 5 }))
    if (index === 0) comparisons.push(atMost('all moves of a ship', took.ours, { aim: 100 }))
  }
  return comparisons
}
