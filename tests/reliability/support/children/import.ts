// Takes the same `.sparrow` in without end, each time as a campaign of its own, and acknowledges each.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { placeBytes } from '../../../../main/db/place-bytes.ts'
import { unpackSparrow } from '../../../../main/services/sparrow.ts'
import { migrationsDir, must } from '../table.ts'
import { order, say } from './say.ts'

const { folder, sparrow, first } = order as { folder: string; sparrow: string; first: number }
say({ ready: true })
for (let turn = first; ; turn += 1) {
  const { database } = must(await unpackSparrow(readFileSync(sparrow), migrationsDir))
  must(placeBytes(Buffer.from(database), join(folder, 'campaigns', `c${String(turn)}`, 'campaign.db')))
  say({ imported: turn })
}
