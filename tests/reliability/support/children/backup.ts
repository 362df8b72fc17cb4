// Plays and backs up without end; acknowledges entries and backups.
import { backUp, type RunBackupTask } from '../../../../main/db/backup.ts'
import { openCampaignFile } from '../../../../main/db/open.ts'
import { runWorker } from '../../../../main/services/run-worker.ts'
import { appVersion, createTable, migrationsDir, must } from '../table.ts'
import { randomOf } from '../trial.ts'
import { order, say, sayHead } from './say.ts'

interface Order {
  readonly path: string
  readonly seed: number
  readonly backupsDir: string
  readonly workerFile: string
}

const { path, seed, backupsDir, workerFile } = order as Order
const file = must(openCampaignFile({ path, migrationsDir, appVersion, now: new Date() }))
const table = createTable(file, randomOf('backup', seed))
const run: RunBackupTask = (task) => runWorker(workerFile, task)
for (;;) {
  const made = backUp(file, { backupsDir, migrationsDir, reason: 'hand', now: new Date(), run })
  for (let act = 0; act < 5; act += 1) {
    table.act()
    sayHead(file)
  }
  say({ backup: must(await made).name, ...file.state.head })
}
