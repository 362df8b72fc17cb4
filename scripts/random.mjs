// Fights played by chance: `npm run random -- --fights 2000 --seed 1`, or one of them again with `--only 17`. Ends with 1 where a
// fight failed, after printing it as short as it could be made, and where 2,000 fights have not met all that they must.
// `--mode table` plays each fight on the real table as well, answered from the board: both must stand alike after every task.
// `--mode untold` plays each with much that nobody has told at first as well: both must stand alike at every question.
import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { coverageOf } from '../tests/random/wanted.ts'
import { duration, env, pinnedNode, root } from './lib.mjs'
import { readWords } from './words.mjs'

const { values } = readWords({
  options: {
    fights: { type: 'string', default: '2000' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string' },
    mode: { type: 'string', default: 'board' },
  },
})
/** `board`: the board of the app; `table`: the real table, answered from a hidden board; `untold`: values told by a hidden pack. */
const workerOf = { board: 'worker.ts', table: 'table-worker.ts', untold: 'untold-worker.ts' }
if (!Object.hasOwn(workerOf, values.mode)) throw new Error(`--mode is board, table or untold, not ${values.mode}`)
const numbers = values.only?.split(',') ?? Array.from({ length: Number(values.fights) }, (_, at) => String(at))
const workers = Math.min(availableParallelism(), numbers.length)
const mostShown = 5
/** From so many on, a run must have met everything. */
const enough = 2000

/** Gives the exit code of a worker that has played its share. */
function play(share, tell) {
  const words = [join(root, 'tests', 'random', workerOf[values.mode]), values.seed, ...share]
  const worker = spawn(pinnedNode, words, { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'] })
  createInterface({ input: worker.stdout }).on('line', (line) => tell(JSON.parse(line)))
  return new Promise((resolve) => worker.on('close', (code) => resolve(code ?? 1)))
}

const started = Date.now()
const told = []
const met = []
const shares = Array.from({ length: workers }, (_, worker) => numbers.filter((_, at) => at % workers === worker))
const codes = await Promise.all(
  shares.map((share) =>
    play(share, (line) => {
      if ('met' in line) return void met.push(line.met)
      told.push(line)
      const failed = told.filter(({ failure }) => failure !== null).length
      if (line.failure !== null && failed <= mostShown) console.log(`\n${line.failure}`)
    }),
  ),
)

const count = (test) => told.filter(test).length
const failed = count(({ failure }) => failure !== null)
const isWhole = told.length === numbers.length && codes.every((code) => code === 0)
const isMet = { board: sayBoard, table: sayTable, untold: sayUntold }[values.mode]()
process.exitCode = failed === 0 && isWhole && isMet ? 0 : 1

/** Says what the fights were like; false where too little came about. */
function sayBoard() {
  const inputs = told.reduce((sum, fight) => sum + fight.inputs, 0)
  const { lines, lacks } = coverageOf(met)
  if (numbers.length >= 100) for (const line of lines) console.log(line)
  console.log(
    `seed ${values.seed}: ${told.length} fights, ${inputs} inputs, ${count(({ isChecked }) => isChecked)} checked in every way, ` +
      `${count(({ result }) => result === 'success')} won, ${failed} failed, in ${duration(Date.now() - started)}`,
  )
  const isEnough = numbers.length < enough || lacks.length === 0
  if (!isEnough) console.log(`never came about in ${told.length} fights: ${lacks.join(', ')}`)
  return isEnough
}

/** Says how often the table was asked. */
function sayTable() {
  const turns = told.flatMap(({ perEnemyTurn }) => perEnemyTurn).toSorted((a, b) => a - b)
  const tasks = told.reduce((sum, fight) => sum + fight.tasks, 0)
  const words = new Set(told.flatMap(({ asked }) => asked))
  console.log(`asked about the table: ${[...words].toSorted().join(', ')}`)
  console.log(
    `questions per enemy turn: median ${turns[turns.length >> 1] ?? 0}, nine in ten at most ` +
      `${turns[Math.floor(turns.length * 0.9)] ?? 0}, worst ${turns.at(-1) ?? 0}, in ${turns.length} turns`,
  )
  console.log(
    `seed ${values.seed}: ${told.length} fights twice, ${tasks} tasks compared, ${failed} failed, ` +
      `in ${duration(Date.now() - started)}`,
  )
  return true
}

/** Says what was asked, and how often: nothing of it must be. */
function sayUntold() {
  const counts = new Map()
  for (const line of told.flatMap(({ asked }) => asked)) {
    const [kind, , field] = line.split(' ')
    const name = `${kind === 'enemies' || kind === 'board' ? kind : 'cards'} ${field.replace(/^cards\..+\./, 'cards.')}`
    counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  for (const [name, times] of [...counts].toSorted()) console.log(`asked ${times} times: ${name}`)
  const questions = told.reduce((sum, fight) => sum + fight.questions, 0)
  console.log(
    `seed ${values.seed}: ${told.length} fights twice, ${questions} questions compared, ${failed} failed, ` +
      `in ${duration(Date.now() - started)}`,
  )
  return true
}
