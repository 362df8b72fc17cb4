// Plays its share of a run with much that nobody has told beside the same fights with everything told, and tells each pair as one line
// of JSON: `node untold-worker.ts <run> <number> <number> …`.
import { randomOf } from './random.ts'
import { setupOf } from './setup.ts'
import { playUntold, withheld, withPlainDecks } from './untold.ts'

/** Of what may be asked in a fight so much is not told before. */
const percentWithheld = 60

const [run = '1', ...numbers] = process.argv.slice(2)
for (const number of numbers) {
  const seed = `${run}:${number}`
  process.stdout.write(`${JSON.stringify({ seed, ...told(seed) })}\n`)
}

function told(seed: string) {
  try {
    const full = withPlainDecks(setupOf(seed))
    return { ...playUntold(seed, full, withheld(randomOf(`${seed} pack`), percentWithheld, full)), failure: null }
  } catch (error) {
    const failure = `fight ${seed}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`
    return { questions: 0, asked: [], failure }
  }
}
