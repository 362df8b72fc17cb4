// Plays its share of a run on the board and on the real table and tells each pair of fights as one line of JSON:
// `node table-worker.ts <run> <number> <number> …`.
import { setupOf } from './setup.ts'
import { playTwice } from './table-mode.ts'

const [run = '1', ...numbers] = process.argv.slice(2)
for (const number of numbers) {
  const seed = `${run}:${number}`
  process.stdout.write(`${JSON.stringify({ seed, ...told(seed) })}\n`)
}

function told(seed: string) {
  try {
    const { asked, ...played } = playTwice(seed, setupOf(seed))
    return { ...played, asked: [...asked], failure: null }
  } catch (error) {
    const failure = `fight ${seed}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`
    return { tasks: 0, perEnemyTurn: [], asked: [], failure }
  }
}
