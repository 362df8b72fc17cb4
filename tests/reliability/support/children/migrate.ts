// Brings the same older campaign up to date again and again, or once with a kill by itself at `dieAt`.
import { readFileSync, rmSync } from 'node:fs'
import type { MigrationStep } from '../../../../main/db/migrate.ts'
import { openCampaignFile } from '../../../../main/db/open.ts'
import { writeDurably } from '../../../../main/files/durable.ts'
import { markPath } from '../../../../main/files/mark.ts'
import { must } from '../table.ts'
import { order, say } from './say.ts'

interface Order {
  readonly path: string
  readonly old?: string
  readonly migrationsDir: string
  readonly backupsDir: string
  readonly dieAt?: MigrationStep
}

const { path, old, migrationsDir, backupsDir, dieAt } = order as Order
const onStep = (step: MigrationStep) => {
  if (step === dieAt) process.kill(process.pid, 'SIGKILL')
}
do {
  if (old !== undefined) {
    rmSync(markPath(path), { force: true })
    writeDurably(path, readFileSync(old))
  }
  say({ placed: true })
  must(openCampaignFile({ path, migrationsDir, appVersion: '0.2.0', now: new Date(), backupsDir, onStep })).close()
  say({ migrated: true })
} while (old !== undefined)
