// An evening as the power cuts record it: a campaign is founded, played, backed up, closed, put back to the backup, undone and
// copied. Each thing done is said after it is done, before the next begins. `careless` lets the disk off its promise.
import { openSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { backUp, type RunBackupTask } from '../../../../main/db/backup.ts'
import type { CampaignFile } from '../../../../main/db/campaign-file.ts'
import { openCampaignFile } from '../../../../main/db/open.ts'
import { placeBytes } from '../../../../main/db/place-bytes.ts'
import { restore } from '../../../../main/db/restore.ts'
import { runWorker } from '../../../../main/services/run-worker.ts'
import { appVersion, createTable, found, migrationsDir, must } from '../table.ts'
import { randomOf } from '../trial.ts'
import { order } from './say.ts'

interface Order {
  readonly folder: string
  readonly words: string
  readonly seed: number
  readonly acts: number
  readonly careless: boolean
  readonly workerFile: string
}

const { folder, words, seed, acts, careless, workerFile } = order as Order
const random = randomOf('session', seed)
const notebook = openSync(words, 'a')
const say = (word: object) => void writeSync(notebook, JSON.stringify(word))
const standing = (file: CampaignFile) => {
  say({ campaign: 'a1', n: file.state.head.n, chain: file.state.head.chain })
}
const run: RunBackupTask = (task) => runWorker(workerFile, task)
const path = join(folder, 'campaigns', 'a1', 'campaign.db')
const backupsDir = join(folder, 'backups', 'a1')
const loosen = (file: CampaignFile) => {
  if (careless) file.sqlite.pragma('synchronous = OFF')
  return file
}
const open = () => loosen(must(openCampaignFile({ path, migrationsDir, appVersion, now: new Date() })))
function play(file: CampaignFile) {
  const table = createTable(file, random)
  for (let act = 0; act < acts; act += 1) {
    table.act()
    standing(file)
  }
}

const first = loosen(found(folder))
standing(first)
play(first)
const backup = must(await backUp(first, { backupsDir, migrationsDir, reason: 'hand', now: new Date(), run }))
say({ backup: backup.name })
play(first)
const copied = first.sqlite.serialize()
const { n, chain } = first.state.head
must(placeBytes(copied, join(folder, 'campaigns', 'b1', 'campaign.db')))
say({ campaign: 'b1', n, chain })
first.close()
say({ campaign: 'a1', n, chain, leaving: true })
must(restore({ path, source: join(backupsDir, backup.name), migrationsDir, now: new Date() }))
const second = open()
standing(second)
play(second)
second.close()
