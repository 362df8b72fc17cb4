// Runs the real `packs:check` over a corpus of packs made to harm and prints a table, pack by pack: `npm run packs:hostile`.
// The packs are written to a folder that is removed afterwards, or kept in FOLDER with `--keep FOLDER`. Exit code 1 when one was taken.
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hostilePacks } from '../tests/support/hostile-packs.ts'

const keepAt = process.argv.indexOf('--keep')
const kept = keepAt < 0 ? undefined : process.argv[keepAt + 1]
const folder = kept ?? mkdtempSync(join(tmpdir(), 'hostile-packs-'))
mkdirSync(folder, { recursive: true })
const files = hostilePacks.map(([, , bytes], at) => {
  const file = `${String(at + 1).padStart(3, '0')}.zip`
  writeFileSync(join(folder, file), bytes)
  return file
})

const started = performance.now()
const check = join(import.meta.dirname, 'packs-check.mjs')
const run = spawnSync(process.execPath, [check, '--alone', ...files], { cwd: folder, encoding: 'utf8', maxBuffer: 1e8 })
const seconds = ((performance.now() - started) / 1000).toFixed(1)
if (kept === undefined) rmSync(folder, { recursive: true })

const found = run.stdout.split(/^\[(?=\d+\/)/m).slice(1)
let taken = hostilePacks.length - found.length
for (const [at, [name]] of hostilePacks.entries()) {
  const first = found[at]?.match(/^ {4}([A-Za-z-]+): (.*)$/m)
  if (first === null) taken++
  const [, code = 'TAKEN', hint = ''] = first ?? []
  console.log(`${String(at + 1).padStart(3)}  ${name.padEnd(44)}  ${code.padEnd(16)}  ${short(hint)}`)
}
console.log(`${hostilePacks.length - taken} of ${hostilePacks.length} refused in ${seconds} s`)
if (run.status !== 1) console.log(run.stderr)
process.exitCode = taken === 0 && run.status === 1 ? 0 : 1

function short(text) {
  return text.length > 100 ? `${text.slice(0, 99)}…` : text
}
