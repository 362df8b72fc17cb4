// A literal fight on the kernel's host, with undo, redo and a restart: luck comes from a seed, as in the app.
import { combatMachine } from '../../../main/games/akarios/combat/machine.ts'
import type { FightState } from '../../../main/games/akarios/combat/state/state.ts'
import { goTo, playStateAt } from '../../../main/kernel/history.ts'
import { machinesOf, type Host } from '../../../main/kernel/host.ts'
import { submit, submitHand } from '../../../main/kernel/moves.ts'
import { playCache } from '../../../main/kernel/play-cache.ts'
import { startPlay } from '../../../main/kernel/start.ts'
import type { Answer } from '../../../shared/games/akarios/answer/answer.ts'
import type { HandChange } from '../../../shared/games/akarios/command/hand-change.ts'
import { enumerate } from '../../../shared/games/akarios/question/enumerate.ts'
import type { Question } from '../../../shared/games/akarios/question/question.ts'
import type { Machine } from '../../../shared/kernel/machine.ts'
import { ok, type Result } from '../../../shared/lib/result.ts'
import { memoryStore } from '../../unit/kernel/memory-ports.ts'
import { fight, type FightStated } from './table.ts'

export interface Hosted {
  readonly state: FightState
  readonly question: Question
  answer(answer: Answer): Hosted
  hand(change: HandChange): Hosted
  /** Gives the simplest answer, such as passing, until this holds; throws after many. */
  playUntil(holds: (state: FightState) => boolean): Hosted
  undo(): Hosted
  redo(): Hosted
  /** Closed and opened again: nothing in memory. */
  restart(): Hosted
}

/** The combat machine, but every fight of it begins as stated. */
export function literalMachine(stated: FightStated): Machine {
  const begun = fight(stated).state
  return { ...combatMachine, acceptSetup: (raw) => ok(raw), start: () => ({ state: begun, notes: [] }) }
}

export function hosted(stated: FightStated, seed = 'a seed'): Hosted {
  const machine = literalMachine(stated)
  const { ports, tables } = memoryStore()
  const hostOf = (): Host => ({ ports, machines: machinesOf([machine]), cache: playCache() })
  let host = hostOf()
  const play = 'fight'
  must(
    startPlay(host, {
      id: play,
      machine: machine.id,
      setup: null,
      seed,
      physical: [],
      title: { key: 'fight', args: {} },
    }),
  )
  const last = () => there(tables.line.at(-1))
  const move = (seat: string) => ({ play, version: last().number, seat })
  const table: Hosted = {
    get state() {
      return must(playStateAt(host, play, last().index)).held.state as FightState
    },
    get question() {
      const { need } = table.state
      if (need?.kind !== 'ask') throw new Error('nobody is asked')
      return need.question
    },
    answer: (answer) => {
      const { need } = table.state
      const seats = need?.kind === 'ask' ? need.seats : []
      must(submit(host, { ...move('seat' in answer ? answer.seat : (seats[0] ?? 'table')), answer }))
      return table
    },
    hand: (change) => {
      must(submitHand(host, { ...move('table'), change }))
      return table
    },
    playUntil: (holds) => {
      for (let count = 0; !holds(table.state); count += 1) {
        const [simplest] = enumerate(table.question)
        if (simplest === undefined || count > 3000) throw new Error(`does not come about: ${table.question.asks.key}`)
        table.answer(simplest)
      }
      return table
    },
    undo: () => {
      must(goTo(host, play, last().index - 1))
      tables.undone.push(there(tables.line.pop()))
      return table
    },
    redo: () => {
      const next = there(tables.undone.at(-1))
      must(goTo(host, play, next.index))
      tables.line.push(next)
      tables.undone.pop()
      return table
    },
    restart: () => {
      host = hostOf()
      return table
    },
  }
  return table
}

function must<T>(result: Result<T, unknown>): T {
  if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.error)}`)
  return result.value
}

function there<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('nothing there')
  return value
}
