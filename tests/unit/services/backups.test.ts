import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { foundCampaign, freshFolder, startApp, type TestApp } from '../../support/app.ts'

const note = (campaign: string, body: string) => ({ campaign, body, who: 'Ada' })
const bodies = async ({ call }: TestApp, campaign: string) =>
  (await call('notes.list', { campaign })).notes.map(({ body }) => body).reverse()
const reasons = async ({ call }: TestApp, campaign: string) =>
  (await call('backups.list', { campaign })).backups.map(({ reason }) => reason)

test('a backup is made at open and at close when something is new, and says what stands in it', async () => {
  const app = startApp()
  const campaign = await foundCampaign(app)
  expect(await app.call('backups.make', { campaign })).toMatchObject({ reason: 'hand', entries: 1, sound: true })
  await app.call('notes.add', note(campaign, 'Owe Dov'))
  await app.call('campaign.close', { campaign })
  const { backups, offer } = await app.call('backups.list', { campaign })
  expect(backups[0]).toMatchObject({ reason: 'close', entries: 2, sound: true, last: { key: 'noteAdded' } })
  expect(offer).toEqual({ backup: backups[0]?.id, lost: 0 })
  const before = await reasons(app, campaign)
  await app.call('campaign.get', { campaign })
  await app.call('campaign.close', { campaign })
  expect(await reasons(app, campaign)).toEqual(before)
})

test('a restore takes the campaign back, keeps what was there, and can itself be undone', async () => {
  const app = startApp()
  const campaign = await foundCampaign(app)
  await app.call('notes.add', note(campaign, 'Kept'))
  const { id: backup } = await app.call('backups.make', { campaign })
  await app.call('notes.add', note(campaign, 'After the backup'))
  await app.call('backups.restore', { campaign, backup, as: 'replace' })
  expect(await bodies(app, campaign)).toEqual(['Kept'])
  expect((await app.call('backups.list', { campaign })).undo).toBeDefined()
  await app.call('backups.undoRestore', { campaign })
  expect(await bodies(app, campaign)).toEqual(['Kept', 'After the backup'])
})

test('the oldest backup that is kept can be gone back to, although going back makes one more', async () => {
  const app = startApp()
  const campaign = await foundCampaign(app)
  for (const word of ['One', 'Two', 'Three', 'Four', 'Five']) {
    await app.call('notes.add', note(campaign, word))
    await app.call('backups.make', { campaign })
  }
  await app.call('notes.add', note(campaign, 'Six'))
  const { backups } = await app.call('backups.list', { campaign })
  expect(backups.map(({ entries }) => entries)).toEqual([6, 5, 4, 3, 2])
  await app.call('backups.restore', { campaign, backup: backups.at(-1)?.id ?? '', as: 'replace' })
  expect(await bodies(app, campaign)).toEqual(['One'])
})

test('a backup restored as a copy is a second campaign', async () => {
  const app = startApp()
  const campaign = await foundCampaign(app)
  const { id: backup } = await app.call('backups.make', { campaign })
  await app.call('notes.add', note(campaign, 'Only here'))
  const { campaign: copy } = await app.call('backups.restore', { campaign, backup, as: 'copy' })
  expect(copy).not.toBe(campaign)
  expect([await bodies(app, campaign), await bodies(app, copy)]).toEqual([['Only here'], []])
})

test('a damaged campaign is named, the newest sound backup offered with what would be lost, the bad file kept', async () => {
  const first = startApp()
  const campaign = await foundCampaign(first)
  await first.call('notes.add', note(campaign, 'Saved'))
  await first.call('backups.make', { campaign })
  await first.call('notes.add', note(campaign, 'Lost'))
  await first.app.close()
  const folder = join(first.dataDir, 'campaigns', campaign)
  const backups = join(first.dataDir, 'backups', campaign)
  // Only the backup made by hand is left, so that something would be lost.
  for (const name of readdirSync(backups)) if (!name.includes('.hand.')) rmSync(join(backups, name))
  const bytes = readFileSync(join(folder, 'campaign.db'))
  const spoilt = Buffer.from(bytes)
  spoilt.write('Stolen', spoilt.indexOf('Saved'), 'latin1')
  writeFileSync(join(folder, 'campaign.db'), spoilt)

  const second = startApp(first.dataDir)
  expect(await second.refused('campaign.get', { campaign })).toMatchObject({ code: 'damaged', key: 'fileDamaged' })
  const { offer } = await second.call('backups.list', { campaign })
  expect(offer?.lost).toBe(1)
  await second.call('backups.restore', { campaign, backup: offer?.backup ?? '', as: 'replace' })
  expect(await bodies(second, campaign)).toEqual(['Saved'])
  const kept = readdirSync(folder).find((name) => name.includes('.damaged-')) ?? ''
  expect(readFileSync(join(folder, kept))).toEqual(spoilt)
})

test('[FR-024] a snapshot saved while play goes on is apart from the live campaign, which stays whole', async () => {
  const app = startApp()
  const campaign = await foundCampaign(app)
  await app.call('notes.add', note(campaign, 'Round 4'))
  const { id: backup } = await app.call('backups.make', { campaign })
  await app.call('notes.add', note(campaign, 'Round 5'))
  const bytes = readFileSync(join(app.dataDir, 'backups', campaign, backup))
  await app.call('notes.add', note(campaign, 'Round 6'))
  expect(readFileSync(join(app.dataDir, 'backups', campaign, backup))).toEqual(bytes)
  expect((await app.call('history.list', { campaign, most: 10 })).entries).toHaveLength(4)
  expect((await app.call('library.list', {})).campaigns).toMatchObject([{ id: campaign, state: 'open' }])
})

test('a backup that is not there, or that was damaged since, is refused and the campaign stands', async () => {
  const app = startApp(freshFolder())
  const campaign = await foundCampaign(app)
  const { id: backup } = await app.call('backups.make', { campaign })
  const path = join(app.dataDir, 'backups', campaign, backup)
  const bytes = readFileSync(path)
  bytes.fill(0, 4096, 8192)
  writeFileSync(path, bytes)
  const { backups } = await app.call('backups.list', { campaign })
  expect(backups.find(({ id }) => id === backup)).toMatchObject({ sound: false })
  for (const as of ['copy', 'replace'] as const) {
    expect(await app.refused('backups.restore', { campaign, backup, as })).toMatchObject({ key: 'backupDamaged' })
    const missing = backup.replace('hand', 'round')
    expect(await app.refused('backups.restore', { campaign, backup: missing, as })).toMatchObject({
      key: 'backupMissing',
    })
  }
  expect(await app.call('campaign.get', { campaign })).toMatchObject({ squad: 'Lantern Squad' })
})
