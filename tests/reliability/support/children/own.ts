// Wants to own a file on `open`, adds an entry on `write`, lets go on `close`; says each time how it went and how long it took.
import { openCampaignFile } from '../../../../main/db/open.ts'
import type { CampaignFile } from '../../../../main/db/campaign-file.ts'
import { openForLooking } from '../../../../main/db/read-only.ts'
import { appVersion, createTable, migrationsDir, type Table } from '../table.ts'
import { randomOf } from '../trial.ts'
import { order } from './say.ts'

const { path, seed } = order as { path: string; seed: number }
let file: CampaignFile | undefined
let table: Table | undefined
process.on('message', (wish) => {
  const begun = performance.now()
  const answer = (key: string) => process.send?.({ key, time: performance.now() - begun })
  if (wish === 'open') {
    const opened = openCampaignFile({ path, migrationsDir, appVersion, now: new Date() })
    if (opened.ok) {
      file = opened.value
      table = createTable(file, randomOf('own', seed))
    }
    answer(opened.ok ? 'owner' : opened.error.key)
  }
  if (wish === 'look') {
    const look = openForLooking({ path, migrationsDir })
    if (look.ok) look.value.close()
    answer(look.ok ? 'looked' : look.error.key)
  }
  if (wish === 'write') answer(table?.act()?.key ?? 'written')
  if (wish === 'close') {
    file?.close()
    answer('closed')
  }
})
process.send?.({ key: 'ready' })
