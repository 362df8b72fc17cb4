// Fights played by chance: `npm run random -- --fights 2000 --seed 1`, or one of them again with `--only 17`. Ends with 1 where a
// fight failed, after printing it as short as it could be made, and where 2,000 fights have not met all that they must.
import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import { coverageOf } from '../tests/random/wanted.ts'
import { duration, env, pinnedNode, root } from './lib.mjs'

const { values } = parseArgs({
  options: {
    fights: { type: 'string', default: '2000' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string' },
  },
})
const numbers = values.only?.split(',') ?? Array.from({ length: Number(values.fights) }, (_, at) => String(at))
const workers = Math.min(availableParallelism(), numbers.length)
const mostShown = 5
/** From so many on, a run must have met everything. */
const enough = 2000

/** Gives the exit code of a worker that has played its share. */
function play(share, tell) {
  const words = [join(root, 'tests', 'random', 'worker.ts'), values.seed, ...share]
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
const inputs = told.reduce((sum, fight) => sum + fight.inputs, 0)
const { lines, lacks } = coverageOf(met)
if (numbers.length >= 100) for (const line of lines) console.log(line)
console.log(
  `seed ${values.seed}: ${told.length} fights, ${inputs} inputs, ${count(({ isChecked }) => isChecked)} checked in every way, ` +
    `${count(({ result }) => result === 'success')} won, ${failed} failed, in ${duration(Date.now() - started)}`,
)
const isWhole = told.length === numbers.length && codes.every((code) => code === 0)
const isMet = numbers.length < enough || lacks.length === 0
if (!isMet) console.log(`never came about in ${told.length} fights: ${lacks.join(', ')}`)
process.exitCode = failed === 0 && isWhole && isMet ? 0 : 1
