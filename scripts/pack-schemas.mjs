// Writes the JSON Schema files of the pack format into schemas/: `npm run packs:schemas`. With --check it only says which are stale.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { format, resolveConfig } from 'prettier'
import { packSchemas } from '../shared/games/akarios/content/json-schema.ts'

const folder = join(import.meta.dirname, '..', 'schemas')
const check = process.argv.includes('--check')
const options = await resolveConfig(join(folder, 'pack.json'))
mkdirSync(folder, { recursive: true })

let stale = 0
for (const [name, schema] of packSchemas()) {
  const path = join(folder, name)
  const text = await format(JSON.stringify(schema), { ...options, parser: 'json' })
  if (readText(path) === text) continue
  stale++
  if (check) console.log(`${name} is stale`)
  else writeFileSync(path, text)
}
console.log(check ? `${stale} stale` : `${stale} written`)
process.exitCode = check && stale > 0 ? 1 : 0

function readText(path) {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if (error.code === 'ENOENT') return undefined
    throw error
  }
}
