// `npm run packs:check -- FOLDER|ZIP…`: prints every fault of content packs with its place and a hint, then what is still missing.
// Packs that others require are looked for in packs/. With --alone each pack is checked without the others that are given.
// Exit code 1 when something is wrong; the last line counts.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { checkTogether, loadPack } from '../main/files/packs/load.ts'
import { boxLines } from '../shared/games/akarios/content/box.ts'
import { contentOfPacks, packsOfBox } from '../shared/games/akarios/content/of-packs.ts'
import { completeness } from '../shared/games/akarios/content/missing.ts'
import { countTexts, untranslated } from '../shared/games/akarios/content/translate.ts'

/** Texts without a translation that are named, of each language. */
const mostNamed = 20

const packsDir = join(import.meta.dirname, '..', 'packs')
const words = process.argv.slice(2)
const alone = words.includes('--alone')
const paths = words.filter((word) => !word.startsWith('--'))
if (paths.length === 0 || words.includes('--help')) {
  console.log('Usage: npm run packs:check -- [--alone] FOLDER|ZIP…   (for example packs/akarios)')
  process.exit(paths.length === 0 ? 2 : 0)
}

const groups = alone ? paths.map((path) => [path]) : [paths]
let [read, faults] = [0, 0]
for (const group of groups) faults += await checkGroup(group)
console.log(`${plural(faults, 'fault')} in ${plural(paths.length, 'pack')}`)
process.exitCode = faults === 0 ? 0 : 1

/** Checks packs together, prints what is wrong and what is missing, and counts the faults. */
async function checkGroup(group) {
  const given = []
  for (const path of group) given.push(await loadWithProgress(path))
  const below = await requiredBelow(given.flatMap(({ pack }) => pack ?? []))
  const { troubles, packs, layered } = checkTogether(given, below)
  for (const { pack, file, where, code, hint } of troubles)
    console.log(`${[pack, file, where].filter(Boolean).join('  ')}\n    ${code}: ${hint}`)
  for (const { pack } of given) {
    if (pack === undefined) continue
    printMissing(pack, packs, layered)
    printTranslations(pack)
  }
  return troubles.length
}

/** Says which file is being read once it takes longer than a moment. */
async function loadWithProgress(path) {
  const started = Date.now()
  let [files, told] = [0, started]
  const loaded = await loadPack(path, (file) => {
    files++
    if (Date.now() - told < 500) return
    told = Date.now()
    console.log(`${path}: ${files} files read, now ${file}`)
  })
  const seconds = ((Date.now() - started) / 1000).toFixed(1)
  console.log(`[${++read}/${paths.length}] ${path}: ${plural(files, 'file')} read in ${seconds} s`)
  return loaded
}

async function requiredBelow(packs) {
  const known = new Map(packs.map((pack) => [pack.manifest.id, pack]))
  const below = []
  const wanted = packs.flatMap(({ manifest }) => manifest.requires)
  for (let id = wanted.pop(); id !== undefined; id = wanted.pop()) {
    if (known.has(id) || !existsSync(join(packsDir, id))) continue
    const { pack } = await loadPack(join(packsDir, id))
    if (pack === undefined) continue
    known.set(id, pack)
    below.push(pack)
    wanted.push(...pack.manifest.requires)
  }
  return below
}

function printMissing(pack, packs, layered) {
  const content = contentOfPacks(layered, [pack])
  console.log(`\n${pack.manifest.title} ${pack.manifest.version}`)
  console.log(`${'kind'.padEnd(17)}${'entries'.padStart(8)}${'complete'.padStart(10)}  missing (in how many)`)
  for (const { kind, entries, complete, missing } of completeness(content)) {
    const fields = missing.map((one) => `${one.field} ${one.entries}`).join(', ')
    console.log(`${kind.padEnd(17)}${String(entries).padStart(8)}${String(complete).padStart(10)}  ${fields}`.trimEnd())
  }
  const lines = boxLines(contentOfPacks(layered, packsOfBox(pack.manifest, packs)), pack.manifest.box ?? {})
  if (lines.length > 0) {
    console.log(`\n${'in the box'.padEnd(17)}${'names'.padStart(8)}${'told'.padStart(10)}${'of'.padStart(6)}`)
    for (const { of, names = '', told, total } of lines)
      console.log(
        `${of.padEnd(17)}${String(names).padStart(8)}${String(told).padStart(10)}${String(total).padStart(6)}  ${boxRemark(told, total)}`,
      )
  }
  console.log('')
}

/** What is not translated stays as the pack has it: no fault, but its author may want to know. */
function printTranslations(pack) {
  for (const translation of pack.translations) {
    const [texts, left] = [countTexts(pack), untranslated(pack, translation)]
    console.log(`${translation.file}: ${texts - left.length} of ${plural(texts, 'text')} translated`)
    for (const { kind, id, field } of left.slice(0, mostNamed)) console.log(`    not yet: ${kind} ${id} ${field}`)
    if (left.length > mostNamed) console.log(`    and ${left.length - mostNamed} more`)
    console.log('')
  }
}

function boxRemark(told, total) {
  if (told === total) return 'all'
  if (told < total) return `${total - told} more to tell: missing names or copies`
  return `${told - total} more names than the list has cards (question 55)`
}

function plural(count, word) {
  return `${count} ${word}${count === 1 ? '' : 's'}`
}
