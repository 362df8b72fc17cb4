// Writes a `.sparrow` file: the same campaign always gives the same bytes, whatever the clock, the zone and the language.
import { canonical } from '../../../shared/lib/canonical.ts'
import { writeZip } from '../zip/write.ts'
import type { SparrowContents, SparrowRow } from './format.ts'

const tableText = (rows: readonly SparrowRow[]): string =>
  rows.length === 0 ? '[]\n' : `[\n${rows.map(canonical).join(',\n')}\n]\n`

export function writeSparrow({ manifest, tables }: SparrowContents): Promise<Buffer> {
  const files = new Map([['manifest.json', Buffer.from(`${canonical(manifest)}\n`)]])
  const names = [...tables.keys()].sort()
  for (const name of names) files.set(`tables/${name}.json`, Buffer.from(tableText(tables.get(name) ?? [])))
  return writeZip(files)
}
