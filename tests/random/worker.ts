// Plays its share of a run and tells each fight as one line of JSON, and at the end what it has met on the way:
// `node worker.ts <run> <number> <number> …`.
import { countCalls } from './functions.ts'

const calls = countCalls()
// What is counted must be loaded after counting has begun.
const { tellFight } = await import('./fight.ts')
const { onlooker } = await import('./seen.ts')

const [run = '1', ...numbers] = process.argv.slice(2)
const looksOn = onlooker()
const tell = (line: object): void => void process.stdout.write(`${JSON.stringify(line)}\n`)
for (const number of numbers) tell(tellFight(run, Number(number), looksOn))
tell({ met: { seen: looksOn.seen(), ...calls() } })
