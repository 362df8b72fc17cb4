import { join } from 'node:path'
import { expect, test } from 'vitest'
import { listHistory } from '../../../main/db/history.ts'
import { openCampaignFile } from '../../../main/db/open.ts'
import { placeBytes } from '../../../main/db/place-bytes.ts'
import { packSparrow, unpackSparrow } from '../../../main/services/sparrow.ts'
import { create, familyTables, freshFolder, migrationsWith } from '../db/support.ts'

test('a file of an older format is told to be one, and opening it brings it up to date behind a wall', async () => {
  const old = create()
  const packed = await packSparrow(old.sqlite.serialize(), '0.1.0')
  old.close()
  if (!packed.ok) throw new Error(packed.error.key)
  const migrationsDir = migrationsWith(familyTables)
  const unpacked = await unpackSparrow(packed.value, migrationsDir)
  if (!unpacked.ok) throw new Error(unpacked.error.key)
  expect(unpacked.value.older).toBe(true)

  const path = join(freshFolder(), 'campaigns', 'a1', 'campaign.db')
  expect(placeBytes(Buffer.from(unpacked.value.database), path).ok).toBe(true)
  const opened = openCampaignFile({ path, migrationsDir, appVersion: '0.2.0', now: new Date() })
  if (!opened.ok) throw new Error(opened.error.key)
  const { entries } = listHistory(opened.value, { limit: 10 })
  opened.value.close()
  expect(entries.map(({ kind, titleKey }) => [kind, titleKey])).toEqual([
    ['wall', 'campaignUpdated'],
    ['wall', 'campaignFounded'],
  ])
})
