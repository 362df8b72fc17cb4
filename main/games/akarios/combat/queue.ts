// Runs the tasks of a fight, one after the other, until a person is needed, luck is needed, or the fight is over.
import { isSameAsk, type ChanceAsk } from '../../../../shared/kernel/chance.ts'
import { loopGuard } from '../../../../shared/kernel/loop-guard.ts'
import type { Note } from '../../../../shared/kernel/note.ts'
import { copied } from '../../../../shared/lib/copied.ts'
import { admits } from '../../../../shared/games/akarios/question/admits.ts'
import type { AnswerTo } from '../../../../shared/games/akarios/answer/answer.ts'
import type { Question } from '../../../../shared/games/akarios/question/question.ts'
import { reacts } from './cards/react.ts'
import type { Fight } from './fight.ts'
import { dueNow } from './scenario/triggers.ts'
import { judge } from './scenario/verdict.ts'
import { changeState } from './state/change.ts'
import type { FightState, Given, Need } from './state/state.ts'
import { tabletopOf } from './tabletop/laid-out.ts'
import type { Tabletop } from './tabletop/tabletop.ts'
import { runTask } from './tasks/tasks.ts'
import type { Task, TaskType } from './tasks/task.ts'
import { valueQuestion } from './unknown/untold.ts'

export interface Progress {
  readonly state: FightState
  readonly notes: readonly Note[]
  readonly snapshot: boolean
  /** A die was rolled or an unseen card drawn. */
  readonly reveals: boolean
}

/** Thrown to leave a task that needs something; never leaves this file. */
const paused = new Error('a task waits for an answer')

export interface Going {
  /** The question that the last of what is given has answered: it need not be worked out again. */
  readonly answered?: Question | null
  /** Stops in front of the first such task. */
  readonly before?: TaskType
}

/**
 * Goes on from `start`, whose `given` holds what the head of the queue has been given. Throws the fault `endless-loop`, with
 * the last tasks, when it goes on by itself for too long.
 */
export function proceed(start: FightState, { answered = null, before }: Going = {}): Progress {
  const guard = loopGuard()
  const notes: Note[] = []
  let [state, snapshot, reveals] = [start, false, false]
  while (state.outcome === null) {
    const [task] = state.queue
    if (task === undefined) throw new Error('nothing left to do, and no outcome')
    if (task.type === before) break
    guard(task)
    const run = runHead(state, task, { answered: state === start ? answered : null })
    state = run.state
    if (run.need !== null) return { state, notes, snapshot, reveals }
    notes.push(...run.notes)
    snapshot ||= run.snapshot
    reveals ||= run.reveals
  }
  return { state, notes, snapshot, reveals }
}

/** Before these nothing is under way: what the mission ties to an event may happen now. */
const calm: readonly TaskType[] = [
  'act',
  'endPilotPhase',
  'startEnemyPhase',
  'enemyShip',
  'endEnemyPhase',
  'startEndPhase',
  'endOfRound',
]

export type Reader = <T>(read: (fight: Fight) => T) => T | null

/** Reads things off a copy of a fight; gives null where somebody would have to be asked, or luck. */
export function readerOf(state: FightState): Reader {
  const told: Told = { notes: [], pushed: [], snapshot: false, need: null, used: 0 }
  const fight = fightOver(
    changeState(state, () => undefined),
    told,
  )
  return (read) => {
    try {
      return read(fight)
    } catch (error) {
      if (error === paused) return null
      throw error
    }
  }
}

export interface RunOnce extends Progress {
  readonly need: Need | null
}

/** Runs `task`, the head of the queue, or sends ahead what has come about meanwhile. */
export function runHead(state: FightState, task: Task, running: Running = {}): RunOnce {
  const due = calm.includes(task.type) && state.given.length === 0 ? dueNow(state) : []
  if (due.length === 0) return runOnce(state, task, running)
  const queue = [...due, ...state.queue]
  return { state: { ...state, need: null, queue }, notes: [], snapshot: false, need: null, reveals: false }
}

interface Running extends Pick<Going, 'answered'> {
  readonly table?: Tabletop
}

function runOnce(before: FightState, task: Task, running: Running): RunOnce {
  const told: Told = { notes: [], pushed: [], snapshot: false, need: null, used: 0 }
  try {
    const state = changeState(before, (draft) => {
      draft.given = []
      draft.need = null
      draft.queue.shift()
      const fight = fightOver(draft, told, { ...running, given: before.given })
      runTask(fight, task)
      draft.queue.unshift(...told.pushed)
      judge(fight)
    })
    const reveals = before.given.some(({ kind }) => kind === 'chance')
    return { state, notes: told.notes, snapshot: told.snapshot, need: null, reveals }
  } catch (error) {
    if (error !== paused) throw error
    const state = { ...before, need: told.need, given: before.given.slice(0, told.used) }
    return { state, notes: [], snapshot: false, need: told.need, reveals: false }
  }
}

interface Told {
  readonly notes: Note[]
  readonly pushed: Task[]
  snapshot: boolean
  need: Need | null
  /** How many of the given results still fit what was asked. */
  used: number
}

interface Over extends Running {
  readonly given?: readonly Given[]
}

function fightOver(
  state: FightState,
  told: Told,
  { given = [], answered = null, table = tabletopOf(state) }: Over = {},
): Fight {
  const stop = (need: Need): never => {
    told.need = need
    throw paused
  }
  /** The next given result, if it is luck for exactly this; else luck is asked for. */
  const luck = (ask: ChanceAsk): readonly number[] => {
    const next = given[told.used]
    if (next?.kind !== 'chance' || !isSameAsk(next.ask, ask)) return stop({ kind: 'chance', ask })
    told.used += 1
    return next.result
  }
  const fight: Fight = {
    state,
    table,
    ask: (question, seats = [question.seat]) => {
      const next = given[told.used]
      const fits = next?.kind === 'answer' && next.answer.type === question.type && admits(question, next.answer).ok
      if (!fits) return stop({ kind: 'ask', seats: [...seats], question })
      told.used += 1
      return next.answer as AnswerTo<typeof question>
    },
    standing: (type) =>
      answered?.type === type && told.used === given.length - 1
        ? (answered as Extract<Question, { type: typeof type }>)
        : null,
    roll: (die, faces, streams, why) => luck({ kind: 'roll', die, faces, streams, why }),
    pick: (pile, among, stream, why) => {
      const [index] = luck({ kind: 'pick', pile, among, stream, why })
      if (index === undefined) throw new Error('luck without a result')
      return index
    },
    know: (known) => ('known' in known ? known.known : fight.know(known.read(fight.ask(known.ask)))),
    // Once told it is in the content, and the task is run again: no given answer is used up.
    told: (printed, where) =>
      printed ?? stop({ kind: 'ask', seats: ['table'], question: valueQuestion(state.content, where) }),
    reacts: (seat, place, total) => reacts(fight, seat, place, total),
    // What is told outlives the draft that it is read from.
    note: (key, args = {}, rule) => {
      told.notes.push({ key: `akarios.log.${key}`, args: copied(args), ...(rule === undefined ? {} : { rule }) })
    },
    push: (...tasks) => {
      told.pushed.push(...tasks)
    },
    snapshot: () => {
      told.snapshot = true
    },
  }
  return fight
}
