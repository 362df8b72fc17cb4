// Lays a pack on the packs of the app and compares what is wrong with it, and what its values come to.
import { join, resolve } from 'node:path'
import { checkTogether, loadPack } from '../../../main/files/packs/load.ts'
import { fromFault } from '../../../main/files/packs/trouble.ts'
import { readPack } from '../../../shared/games/akarios/content/read-pack.ts'
import type { Json } from '../../../shared/kernel/json.ts'
import type { ContentCase } from './case.ts'
import { differences } from './difference.ts'

const packs = resolve(import.meta.dirname, '../../../packs')
const cover = {
  ...{ format: 1, id: 'case', version: '1.0.0', title: 'A case', about: 'For a test.', licence: 'none' },
  ...{ requires: ['akarios'], complete: false },
}

/** The differences; none when the case holds. */
export async function runContent({ files, faults, fields }: ContentCase): Promise<readonly string[]> {
  const { pack: box } = await loadPack(join(packs, 'akarios'))
  const all = new Map(Object.entries({ 'pack.json': cover, ...files })) as Map<string, Json>
  const { pack, faults: ofForm } = readPack(all, 'case')
  const loaded = { path: 'case', troubles: ofForm.map(fromFault), ...(pack === undefined ? {} : { pack }) }
  const { troubles, layered } = checkTogether([loaded], box === undefined ? [] : [box])
  const told = troubles.map(({ code, file, where }) => `${code} ${file} ${where}`)
  const values = Object.fromEntries(Object.keys(fields).map((path) => [path, valueAt(layered.content, path)]))
  return [...differences(faults, told, 'faults'), ...differences(fields, values, 'fields')]
}

const valueAt = (content: object, path: string): unknown =>
  path.split('/').reduce<unknown>((inner, key) => (inner as Record<string, unknown> | undefined)?.[key], content)
