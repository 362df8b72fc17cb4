// Runs tasks on a draft that is thrown away, until somebody would have to say something: what would be asked, and what was aimed at.
import type { Answer, AnswerTo } from '../../../../shared/games/akarios/answer/answer.ts'
import { admits } from '../../../../shared/games/akarios/question/admits.ts'
import type { Question, TargetCandidate } from '../../../../shared/games/akarios/question/question.ts'
import type { Fight } from './fight.ts'
import type { Aim } from './state/attack.ts'
import { changeState } from './state/change.ts'
import type { Ship } from './state/ships.ts'
import type { FightState, Given } from './state/state.ts'
import { tabletopOf } from './tabletop/laid-out.ts'
import type { Tabletop } from './tabletop/tabletop.ts'
import type { Task } from './tasks/task.ts'
import { runTask } from './tasks/tasks.ts'

/** What a ship was asked to aim at. */
export interface Aimed {
  readonly pose: Ship['pose']
  readonly aim: Aim
  readonly candidates: readonly TargetCandidate[]
}

export interface Rehearsal {
  /** The question that came first; null when luck came first, or nothing had to be said. */
  readonly question: Question | null
  /** The last aim before that. */
  readonly aimed: Aimed | null
}

/** An action of a pilot has far fewer tasks before its first question. */
const mostTasks = 30

/** Thrown to leave the draft behind; never leaves this file. */
const halted = new Error('the rehearsal is over')

/** The state stays as it is. `given`: what the first task has been given already. */
export function rehearse(state: FightState, tasks: readonly Task[], given: readonly Given[] = []): Rehearsal {
  const heard: { question: Question | null; aimed: Aimed | null } = { question: null, aimed: null }
  try {
    changeState(state, (draft) => {
      draft.queue = [...tasks]
      for (let left = mostTasks; left > 0; left -= 1) {
        const task = draft.queue.shift()
        if (task === undefined) break
        const pushed: Task[] = []
        runTask(lookingOn(draft, left === mostTasks ? given : [], pushed, heard), task)
        draft.queue.unshift(...pushed)
      }
      throw halted
    })
  } catch {
    // Halted, or a fault of a card: it will be told when the action is really taken, and must not keep the fight from being shown.
  }
  return heard
}

const stop = (): never => {
  throw halted
}

function lookingOn(
  state: FightState,
  given: readonly Given[],
  pushed: Task[],
  heard: { question: Question | null; aimed: Aimed | null },
): Fight {
  const answers = given.flatMap((one): Answer[] => (one.kind === 'answer' ? [one.answer] : []))
  const ask: Fight['ask'] = (question) => {
    const next = answers.shift()
    if (next?.type === question.type && admits(question, next).ok) return next as AnswerTo<typeof question>
    heard.question = JSON.parse(JSON.stringify(question)) as Question
    return stop()
  }
  const fight: Fight = {
    state,
    table: listening(tabletopOf(state), heard),
    ask,
    standing: () => null,
    roll: stop,
    pick: stop,
    know: (known) => ('known' in known ? known.known : fight.know(known.read(ask(known.ask)))),
    told: (printed) => printed ?? stop(),
    reacts: () => null,
    note: () => undefined,
    push: (...tasks) => void pushed.push(...tasks),
    snapshot: () => undefined,
  }
  return fight
}

function listening(table: Tabletop, heard: { aimed: Aimed | null }): Tabletop {
  const hear = (ship: Ship, aim: Aim, found: ReturnType<Tabletop['targets']>) => {
    if ('known' in found)
      heard.aimed = JSON.parse(JSON.stringify({ pose: ship.pose, aim, candidates: found.known })) as Aimed
    return found
  }
  return {
    ...table,
    targets: (state, ship, aim, marks, waivers) => hear(ship, aim, table.targets(state, ship, aim, marks, waivers)),
    within: (state, ship, aim, marks, waivers, isChosen) =>
      hear(ship, aim, table.within(state, ship, aim, marks, waivers, isChosen)),
  }
}
