// The settings on both hosts: at once, for good, and in German.
import { join } from 'node:path'
import { expect, test } from './fixtures.ts'
import { call, visit } from './hosts/screens.ts'

test('theme, text size, motion and language count at once and are found after a restart', async ({ start }) => {
  const first = await start()
  const { page } = first
  await visit(page, '#/settings')
  const root = page.locator('html')
  await page.getByRole('radio', { name: 'Paper' }).click()
  await expect(root).toHaveAttribute('data-theme', 'paper')
  await page.getByRole('radio', { name: 'Night' }).click()
  await expect(root).toHaveAttribute('data-theme', 'night')
  await page.getByRole('radiogroup', { name: 'Motion' }).getByRole('radio', { name: 'None' }).click()
  await expect(root).toHaveAttribute('data-motion', 'none')
  await page.getByRole('slider', { name: 'Text size' }).press('ArrowRight')
  await page.getByRole('slider', { name: 'Text size' }).press('ArrowRight')
  await expect(root).toHaveCSS('font-size', '24px')
  await page.getByRole('radio', { name: 'Deutsch' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Einstellungen' })).toBeVisible()
  await expect(root).toHaveAttribute('lang', 'de')
  const wanted = {
    theme: 'night',
    motion: 'none',
    pace: 'steps',
    tabletop: 'board',
    tips: 'on',
    tipsRead: [],
    textScale: 150,
    language: 'de',
  }
  await expect.poll(async () => (await call(first, 'settings.get', {})).settings).toEqual(wanted)
  await first.kill()

  const second = await start(first.dataDir)
  await expect(second.page.getByRole('heading', { level: 1, name: 'Kampagnen' })).toBeVisible()
  await expect(second.page.locator('html')).toHaveAttribute('data-theme', 'night')
  await expect(second.page.locator('html')).toHaveCSS('font-size', '24px')
  expect((await call(second, 'settings.get', {})).settings).toEqual(wanted)
  // Packs that are translated speak it too.
  await visit(second.page, '#/packs')
  await expect(second.page.getByText('aus Übungssektor').first()).toBeVisible()
})

test('the text size follows the thumb before it is let go', async ({ start }) => {
  const { page } = await start()
  await visit(page, '#/settings')
  const thumb = page.getByRole('slider', { name: 'Text size' })
  const box = (await thumb.locator('..').boundingBox())!
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.down()
  await page.mouse.move(box.x + 200, box.y + box.height / 2)
  await expect(page.locator('html')).not.toHaveCSS('font-size', '16px')
  await page.mouse.up()
})

test('another data folder: refused in words, or shown as the one from the next start on; nothing moves', async ({
  start,
}) => {
  const app = await start()
  const { page, dataDir } = app
  await visit(page, '#/settings')
  await expect(page.getByText(dataDir, { exact: true })).toBeVisible()
  const field = page.getByLabel('Another folder')
  await field.fill('games/sparrow')
  await field.press('Enter')
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByText('Name the whole path of the folder')).toBeVisible()
  await expect(field).toHaveValue('games/sparrow')
  const next = join(app.home, 'another')
  await field.fill(next)
  await page.getByRole('button', { name: 'Use from the next start on' }).click()
  await expect(page.getByText(next, { exact: true })).toBeVisible()
  await expect(page.getByText(dataDir, { exact: true })).toBeVisible()
  await expect(field).toHaveValue('')
})

test('versions of the app and of what it is built on are shown', async ({ app, page }) => {
  await visit(page, '#/settings')
  const info = await call(app, 'app.info', {})
  const about = page.getByRole('complementary', { name: 'About' })
  for (const words of [info.version, ...info.parts.map((part) => part.version)])
    await expect(about.getByText(words, { exact: true }).first()).toBeVisible()
})
