// The row that says what the file is. Written at the founding and by migrations, read by everybody.
import type { CampaignFile } from '../campaign-file.ts'
import { campaign } from '../schema/kernel.ts'
import { perFile } from '../per-file.ts'

export interface CampaignRow {
  readonly id: string
  readonly appVersion: string
  readonly schemaVersion: number
  readonly seed: string
  /** ISO 8601. */
  readonly createdAt: string
}

const statements = perFile(({ orm }) => ({ read: orm.select().from(campaign).prepare() }))

export function readCampaign(file: CampaignFile): CampaignRow {
  const row = statements(file).read.get()
  if (row === undefined) throw new Error('a campaign file without its campaign row')
  return row
}
