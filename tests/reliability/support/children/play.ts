// Plays without end, or `acts` decisions, and acknowledges each entry after its commit.
import { openCampaignFile } from '../../../../main/db/open.ts'
import { appVersion, createTable, migrationsDir, must } from '../table.ts'
import { randomOf } from '../trial.ts'
import { order, sayHead } from './say.ts'

const { path, seed, acts } = order as { path: string; seed: number; acts?: number }
const file = must(openCampaignFile({ path, migrationsDir, appVersion, now: new Date() }))
const table = createTable(file, randomOf('play', seed))
sayHead(file)
for (let act = 0; act < (acts ?? Infinity); act += 1) {
  const refused = table.act()
  if (refused !== undefined) throw new Error(JSON.stringify(refused))
  sayHead(file)
}
file.close()
