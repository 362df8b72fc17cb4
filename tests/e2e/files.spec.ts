// What is done with whole campaigns on both hosts: export and import, the bin, backups and going back, a damaged file.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from './fixtures.ts'
import { barriers, call, found } from './hosts/screens.ts'

test('[FR-015] an exported file comes in again beside its origin, after a look; junk is refused by name', async ({
  start,
}, info) => {
  const app = await start()
  const { page } = app
  const campaign = await found(app, 'Two Chairs')
  await call(app, 'notes.add', { campaign, body: 'Owe Dov', who: 'table' })
  await page.getByRole('button', { name: 'Export' }).click()
  const waiting = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save Two Chairs.sparrow' }).click()
  const file = info.outputPath('Two Chairs.sparrow')
  await (await waiting).saveAs(file)

  await page.keyboard.press('i')
  const junk = info.outputPath('junk.sparrow')
  writeFileSync(junk, 'no campaign at all')
  await page.locator('input[type=file]').setInputFiles(junk)
  await expect(page.getByRole('alert')).toContainText('This is no campaign file')
  await page.locator('input[type=file]').setInputFiles(file)
  const dialog = page.getByRole('dialog', { name: 'What is in Two Chairs.sparrow' })
  await expect(dialog).toContainText('already on your shelf: Two Chairs')
  await expect(dialog).toContainText('2 entries')
  expect(await barriers(page)).toEqual([])
  expect((await call(app, 'library.list', {})).campaigns).toHaveLength(1)
  await dialog.getByRole('button', { name: 'Import it beside the other' }).click()
  const rows = page.getByRole('list', { name: 'Campaigns on this machine' }).getByRole('button')
  await expect(rows).toHaveCount(2)
})

test('[FR-024] a campaign goes into the bin and comes back; a backup takes its place and is undone', async ({
  start,
}) => {
  const app = await start()
  const { page } = app
  const campaign = await found(app, 'Two Chairs')
  await page.getByRole('button', { name: 'Bin', exact: true }).click()
  await page.getByRole('button', { name: 'Move to bin' }).click()
  await expect(page.getByRole('heading', { name: 'No campaign yet' })).toBeVisible()
  await page.getByRole('button', { name: 'Show the bin' }).click()
  await page.getByRole('button', { name: 'Take back: Two Chairs' }).click()
  await expect(page.getByRole('complementary').getByRole('heading', { name: 'Two Chairs' })).toBeVisible()

  await page.getByRole('button', { name: 'Back up now' }).click()
  await expect(page.getByRole('cell', { name: /made by hand/ })).toBeVisible()
  await call(app, 'notes.add', { campaign, body: 'Later', who: 'table' })
  const row = page.getByRole('row', { name: /made by hand/ })
  // By key, because the message about the backup may lie over it.
  await row.getByRole('button').press('Enter')
  await page.getByRole('menuitem', { name: /In place/ }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('1 entry written since then would not be in it.')
  expect(await barriers(page)).toEqual([])
  await question.getByRole('button', { name: 'Go back to this backup' }).click()
  await expect(question).toBeHidden()
  expect((await call(app, 'notes.list', { campaign })).notes).toEqual([])
  await page.getByRole('button', { name: 'Undo the restore' }).click()
  await expect(page.getByText('What stood there before the restore is back.').first()).toBeVisible()
  expect((await call(app, 'notes.list', { campaign })).notes.map(({ body }) => body)).toEqual(['Later'])
})

test('a damaged file is kept, and the newest sound backup takes its place', async ({ start }) => {
  const first = await start()
  const campaign = await found(first, 'Broken')
  await call(first, 'backups.make', { campaign })
  await first.stop()
  const path = join(first.dataDir, 'campaigns', campaign, 'campaign.db')
  const half = readFileSync(path).subarray(0, 20_000)
  writeFileSync(path, half)

  const app = await start(first.dataDir)
  const { page } = app
  await page.evaluate((hash) => {
    window.location.hash = hash
  }, `#/campaign/${campaign}/bridge`)
  await expect(page.getByRole('alert', { name: 'This campaign cannot be opened' })).toContainText(
    'There is a sound backup',
  )
  await page.getByRole('button', { name: 'Go back to this backup' }).click()
  await expect(page.getByRole('alertdialog')).toContainText('The damaged file is kept')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Go back to this backup' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Broken' })).toBeVisible()
})
