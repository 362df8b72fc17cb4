// Plays a campaign from a seed and says what it came to: the same on every machine, whatever its clock, language and place.
import { createHash } from 'node:crypto'
import { packSparrow, unpackSparrow } from '../../../../main/services/sparrow.ts'
import { createTable, found, migrationsDir, must } from '../table.ts'
import { randomOf } from '../trial.ts'
import { order, say } from './say.ts'

const { folder, seed, acts } = order as { folder: string; seed: number; acts: number }
const file = found(folder)
const table = createTable(file, randomOf('shape', seed))
for (let act = 0; act < acts; act += 1) table.act()
const sparrow = must(await packSparrow(file.sqlite.serialize(), '0.1.0'))
const again = must(await unpackSparrow(sparrow, migrationsDir))
const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
say({
  zone: new Date(0).getTimezoneOffset(),
  language: Intl.DateTimeFormat().resolvedOptions().locale,
  ...{ chain: file.state.head.chain, tables: file.state.head.tablesHash },
  ...{ sparrow: hash(sparrow), entries: again.card.entries },
})
file.close()
