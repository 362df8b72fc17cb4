// A campaign with a history of its own, its backups, and what a person would see of it.
import { join } from 'node:path'
import { expect } from 'vitest'
import type { CampaignFile } from '../../../main/db/campaign-file.ts'
import { keepBytes } from '../../../main/db/keep-bytes.ts'
import { openCampaignFile } from '../../../main/db/open.ts'
import { dumpRows } from '../../../main/db/rows.ts'
import { tidyFolder } from './folder.ts'
import { appVersion, createTable, found, migrationsDir, start } from './table.ts'
import { randomOf } from './trial.ts'

export const pathIn = (folder: string, id = 'a1') => join(folder, 'campaigns', id, 'campaign.db')
export const backupsIn = (folder: string, id = 'a1') => join(folder, 'backups', id)

export const openIn = (path: string, more: object = {}) =>
  openCampaignFile({ path, migrationsDir, appVersion, now: new Date(start), ...more })

/** Every row of every table but the text of SQLite's own. */
export const everything = (file: CampaignFile) => Object.fromEntries(dumpRows(file.sqlite))

export function playOn(file: CampaignFile, acts: number, name: string): void {
  const table = createTable(file, randomOf(name))
  for (let act = 0; act < acts; act += 1) expect(table.act()).toBeUndefined()
}

/** A closed campaign of `acts` entries, with a sound backup in the middle. */
export function sampleCampaign(acts: number, name: string) {
  const folder = tidyFolder()
  const file = found(folder)
  playOn(file, acts / 2, `${name} first half`)
  const entry = file.state.head.n
  const backupsDir = backupsIn(folder)
  keepBytes(file.sqlite.serialize(), { backupsDir, time: new Date(start + 1), reason: 'play', entry })
  const chainOfBackup = file.state.head.chain
  playOn(file, acts / 2, `${name} second half`)
  const { n, chain } = file.state.head
  const rows = everything(file)
  file.close()
  return { folder, path: file.path, backupsDir, n, chain, rows, backup: { n: entry, chain: chainOfBackup } }
}
