// Looks over a fight after every input: the invariants, the total of cards, and that somebody is asked what can be answered.
import { countCards, findBreaches } from '../../main/games/akarios/combat/invariants.ts'
import { combatMachine } from '../../main/games/akarios/combat/machine.ts'
import type { FightState } from '../../main/games/akarios/combat/state/state.ts'
import { admits } from '../../shared/games/akarios/question/admits.ts'
import type { Question } from '../../shared/games/akarios/question/question.ts'
import type { Input } from '../../shared/kernel/input.ts'
import { sameHex } from '../../shared/lib/hex.ts'
import type { Answer } from '../../shared/games/akarios/answer/answer.ts'
import type { HandChange } from '../../shared/games/akarios/command/hand-change.ts'

export type Watch = (state: FightState, input: Input<Answer, HandChange>) => void

/** Throws with all that is wrong. */
export function watch(): Watch {
  let cards: Readonly<Record<string, number>> = {}
  let walled: readonly string[] = []
  return (state, input) => {
    const breaches = findBreaches(state)
    if (breaches.length > 0) throw new Error(`broken: ${breaches.join(' ')}`)
    const inWall = shipsInWall(state)
    const fresh = input.kind === 'hand' ? [] : inWall.filter((id) => !walled.includes(id))
    if (fresh.length > 0) throw new Error(`in a planet or moon: ${fresh.join(' ')}`)
    walled = inWall
    if (state.outcome !== null) return
    const now = countCards(state)
    // By hand cards come and go.
    const changed = input.kind === 'hand' ? [] : Object.keys(cards).filter((pile) => now[pile] !== cards[pile])
    if (changed.length > 0)
      throw new Error(
        `cards: ${changed.map((pile) => `${pile} ${String(cards[pile])} to ${String(now[pile])}`).join(', ')}`,
      )
    cards = now
    const wait = combatMachine.wait(state)
    if (wait.kind === 'ask') lookAtQuestion(state, wait.question, wait.seats)
  }
}

/** Nothing but a hand puts a ship there (PA-045). */
const shipsInWall = ({ ships, map }: FightState): string[] => {
  const walls = map.terrain.filter(({ terrain }) => terrain === 'planet' || terrain === 'moon')
  return ships.flatMap(({ id, pose }) => (pose !== null && walls.some(({ at }) => sameHex(at, pose.at)) ? [id] : []))
}

function lookAtQuestion(state: FightState, question: Question, seats: readonly string[]): void {
  const known = ['table', ...state.ships.filter(({ kind }) => kind === 'pilot').map(({ id }) => id)]
  if (seats.length === 0 || !seats.every((seat) => known.includes(seat)))
    throw new Error(`asked of nobody: ${question.asks.key} of ${seats.join(' ')}`)
  if (question.type !== 'choose') return
  const refusal = admits(question, { type: 'choose', chosen: question.default })
  if (!refusal.ok) throw new Error(`default refused: ${question.asks.key} ${question.default.join(' ')}`)
}
