// The schema files for editors are what the app itself checks with, and every pack of ours names its own.
import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { format, resolveConfig } from 'prettier'
import { expect, test } from 'vitest'
import { packSchemas } from '../../../../../../shared/games/akarios/content/json-schema.ts'
import { packsDir } from '../../../../../support/packs.ts'

const schemasDir = join(packsDir, '..', 'schemas')

test('schemas/ is fresh (npm run packs:schemas writes it)', async () => {
  const options = await resolveConfig(join(schemasDir, 'pack.json'))
  const schemas = packSchemas()
  expect(readdirSync(schemasDir).sort()).toEqual([...schemas.keys()].sort())
  for (const [name, schema] of schemas) {
    const fresh = await format(JSON.stringify(schema), { ...options, parser: 'json' })
    expect(readFileSync(join(schemasDir, name), 'utf8') === fresh, `${name} is stale`).toBe(true)
  }
})

test('each file of the pack of the box names its schema', () => {
  const folder = join(packsDir, 'akarios')
  const files = (readdirSync(folder, { recursive: true }) as string[]).filter((name) => name.endsWith('.json'))
  expect(files.length).toBeGreaterThan(15)
  for (const file of files) {
    const { $schema } = JSON.parse(readFileSync(join(folder, file), 'utf8')) as { $schema: string }
    const named = join(folder, dirname(file), $schema)
    const kind = dirname(file) === '.' ? basename(file) : `${dirname(file)}.json`
    expect(named).toBe(join(schemasDir, kind))
  }
})
