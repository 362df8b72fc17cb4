// A fight on the real table beside the same fight on the board of the app: the board answers whatever the table is asked, and after
// every task both fights must stand alike, but for the hexes.
import { answerChance } from '../../main/kernel/chance.ts'
import { runHead } from '../../main/games/akarios/combat/queue.ts'
import { begin } from '../../main/games/akarios/combat/scenario/begin.ts'
import { findBreaches } from '../../main/games/akarios/combat/invariants.ts'
import type { FightSetup } from '../../main/games/akarios/combat/scenario/setup.ts'
import type { FightState, Given } from '../../main/games/akarios/combat/state/state.ts'
import type { Question } from '../../shared/games/akarios/question/question.ts'
import { admits } from '../../shared/games/akarios/question/admits.ts'
import { canonical } from '../../shared/lib/canonical.ts'
import { answerFor } from '../../main/games/akarios/simulator/answers.ts'
import { boardWitness, recordingBoard, tableWords } from './board-witness.ts'
import { randomOf } from './random.ts'

/** More than this and a fight counts as stuck. */
const mostTasks = 6000

export interface TwoFights {
  readonly tasks: number
  /** For each turn of an enemy: how many questions about the table it took. */
  readonly perEnemyTurn: readonly number[]
  /** Words of the questions about the table that came up. */
  readonly asked: ReadonlySet<string>
}

/** Throws at the first thing in which the two fights differ. */
export function playTwice(seed: string, setup: FightSetup): TwoFights {
  const random = randomOf(`${seed} table`)
  const asked = new Set<string>()
  const perEnemyTurn: number[] = []
  let [board, table] = [begin(setup), begin({ ...setup, tabletop: 'table' })]
  let tasks = 0
  for (; board.outcome === null; tasks += 1) {
    if (tasks > mostTasks) throw new Error(`stuck: more than ${mostTasks} tasks`)
    const [task] = board.queue
    const [same] = table.queue
    if (task === undefined || same === undefined) throw new Error('nothing left to do, and no outcome')
    if (task.type === 'enemyShip') perEnemyTurn.push(0)
    const before = board
    const { tabletop, calls } = recordingBoard()
    const given: Given[] = []
    const questions: Question[] = []
    for (;;) {
      calls.length = 0
      const run = runHead({ ...board, given }, task, { table: tabletop })
      if (run.need === null) {
        board = run.state
        break
      }
      if (run.need.kind === 'ask') questions.push(run.need.question)
      given.push(givenTo(seed, run.need, (question) => answerFor(random.pick, question)))
    }
    const witness = boardWitness({ before, after: board, calls, given })
    const heard: Given[] = []
    for (;;) {
      const run = runHead({ ...table, given: heard }, same)
      if (run.need === null) {
        table = run.state
        break
      }
      heard.push(
        givenTo(seed, run.need, (question) => {
          const word = tableWords(question)
          if (word !== null) {
            asked.add(word)
            const turn = perEnemyTurn.length - 1
            if (board.phase === 'enemies' && turn >= 0) perEnemyTurn[turn] = (perEnemyTurn[turn] ?? 0) + 1
          } else compareQuestions(questions, question)
          return witness(question)
        }),
      )
    }
    compare(board, table, task.type)
  }
  return { tasks, perEnemyTurn, asked }
}

function givenTo(
  seed: string,
  need: NonNullable<FightState['need']>,
  answering: (question: Question) => ReturnType<typeof answerFor>,
): Given {
  if (need.kind === 'chance') return { kind: 'chance', ask: need.ask, result: answerChance(seed, need.ask) }
  const answer = answering(need.question)
  if (answer === null || !admits(need.question, answer).ok)
    throw new Error(`no answer to ${JSON.stringify(need.question)}: ${JSON.stringify(answer)}`)
  return { kind: 'answer', answer }
}

/** What has nothing to do with hexes is asked in the same words. */
function compareQuestions(onBoard: readonly Question[], onTable: Question): void {
  if (onTable.type !== 'act' && onTable.type !== 'reroll') return
  if (!onBoard.some((question) => canonical(question) === canonical(onTable)))
    throw new Error(`another question on the table: ${canonical(onTable)}`)
}

function compare(board: FightState, table: FightState, task: string): void {
  const breaches = findBreaches(table)
  if (breaches.length > 0) throw new Error(`after ${task}: ${breaches.join()}`)
  const [one, other] = [withoutHexes(board), withoutHexes(table)]
  for (const field of Object.keys(one) as (keyof typeof one)[])
    if (canonical(one[field] ?? null) !== canonical(other[field] ?? null))
      throw new Error(`after ${task}, ${field}: board ${canonical(one[field])}, table ${canonical(other[field])}`)
}

/** Markers are told only as far as the mission asks for them. */
function withoutHexes({ map: _map, realTable: _realTable, need: _need, given: _given, ...state }: FightState) {
  const { win, lose, rules, waves } = state.content.mission
  const wanted = [
    ...[...win.objectives, ...lose].flatMap(({ goal }) => (goal.type === 'reach' ? [goal.marker] : [])),
    ...[...rules, ...waves].flatMap(({ when }) => (when.on === 'markerReached' ? [when.marker] : [])),
  ]
  const reached = Object.entries(state.tally.reached).filter(([marker]) => wanted.includes(marker))
  return {
    ...state,
    ships: state.ships.map((ship) => (ship.kind === 'sparrow' ? ship : { ...ship, pose: null })),
    tally: { ...state.tally, reached: Object.fromEntries(reached) },
  }
}
