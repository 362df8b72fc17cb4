// The bridge on both hosts by keyboard alone: notes of several lines, the last entries, two windows, a campaign held elsewhere.
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { expect, test } from './fixtures.ts'
import { barriers, call, clipped, found, visit } from './hosts/screens.ts'

test('a note is written, changed and removed by keys, and another window sees it', async ({ app, page }) => {
  const campaign = await found(app, 'Two Chairs')
  const hash = `#/campaign/${campaign}/bridge`
  await visit(page, hash)
  const second = await app.secondPage()
  await visit(second, hash)
  await page.keyboard.press('n')
  await expect(page.getByLabel('New note')).toBeFocused()
  await page.keyboard.type('Owe Dov')
  await page.keyboard.press('Enter')
  await page.keyboard.type('4 credits')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('button', { name: /Add a note/ })).toBeFocused()
  await expect(second.getByRole('region', { name: 'Notes' }).getByRole('listitem')).toContainText('4 credits')
  await expect(page.getByRole('list', { name: 'Lately' })).toContainText('Note: Owe Dov')
  expect(await barriers(page)).toEqual([])
  await page.getByRole('button', { name: 'Change: Owe Dov' }).press('Enter')
  await page.keyboard.type(', soon')
  await page.keyboard.press('Control+Enter')
  await expect(second.getByText('4 credits, soon')).toBeVisible()
  await page.getByRole('button', { name: 'Remove: Owe Dov' }).press('Enter')
  await expect(second.getByText('No notes yet')).toBeVisible()
})

test('a campaign that another program holds is shown, says why nothing can be changed, and comes free', async ({
  start,
}) => {
  const first = await start()
  const campaign = await found(first, 'Two Chairs')
  await first.stop()
  const other = new Database(join(first.dataDir, 'campaigns', campaign, 'campaign.db'))
  other.pragma('locking_mode = EXCLUSIVE')
  other.exec('BEGIN EXCLUSIVE')

  const { page } = await start(first.dataDir)
  await page.getByRole('link', { name: 'Look at it' }).click()
  await expect(page.getByText('Opened for reading only')).toBeVisible()
  await expect(page.getByRole('banner').getByText('Read only')).toBeVisible()
  await expect(page.getByRole('button', { name: /Add a note/ })).toHaveCount(0)
  // What is still being read when the file comes free would find it free by itself.
  await expect(page.getByRole('button', { name: 'Look again' })).not.toHaveAttribute('aria-busy', 'true')
  other.exec('ROLLBACK')
  other.close()
  await page.getByRole('button', { name: 'Look again' }).click()
  await expect(page.getByRole('button', { name: /Add a note/ })).toBeVisible()
  await expect(page.getByRole('banner').getByText('Saved')).toBeVisible()
})

test('what comes next is one key away: the first fight to be begun, then the open one to go on with', async ({
  app,
  page,
}) => {
  const seats = [{ player: 'Ada', pilot: 'ines-calder', ship: 'heron', callSign: 'Ink' }]
  const squad = { squad: 'Range Squad', seats, difficulty: 'normal', ironman: false } as const
  const { id: campaign } = await call(app, 'campaign.create', squad)
  await visit(page, `#/campaign/${campaign}/bridge`)
  await expect(page.getByRole('list', { name: 'Next' }).getByRole('listitem').first()).toContainText('First Range')
  const start = page.getByRole('button', { name: 'Start the fight: First Range' })
  await expect(start).toBeVisible()
  await page.keyboard.press('1')
  await expect(start).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/play\//)
  await visit(page, `#/campaign/${campaign}/bridge`)
  await expect(page.getByRole('region', { name: 'Open fight' })).toContainText('First Range')
  await expect(page.getByRole('region', { name: 'Fights' })).toHaveCount(0)
  await expect(page.getByRole('list', { name: 'Next' })).not.toContainText('First Range')
  expect([await barriers(page), await clipped(page)]).toEqual([[], []])
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/play\//)
})
