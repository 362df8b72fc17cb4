// The shelf on both hosts: empty, with campaigns, and with files that cannot be opened.
import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { expect, test } from './fixtures.ts'
import { found } from './hosts/screens.ts'

test('an empty shelf says what to do, and Enter begins', async ({ start }) => {
  const { page } = await start()
  await expect(page.getByRole('heading', { name: 'No campaign yet' })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'New campaign' })).toBeVisible()
  await expect(page.getByLabel('Squad name')).toBeFocused()
  await page.keyboard.press('Escape')
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('heading', { level: 1, name: 'Campaigns' })).toBeVisible()
})

test('campaigns stand in the order of play; arrows choose, Enter opens, Escape leads back', async ({ start }) => {
  const app = await start()
  const { page } = app
  await found(app, 'Two Chairs')
  await found(app, 'The Lantern Squad', 4)
  const rows = page.getByRole('list', { name: 'Campaigns on this machine' }).getByRole('button')
  await expect(rows).toContainText(['The Lantern Squad', 'Two Chairs'])
  const sheet = page.getByRole('complementary', { name: 'Chosen campaign' })
  await expect(sheet.getByRole('listitem')).toContainText(['Starla', 'Violet Ray', 'Enver', "G'Airdan"])
  await page.keyboard.press('ArrowDown')
  await expect(sheet.getByRole('heading', { name: 'Two Chairs' })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Two Chairs' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('heading', { level: 1, name: 'Campaigns' })).toBeVisible()
})

test('a file held elsewhere and a damaged one say so, are not opened and not changed; the rest works', async ({
  start,
}) => {
  const first = await start()
  const held = await found(first, 'Held elsewhere')
  const broken = await found(first, 'Broken')
  await found(first, 'Sound')
  await first.stop()

  const pathOf = (id: string) => join(first.dataDir, 'campaigns', id, 'campaign.db')
  const junk = 'no campaign at all '.repeat(400)
  writeFileSync(pathOf(broken), junk)
  const other = new Database(pathOf(held))
  other.pragma('locking_mode = EXCLUSIVE')
  other.exec('BEGIN EXCLUSIVE')

  const { page } = await start(first.dataDir)
  const rows = page.getByRole('list', { name: 'Campaigns on this machine' }).getByRole('button')
  await expect(rows).toHaveCount(3)
  const sheet = page.getByRole('complementary', { name: 'Chosen campaign' })

  await rows.filter({ hasText: 'In use elsewhere' }).dblclick()
  await expect(sheet.getByText('Close it there')).not.toHaveCount(0)
  await expect(sheet.getByRole('link', { name: /Open/ })).toHaveCount(0)

  await rows.filter({ hasText: 'Damaged' }).dblclick()
  await expect(sheet.getByRole('link', { name: /Open/ })).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1, name: 'Campaigns' })).toBeVisible()
  expect(readdirSync(join(first.dataDir, 'campaigns', broken))).toContain('campaign.db')

  other.exec('ROLLBACK')
  other.close()
  await rows.filter({ hasText: 'In use elsewhere' }).click()
  await sheet.getByRole('button', { name: 'Look again' }).click()
  await expect(sheet.getByRole('link', { name: /Open/ })).toBeVisible()

  await rows.filter({ hasText: 'Sound' }).dblclick()
  await expect(page.getByRole('heading', { level: 1, name: 'Sound' })).toBeVisible()
})
