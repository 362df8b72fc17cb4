// What must hold of a fight that has been played: the same again from its moves, from any point, by every way the host knows.
import { goTo, playStateAt } from '../../main/kernel/history.ts'
import { machinesOf, type Host } from '../../main/kernel/host.ts'
import { submit, submitHand } from '../../main/kernel/moves.ts'
import { noCache, playCache, type PlayCache } from '../../main/kernel/play-cache.ts'
import { startPlay } from '../../main/kernel/start.ts'
import { combatMachine } from '../../main/games/akarios/combat/machine.ts'
import type { FightSetup } from '../../main/games/akarios/combat/scenario/setup.ts'
import type { FightState } from '../../main/games/akarios/combat/state/state.ts'
import type { Answer } from '../../shared/games/akarios/answer/answer.ts'
import type { Result } from '../../shared/lib/result.ts'
import { canonical } from '../../shared/lib/canonical.ts'
import { memoryStore, type MemoryStore } from '../unit/kernel/memory-ports.ts'
import { strictMachine } from '../unit/kernel/strict-machine.ts'
import { answersOf, seatOf } from '../../main/games/akarios/simulator/answers.ts'
import { moveOf } from '../../main/games/akarios/simulator/play-on.ts'
import { bent } from './mutations.ts'
import { isOffered } from './offered.ts'
import { throughLuck, type Move, type Played } from './play.ts'
import { randomOf } from './random.ts'
import { watch } from './watch.ts'

/** Throws at the first thing that does not hold. */
export function checkPlayed(played: Played, setup: FightSetup): void {
  const states = playStrictly(played, setup)
  tryOffers(played, states)
  const table = sitDown(played, setup)
  goBackAndForth(table, played)
}

/** States before each move, from JSON and frozen: no step may hang on a shared object, a change in place or the order of keys. */
function playStrictly({ seed, moves, state: end }: Played, setup: FightSetup): readonly FightState[] {
  const strict = strictMachine(combatMachine)
  const states: FightState[] = []
  const onward = (begun: FightState): FightState => throughLuck(seed, begun, () => undefined, strict)
  let state = onward(strict.start(must(strict.acceptSetup(setup))).state)
  for (const move of moves) {
    states.push(state)
    state = onward(strict.step(state, move).state)
  }
  if (canonical(state) !== canonical(end)) throw new Error('replay: the same moves led elsewhere')
  return states
}

/** Here and there: whatever is offered is taken and leads on, whatever is not offered is refused. */
function tryOffers({ seed }: Played, states: readonly FightState[]): void {
  const random = randomOf(`${seed} offers`)
  for (const state of random.some(states, 12)) {
    const wait = combatMachine.wait(state)
    if (wait.kind !== 'ask') continue
    const offered = answersOf(wait.question, 3000)
    for (const answer of random.some(offered, 4))
      throughLuck(seed, combatMachine.step(state, moveOf(state, seatOf(answer, wait.seats), answer)).state, watch())
    if (offered.length === 3000) continue
    const known = new Set(offered.map((answer) => canonical(answer)))
    for (const answer of random.some(offered, 4).map((one) => bent(random, one))) {
      const taken = combatMachine.accept(state, seatOf(answer, wait.seats), answer).ok
      if (taken !== isOffered(answer, known))
        throw new Error(
          `${taken ? 'taken and not offered' : 'offered and refused'}: ${JSON.stringify(answer)} to ${wait.question.asks.key}`,
        )
    }
  }
}

interface Table {
  readonly store: MemoryStore
  readonly host: Host
}
const play = 'fight'

/** The same fight on the kernel's host. */
function sitDown({ seed, moves, state: end }: Played, setup: FightSetup): Table {
  const store = memoryStore()
  // Holds every state, so that undo need not step each of them again.
  const host = hostOf(store, playCache(5000))
  must(
    startPlay(host, {
      id: play,
      machine: combatMachine.id,
      setup: setup,
      seed,
      physical: [],
      title: { key: 'fight', args: {} },
    }),
  )
  for (const move of moves) {
    refuseBent(store, host, move)
    must(makeMove(host, versionOf(store), move))
  }
  if (store.tables.line.at(-1)?.stateHash !== store.ports.hash(canonical(end)))
    throw new Error('host: the same moves led elsewhere')
  return { store, host }
}

const hostOf = (store: MemoryStore, cache: PlayCache): Host => ({
  ports: store.ports,
  machines: machinesOf([combatMachine]),
  cache,
})
const versionOf = ({ tables }: MemoryStore): number => tables.line.at(-1)?.number ?? 0

const makeMove = (host: Host, version: number, move: Move) =>
  move.kind === 'hand'
    ? submitHand(host, { play, version, seat: move.seat, change: move.change })
    : submit(host, { play, version, seat: move.seat, answer: move.answer })

function refuseBent(store: MemoryStore, host: Host, move: Move): void {
  if (move.kind !== 'answer' || versionOf(store) % 7 !== 0) return
  const before = store.dump()
  const wrong = { ...move, answer: { ...move.answer, type: 'unheard' } as unknown as Answer }
  if (makeMove(host, versionOf(store), wrong).ok) throw new Error('host: took an unheard-of answer')
  if (makeMove(host, versionOf(store), { ...move, seat: 'nobody' }).ok)
    throw new Error('host: took an answer of nobody')
  if (store.dump() !== before) throw new Error('host: a refusal changed something')
}

/**
 * Undo to the start and redo to the end, as in an app that stays open; then here and there as in one that was closed in
 * between. Each state is proven by the hash that was stored with it.
 */
function goBackAndForth({ store, host }: Table, { seed, state: end }: Played): void {
  const { tables } = store
  const line = [...tables.line]
  for (let last = tables.line.at(-1); last !== undefined && last.index > 0; last = tables.line.at(-1)) {
    must(playStateAt(host, play, last.index - 1))
    tables.line.pop()
    tables.undone.push(last)
  }
  must(goTo(host, play, 0))
  for (let next = tables.undone.pop(); next !== undefined; next = tables.undone.pop()) {
    tables.line.push(next)
    const { entry } = must(playStateAt(host, play, next.index))
    if (entry.stateHash !== next.stateHash) throw new Error(`redo: entry ${next.index} led elsewhere`)
  }
  if (canonical(line) !== canonical(tables.line)) throw new Error('redo: the log is another one')
  for (const { index, stateHash } of randomOf(`${seed} resumed`).some(tables.line, 5))
    if (must(goTo(hostOf(store, noCache), play, index)).stateHash !== stateHash)
      throw new Error(`resume: entry ${index} led elsewhere`)
  const shown = must(goTo(hostOf(store, noCache), play, tables.line.length - 1)).view?.view
  if (canonical(shown ?? null) !== canonical(combatMachine.view(end as FightState)))
    throw new Error('redo: the fight looks otherwise')
}

function must<T>(result: Result<T, unknown>): T {
  if (!result.ok) throw new Error(`host refused: ${JSON.stringify(result.error)}`)
  return result.value
}
