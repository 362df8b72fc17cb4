// Measures one row and tells it as one line of JSON: `node bench/worker.mjs command full`.
import { paces } from './pace.mjs'

const [file = '', pace = 'full'] = process.argv.slice(2)
const { measure } = await import(`./workloads/${file}.mjs`)
const comparisons = await measure(paces[pace])
process.stdout.write(`${JSON.stringify(comparisons)}\n`)
