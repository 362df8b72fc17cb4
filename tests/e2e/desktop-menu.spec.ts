// The application menu of the desktop leads to the screens that its items name.
import { expect, test } from './fixtures.ts'

test('New campaign, Campaigns, Settings and Keys of the menu do what they say', async ({ app, page }) => {
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toHaveText('Campaigns')
  await app.chooseMenu('newCampaign')
  await expect(title).toHaveText('New campaign')
  await app.chooseMenu('settings')
  await expect(title).toHaveText('Settings')
  await app.chooseMenu('library')
  await expect(title).toHaveText('Campaigns')
  await app.chooseMenu('keys')
  await expect(page.getByRole('dialog', { name: 'Keys on this screen' })).toBeVisible()
})
