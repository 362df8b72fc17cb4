// Plays its share of a run and tells each fight as one line of JSON: `node worker.ts <run> <number> <number> …`.
import { tellFight } from './fight.ts'

const [run = '1', ...numbers] = process.argv.slice(2)
for (const number of numbers) process.stdout.write(`${JSON.stringify(tellFight(run, Number(number)))}\n`)
