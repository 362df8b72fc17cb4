// `npm run packs:check -- FOLDER|ZIP…`: prints every fault of content packs with its place and a hint, then what is still missing.
// Packs that others require are looked for in packs/. Exit code 1 when something is wrong; the last line counts.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { checkTogether, loadPack } from '../main/files/packs/load.ts'
import { layerPacks } from '../shared/games/akarios/content/layer.ts'
import { countedInBox } from '../shared/games/akarios/content/faults/decks.ts'
import { completeness } from '../shared/games/akarios/content/missing.ts'

const packsDir = join(import.meta.dirname, '..', 'packs')
const paths = process.argv.slice(2)
if (paths.length === 0 || paths.includes('--help')) {
  console.log('Usage: npm run packs:check -- FOLDER|ZIP…   (for example packs/akarios)')
  process.exit(paths.length === 0 ? 2 : 0)
}

const given = []
for (const [at, path] of paths.entries()) given.push(await loadWithProgress(path, at))
const below = await requiredBelow(given.flatMap(({ pack }) => pack ?? []))
const { troubles } = checkTogether(given, below)

for (const { pack, file, where, code, hint } of troubles)
  console.log(`${[pack, file, where].filter(Boolean).join('  ')}\n    ${code}: ${hint}`)
for (const { pack } of given) if (pack !== undefined) printMissing(pack)
console.log(`${plural(troubles.length, 'fault')} in ${plural(given.length, 'pack')}`)
process.exitCode = troubles.length === 0 ? 0 : 1

/** Says which file is being read once it takes longer than a moment. */
async function loadWithProgress(path, at) {
  const started = Date.now()
  let [files, told] = [0, started]
  const loaded = await loadPack(path, (file) => {
    files++
    if (Date.now() - told < 500) return
    told = Date.now()
    console.log(`${path}: ${files} files read, now ${file}`)
  })
  const seconds = ((Date.now() - started) / 1000).toFixed(1)
  console.log(`[${at + 1}/${paths.length}] ${path}: ${plural(files, 'file')} read in ${seconds} s`)
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

function printMissing(pack) {
  const { content } = layerPacks([...below, pack])
  const own = new Set(
    Object.keys(pack.entries)
      .filter((kind) => pack.entries[kind].length > 0)
      .concat(Object.keys(pack.sheets)),
  )
  const lines = completeness(content).filter(({ kind }) => own.has(kind))
  console.log(`\n${pack.manifest.title} ${pack.manifest.version}`)
  console.log(`${'kind'.padEnd(17)}${'entries'.padStart(8)}${'complete'.padStart(10)}  missing (in how many)`)
  for (const { kind, entries, complete, missing } of lines) {
    const fields = missing.map((one) => `${one.field} ${one.entries}`).join(', ')
    console.log(`${kind.padEnd(17)}${String(entries).padStart(8)}${String(complete).padStart(10)}  ${fields}`.trimEnd())
  }
  const { box } = pack.manifest
  if (box !== undefined) {
    const counted = countedInBox(content)
    console.log(`\n${'in the box'.padEnd(17)}${'told'.padStart(8)}${'of'.padStart(10)}`)
    for (const [kind, total] of Object.entries(box))
      console.log(`${kind.padEnd(17)}${String(counted[kind]).padStart(8)}${String(total).padStart(10)}`)
  }
  console.log('')
}

function plural(count, word) {
  return `${count} ${word}${count === 1 ? '' : 's'}`
}
