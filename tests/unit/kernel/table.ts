// A table for two: one campaign in memory with one duel, moved in short words. What the service does around the
// kernel (transactions, undo and redo along one line) is done here as plainly as possible.
import { goTo } from '../../../main/kernel/history.ts'
import { machinesOf, type Host } from '../../../main/kernel/host.ts'
import { submit, submitChance, submitHand } from '../../../main/kernel/moves.ts'
import { playCache, type PlayCache } from '../../../main/kernel/play-cache.ts'
import type { Played } from '../../../main/kernel/record.ts'
import { viewOf } from '../../../main/kernel/standing.ts'
import { startPlay } from '../../../main/kernel/start.ts'
import type { Json } from '../../../shared/kernel/json.ts'
import type { GameTypes, Machine } from '../../../shared/kernel/machine.ts'
import type { PlayRefusal } from '../../../shared/kernel/play-refusal.ts'
import type { PlayView } from '../../../shared/kernel/play-view.ts'
import type { Result } from '../../../shared/lib/result.ts'
import { diceDuel, type DuelAnswer, type DuelChange, type DuelQuestion, type DuelSetup } from './dice-duel.ts'
import { memoryStore, type MemoryStore } from './memory-ports.ts'
import { strictMachine } from './strict-machine.ts'

export const play = 'duel-1'
export const someCards = ['anchor', 'bolt', 'comet', 'dust']

export interface TableOptions {
  readonly setup?: Partial<DuelSetup>
  readonly seed?: string
  readonly physical?: readonly string[]
  readonly cache?: PlayCache
  readonly machine?: Machine
}

export interface Table {
  readonly store: MemoryStore
  host: Host
  view(): PlayView
  answer(answer: DuelAnswer): Result<Played, PlayRefusal>
  result(result: readonly number[] | null): Result<Played, PlayRefusal>
  hand(change: DuelChange): Result<Played, PlayRefusal>
  options(): readonly DuelAnswer[]
  /** True when there was something to take back. */
  undo(): boolean
  redo(): boolean
  stateHash(): string
  /** The app was closed and opened again: nothing in memory, perhaps another edition of the game. */
  reopen(machine?: Machine, cache?: PlayCache): void
}

export const hostOf = (store: MemoryStore, machine: Machine, cache: PlayCache = playCache()): Host => ({
  ports: store.ports,
  machines: machinesOf([machine]),
  cache,
})

/** A duel that has been started. */
export function sitDown(options: TableOptions = {}): Table {
  const store = memoryStore()
  const host = hostOf(store, options.machine ?? strict(diceDuel()), options.cache)
  const setup: DuelSetup = { hull: 8, cards: someCards, faulty: false, ...options.setup }
  const { seed = 'a seed', physical = [] } = options
  value(startPlay(host, { id: play, machine: 'dice-duel', setup, seed, physical, title: { key: 'duel', args: {} } }))
  return tableOver(store, host)
}

export function tableOver(store: MemoryStore, host: Host): Table {
  const { tables } = store
  const seat = (): string => {
    const { wait } = table.view()
    return wait?.kind === 'ask' ? wait.seats[0]! : 'table'
  }
  const move = (): { play: string; version: number; seat: string } => ({
    play,
    version: table.view().version,
    seat: seat(),
  })
  const table: Table = {
    store,
    host,
    view: () => value(viewOf(table.host, play)),
    answer: (answer) => store.transaction(() => submit(table.host, { ...move(), answer })),
    result: (result) => store.transaction(() => submitChance(table.host, { ...move(), result })),
    hand: (change) => store.transaction(() => submitHand(table.host, { ...move(), change })),
    options: () => {
      const { wait } = table.view()
      return wait?.kind === 'ask' ? (wait.question as DuelQuestion).options : []
    },
    undo: () => {
      const last = tables.line.at(-1)
      if (last === undefined || last.index === 0) return false
      const moved = goTo(table.host, last.play, last.index - 1)
      if (!moved.ok) return false
      tables.undone.push(tables.line.pop()!)
      return true
    },
    redo: () => {
      const next = tables.undone.at(-1)
      if (next === undefined) return false
      value(goTo(table.host, next.play, next.index))
      tables.line.push(tables.undone.pop()!)
      return true
    },
    stateHash: () => tables.line.at(-1)!.stateHash,
    reopen: (machine = strict(diceDuel()), cache = playCache()) => {
      table.host = hostOf(store, machine, cache)
    },
  }
  return table
}

/** Strict eyes on any game, as the host holds it. */
export const strict = <Game extends GameTypes>(machine: Machine<Game>): Machine => strictMachine(machine)

/** The value, or the refusal as a failure of the test. */
export function value<T>(result: Result<T, unknown>): T {
  if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.error)}`)
  return result.value
}

/** The refusal, or a failure of the test. */
export function refusalOf<E>(result: Result<unknown, E>): E {
  if (result.ok) throw new Error('was not refused')
  return result.error
}

/** Answers the first option until luck or the end, so often. */
export const playOn = (table: Table, moves: number): void => {
  for (let move = 0; move < moves; move += 1) value(table.answer(table.options()[0]!))
}

export const plain = (json: Json): Json => JSON.parse(JSON.stringify(json)) as Json
