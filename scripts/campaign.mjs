// `npm run campaign`: plays the Training Sector from its first drill to its end by both roads, and prints what their chronicles say and
// where each mechanism of the ledger's campaign chapters was met.
import { runnerImport } from 'vite'
import { join } from 'node:path'
import { root } from './lib.mjs'

await runnerImport(join(root, 'tests', 'campaign', 'print.ts'), { root, logLevel: 'error' })
