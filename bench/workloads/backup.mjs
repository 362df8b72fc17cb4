// P17: a backup that counts: copied in steps while play goes on, checked, hashed, on disk, named; beside the driver's copy in one
// step, which is only a file. The check runs in this thread: in the app a worker does it.
import { cpSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { backUp } from '../../main/db/backup.ts'
import { finishCopy } from '../../main/db/backup-tasks.ts'
import { within } from '../comparison.mjs'
import { inTurn } from '../measure.mjs'
import {
  beginFight,
  foundCampaign,
  freshFolder,
  knownSteps,
  migrationsDir,
  must,
  openCampaign,
} from '../support/campaigns.mjs'

const wantedBytes = 5e6

/** Fights until the file is as large as one of many evenings; in memory, and only then on the disk. */
function filledCampaign(folder) {
  const inMemory = freshFolder()
  const file = foundCampaign(inMemory)
  const machine = knownSteps()
  while (statSync(file.path).size < wantedBytes) {
    const fight = beginFight(file, { machine })
    while (fight.answer());
  }
  file.close()
  cpSync(inMemory, folder, { recursive: true })
  return openCampaign(folder)
}

export async function measure({ times }) {
  const folder = freshFolder({ isDurable: true })
  const file = filledCampaign(folder)
  const backupsDir = join(folder, 'backups', 'a1')
  const run = async (task) => finishCopy(task)
  const made = (time) => ({ backupsDir, migrationsDir, reason: 'hand', now: new Date(1e12 + time * 6e4), run })
  const took = await inTurn(
    {
      ours: async (time) => void must(await backUp(file, made(time))),
      copy: (time) => file.sqlite.backup(join(folder, `copy-${time}.db`), { progress: () => 1_000_000 }),
    },
    Math.ceil(times / 5),
  )
  file.close()
  return [within('a backup of 5 MB', took.ours, ['better-sqlite3 backup in one step', took.copy], { gate: 2 })]
}
