import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkCampaign } from '../../../main/db/check.ts'
import { openCampaignFile } from '../../../main/db/open.ts'
import { foundCampaign, freshFolder, startApp, type TestApp } from '../../support/app.ts'

const shelf = async ({ call }: TestApp) =>
  (await call('library.list', {})).campaigns.map(({ card }) => card?.squad ?? '?').sort()

test('a renamed campaign says so in its history and can be taken back', async () => {
  const app = startApp()
  const campaign = await foundCampaign(app)
  await app.call('campaign.rename', { campaign, squad: 'Night Watch' })
  expect(await shelf(app)).toEqual(['Night Watch'])
  expect(await app.refused('campaign.rename', { campaign, squad: 'Night Watch' })).toMatchObject({ key: 'sameName' })
  await app.call('history.undo', { campaign, entry: 2 })
  expect(await shelf(app)).toEqual(['Lantern Squad'])
})

test('a duplicate has the same past, and what happens to one does not touch the other', async () => {
  const app = startApp()
  const campaign = await foundCampaign(app)
  await app.call('notes.add', { campaign, body: 'Before', who: 'Ada' })
  const { id } = await app.call('campaign.duplicate', { campaign, squad: 'What if' })
  await app.call('notes.add', { campaign: id, body: 'After', who: 'Ada' })
  const notes = async (of: string) =>
    (await app.call('notes.list', { campaign: of })).notes.map(({ body }) => body).reverse()
  expect([await notes(campaign), await notes(id)]).toEqual([['Before'], ['Before', 'After']])
  expect(await shelf(app)).toEqual(['Lantern Squad', 'What if'])
  await app.app.close()
  const opened = openCampaignFile({
    path: join(app.dataDir, 'campaigns', id, 'campaign.db'),
    migrationsDir: 'migrations',
    appVersion: '0.0.1',
    now: new Date(),
  })
  if (!opened.ok) throw new Error(opened.error.key)
  expect(checkCampaign(opened.value)).toBeUndefined()
  opened.value.close()
})

test('a campaign goes to the bin and comes back whole', async () => {
  const app = startApp(freshFolder(), { now: () => new Date('2026-11-30T20:00:00Z') })
  const campaign = await foundCampaign(app)
  await app.call('campaign.bin', { campaign })
  const { campaigns, bin } = await app.call('library.list', {})
  expect(campaigns).toEqual([])
  expect(bin).toEqual([
    {
      id: campaign,
      squad: 'Lantern Squad',
      binnedAt: '2026-11-30T20:00:00.000Z',
      keptUntil: '2026-12-30T20:00:00.000Z',
    },
  ])
  expect(await app.refused('campaign.get', { campaign })).toMatchObject({ code: 'not-found' })
  await app.call('campaign.takeBack', { campaign })
  expect(await app.call('campaign.get', { campaign })).toMatchObject({ squad: 'Lantern Squad', access: 'owner' })
  expect((await app.call('library.list', {})).bin).toEqual([])
})

test('what was binned thirty-one days ago is gone at the next start, what was binned thirty days ago is not', async () => {
  let now = new Date('2026-01-01T12:00:00Z')
  const first = startApp(freshFolder(), { now: () => now })
  const campaign = await foundCampaign(first)
  await first.call('campaign.bin', { campaign })
  await first.app.close()
  now = new Date('2026-01-31T11:59:00Z')
  expect((await startApp(first.dataDir, { now: () => now }).call('library.list', {})).bin).toHaveLength(1)
  now = new Date('2026-01-31T12:01:00Z')
  expect((await startApp(first.dataDir, { now: () => now }).call('library.list', {})).bin).toEqual([])
  expect(existsSync(join(first.dataDir, 'bin', campaign))).toBe(false)
})

test('taking back what is not in the bin is refused', async () => {
  const { refused } = startApp()
  expect(await refused('campaign.takeBack', { campaign: '0000000000000000' })).toMatchObject({ code: 'not-found' })
})
