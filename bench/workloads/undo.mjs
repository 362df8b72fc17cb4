// P3: a step back and forth, with proof that all is as it was: with the states in memory, and after a restart, when each is
// stepped from the last stored one. On the disk, since a step counts only when it is kept.
import { createRequire } from 'node:module'
import { atMost, within } from '../comparison.mjs'
import { inTurn, median } from '../measure.mjs'
import { beginFight, foundCampaign, freshFolder } from '../support/campaigns.mjs'
import { changeInPlace, middleState } from '../support/states.mjs'

const { CreateGameReducer, InitializeGame } = createRequire(import.meta.url)('boardgame.io/internal')

/** Microseconds of one undo inside a long turn; across the end of a turn boardgame.io refuses. */
function boardgameUndo() {
  const state = middleState()
  const game = { setup: () => state, moves: { act: ({ G }) => changeInPlace(G) } }
  const reducer = CreateGameReducer({ game })
  let now = InitializeGame({ game, numPlayers: 2 })
  for (let move = 0; move < 30; move += 1)
    now = reducer(now, { type: 'MAKE_MOVE', payload: { type: 'act', args: [], playerID: '0' } })
  const taken = Array.from({ length: 20 }, () => {
    const started = performance.now()
    const before = reducer(now, { type: 'UNDO', payload: { playerID: '0' } })
    const taken = (performance.now() - started) * 1000
    if (before._undo.length !== now._undo.length - 1) throw new Error('boardgame.io did not go back')
    now = before
    return taken
  })
  return median(taken)
}

/** Steps back through the answers of a fight, then forth again. */
async function steps(count, options) {
  const file = foundCampaign(freshFolder(options))
  const fight = beginFight(file, options)
  for (let answer = 0; answer < count; answer += 1) fight.answer()
  const { undo } = await inTurn({ undo: () => fight.undo() }, count)
  const { redo } = await inTurn({ redo: () => fight.redo() }, count)
  file.close()
  return { undo, redo }
}

export async function measure({ times }) {
  const kept = await steps(times, { isDurable: true })
  const bare = await steps(times, {})
  const cold = await steps(times, { isDurable: true, isRemembered: false })
  return [
    atMost('undo, kept on disk', kept.undo, { gate: 30_000, aim: 1000 }),
    atMost('redo, kept on disk', kept.redo, { gate: 30_000, aim: 1000 }),
    atMost('undo right after a restart, kept on disk', cold.undo, { gate: 30_000 }),
    atMost('undo without the disk', bare.undo, { aim: 1000 }),
    within('undo without the disk', bare.undo, ['boardgame.io, in memory, inside a turn', boardgameUndo()]),
  ]
}
