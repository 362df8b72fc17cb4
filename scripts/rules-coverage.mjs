// Which rules of the ledger have a test that names them.
//   node scripts/rules-coverage.mjs [--ledger FILE]… [--tests DIR] [--complete FILE] [--missing]
// A rule is covered when its id stands in square brackets, e.g. [PA-014], in the title of a test, or in the `rules:` list of a case
// file. An id that no ledger knows fails the run, and so does a gap in a chapter that the file of complete chapters lists.
import { readFileSync, readdirSync } from 'node:fs'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readWords } from './words.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))

const ruleId = /\b[A-Z]{2}-\d{3}\b/g
const bracketed = /\[((?:[A-Z]{2}-\d{3}[,\s]*)+)\]/g
const isComment = (line) => /^(\/\/|\/?\*|#)/.test(line)

/** Rule id → what the ledger says of it; `texts` are Markdown tables whose first column is the id. */
export function readLedger(texts) {
  const rows = texts.flatMap((text) => [...text.matchAll(/^\|\s*([A-Z]{2}-\d{3})\s*\|\s*([^|\n]+)\|/gm)])
  return new Map(rows.map(([, id, says]) => [id, says.trim()]))
}

/** The rule ids that a file of `name` with `text` claims to prove. */
export function claimedRules(name, text) {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => !isComment(line))
  if (['.yaml', '.yml', '.json'].includes(extname(name)))
    return lines
      .filter((line) => /rules/.test(line) || /^-?\s*\[?"?[A-Z]{2}-\d{3}/.test(line))
      .flatMap((line) => line.match(ruleId) ?? [])
  return lines.flatMap((line) => [...line.matchAll(bracketed)]).flatMap(([, ids]) => ids.match(ruleId) ?? [])
}

/** The table by chapter and what is wrong. `claimed` are ids that tests name, `complete` chapters that may have no gap. */
export function coverage(ledger, claimed, complete) {
  const known = new Set(claimed)
  const chapters = new Map()
  for (const id of ledger.keys()) {
    const chapter = chapters.get(id.slice(0, 2)) ?? { all: 0, covered: 0 }
    chapters.set(id.slice(0, 2), { all: chapter.all + 1, covered: chapter.covered + (known.has(id) ? 1 : 0) })
  }
  const isFull = ({ all, covered } = { all: 1, covered: 0 }) => all === covered
  return {
    chapters,
    missing: [...ledger.keys()].filter((id) => !known.has(id)),
    unknown: [...known].filter((id) => !ledger.has(id)).sort(),
    gaps: complete.filter((chapter) => !isFull(chapters.get(chapter))),
  }
}

function testFiles(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name === 'node_modules' || entry.name.startsWith('.')) return []
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return testFiles(path)
    return /\.(tsx?|m?js|mts|ya?ml|json)$/.test(entry.name) ? [path] : []
  })
}

function main() {
  const { values } = readWords({
    options: {
      ledger: { type: 'string', multiple: true },
      tests: { type: 'string', default: join(root, 'tests') },
      complete: { type: 'string', default: join(root, 'docs/rules/complete.txt') },
      missing: { type: 'boolean', default: false },
    },
  })
  const rulesFolder = join(root, 'docs/rules')
  const ledgerFiles =
    values.ledger ??
    readdirSync(rulesFolder)
      .filter((name) => name.endsWith('.md'))
      .map((name) => join(rulesFolder, name))
  const ledger = readLedger(ledgerFiles.map((file) => readFileSync(file, 'utf8')))
  const claimed = testFiles(values.tests).flatMap((file) => claimedRules(file, readFileSync(file, 'utf8')))
  const complete = readFileSync(values.complete, 'utf8').split(/\s+/).filter(Boolean)
  const { chapters, missing, unknown, gaps } = coverage(ledger, claimed, complete)

  const cells = [...chapters].map(([chapter, { all, covered }]) => `${chapter} ${`${covered}/${all}`.padStart(7)}`)
  for (let at = 0; at < cells.length; at += 6) console.log(cells.slice(at, at + 6).join('   '))
  if (values.missing) for (const id of missing) console.log(`missing ${id}: ${ledger.get(id)}`)
  console.log(`rules covered: ${ledger.size - missing.length} of ${ledger.size}`)
  if (unknown.length > 0) console.error(`not in the ledger: ${unknown.join(', ')}`)
  if (gaps.length > 0) console.error(`not complete though listed: ${gaps.join(', ')}`)
  process.exitCode = unknown.length > 0 || gaps.length > 0 ? 1 : 0
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main()
