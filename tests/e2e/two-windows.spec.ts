// Two windows (desktop) or tabs (web) of one program: what one does, the other shows without being asked.
import { expect, test } from './fixtures.ts'
import { found, visit } from './hosts/screens.ts'

test('a campaign made in one window stands on the shelf of the other', async ({ start }) => {
  const app = await start()
  const second = await app.secondPage()
  await expect(second.getByRole('heading', { name: 'No campaign yet' })).toBeVisible()
  await found(app, 'The Lantern Squad')
  await expect(second.getByRole('list', { name: 'Campaigns on this machine' })).toContainText('The Lantern Squad')
})

test('settings chosen in one window count in the other', async ({ start }) => {
  const app = await start()
  const second = await app.secondPage()
  await visit(app.page, '#/settings')
  await app.page.getByRole('radio', { name: 'Paper' }).click()
  await expect(second.locator('html')).toHaveAttribute('data-theme', 'paper')
  await app.page.getByRole('radio', { name: 'Deutsch' }).click()
  await expect(second.getByRole('heading', { level: 1, name: 'Kampagnen' })).toBeVisible()
  await app.page.getByRole('slider').press('End')
  await expect(second.locator('html')).toHaveCSS('font-size', '48px')
})
