// P1: one input of a fight, checked, stepped and asked for the next question, beside a framework that keeps log and undo as well.
import { createRequire } from 'node:module'
import { combatMachine } from '../../main/games/akarios/combat/machine.ts'
import { atMost, faster } from '../comparison.mjs'
import { median, sideBySide, sink } from '../measure.mjs'
import { changeInPlace, middleState, recordedFight } from '../support/states.mjs'

// The package's ES modules name their parts in a way that Node does not find.
const { CreateGameReducer, InitializeGame } = createRequire(import.meta.url)('boardgame.io/internal')

/** A long turn of boardgame.io's reducer: its log and undo are kept, its game does next to nothing. */
function boardgame(state) {
  const game = { setup: () => ({ ...state, hulls: 0 }), moves: { act: ({ G }) => changeInPlace(G) } }
  const reducer = CreateGameReducer({ game })
  const move = { type: 'MAKE_MOVE', payload: { type: 'act', args: [], playerID: '0' } }
  const begun = InitializeGame({ game, numPlayers: 2 })
  let now = begun
  let moves = 0
  return () => {
    // The pile of the change lasts for a while.
    now = moves % 50 === 0 ? begun : now
    moves += 1
    now = reducer(now, move)
    sink.value += now._stateID
  }
}

/** One input of a fight after the other, from the start again when the fight is through. */
function ours(moves) {
  const log = []
  const undo = []
  let at = 0
  return () => {
    const { state, input } = moves[at]
    at = at + 1 === moves.length ? 0 : at + 1
    if (at === 0) log.length = undo.length = 0
    if (input.kind === 'answer' && !combatMachine.accept(state, input.seat, input.answer).ok)
      throw new Error('a recorded answer is refused')
    const step = combatMachine.step(state, input)
    log.push(input)
    undo.push(state)
    sink.value += combatMachine.wait(step.state).kind.length
  }
}

/** Median microseconds of `work` over the single inputs of a fight that pass. */
function medianOf(moves, work, passes = () => true) {
  const taken = moves.flatMap(({ state, input }) => {
    if (!passes(state, input)) return []
    const started = performance.now()
    work(state, input)
    return [performance.now() - started]
  })
  return median(taken) * 1000
}

const step = (state, input) =>
  void (sink.value += combatMachine.wait(combatMachine.step(state, input).state).kind.length)
const view = (state) => void (sink.value += combatMachine.view(state).ships.length)

export async function measure(pace) {
  const moves = recordedFight('command')
  const took = await sideBySide({ ours: ours(moves), boardgame: boardgame(middleState()) }, pace)
  const moved = medianOf(moves, step, (_, { answer }) => answer?.type === 'path' || answer?.type === 'place')
  const drawn = medianOf(moves, step, ({ need }) => need?.kind === 'chance' && need.ask.kind === 'pick')
  const acting = medianOf(moves, view, ({ need }) => need?.kind === 'ask' && need.question.type === 'act')
  return [
    faster('input of a fight', took.ours, ['boardgame.io reducer', took.boardgame], { aim: 10 }),
    atMost('a step with its next question, median', medianOf(moves, step), { gate: 1000 }),
    atMost('a step that answers where to move, median', moved, { aim: 10 }),
    atMost('a step that draws a card, median', drawn, { aim: 25 }),
    atMost('the view with all actions rehearsed, median', acting, { aim: 1000 }),
  ]
}
