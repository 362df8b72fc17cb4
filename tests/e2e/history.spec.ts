// Undo, redo and the history on both hosts: by name, by key, over a restart, and readable afterwards.
import { expect, test } from './fixtures.ts'
import { barriers, call, found, visit } from './hosts/screens.ts'

test('steps are taken back by key and by name, also after a restart, and the history tells all of it', async ({
  start,
}) => {
  const first = await start()
  const campaign = await found(first, 'Two Chairs')
  for (const body of ['Owe Dov', 'Buy supply']) await call(first, 'notes.add', { campaign, body, who: 'table' })
  await first.stop()

  const app = await start(first.dataDir)
  const { page } = app
  await visit(page, `#/campaign/${campaign}/bridge`)
  const bar = page.getByRole('banner')
  await expect(bar.getByRole('button', { name: /^Undo: Note: Buy supply/ })).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(bar.getByRole('button', { name: /^Undo: Note: Owe Dov/ })).toBeVisible()
  await expect(bar.getByRole('button', { name: /^Redo: Note: Buy supply/ })).toBeVisible()
  await page.keyboard.press('Control+Shift+z')
  await expect(bar.getByText('Nothing to redo')).toBeVisible()
  await bar.getByRole('button', { name: /^Undo: Note: Buy supply/ }).click()
  await expect(bar.getByRole('button', { name: /^Redo: Note: Buy supply/ })).toBeVisible()
  await expect(bar.getByText('Saved')).toBeVisible()

  await visit(page, `#/campaign/${campaign}/history`)
  const entries = page.getByRole('option')
  await expect(entries).toContainText([
    'takes back no. 3',
    'brings back no. 3',
    'takes back no. 3',
    'undone',
    'Note: Owe Dov',
    'Campaign begun: Two Chairs',
  ])
  expect(await barriers(page)).toEqual([])
  await page.getByLabel('Search').fill('begun')
  await expect(entries).toHaveCount(1)
  await page.getByLabel('Search').press('Control+z')
  await expect(bar.getByRole('button', { name: /^Undo: Note: Owe Dov/ })).toBeVisible()
})

test('a long step stays in one line of the bar in every language, width and size of text, and its tip says all of it', async ({
  app,
  page,
}) => {
  const campaign = await found(app, 'Two Chairs')
  const body = 'Counted anew: two rewards had not been booked by anybody'
  await call(app, 'notes.add', { campaign, body, who: 'table' })
  const undo = page.getByRole('banner').locator('[data-kind=undo] button')
  await visit(page, `#/campaign/${campaign}/bridge`)
  await expect(undo).toContainText(body)
  const words = { en: 'Undo', de: 'Rückgängig', pseudo: 'ÚÚñďóó' }
  const lines: number[] = []
  for (const language of ['en', 'de', 'pseudo'] as const)
    for (const textScale of [100, 200]) {
      await call(app, 'settings.set', { language, textScale })
      await expect(undo).toContainText(words[language])
      for (const width of [820, 1280]) {
        await app.resize(width, 800)
        lines.push(
          await undo.locator('> span').evaluate((words) => {
            const { height } = words.getBoundingClientRect()
            return Math.round(height / parseFloat(getComputedStyle(words).lineHeight))
          }),
        )
      }
    }
  expect(lines).toEqual(lines.map(() => 1))
  await call(app, 'settings.set', { language: 'en', textScale: 100 })
  await undo.hover()
  await expect(page.getByText(`Undo: Note: ${body}`)).toHaveCount(2)
})
