// All content on both hosts: from the library with a key, searched, one entry beside the list, what is missing, large and narrow.
import { expect, test } from './fixtures.ts'
import { barriers, call, clipped, visit } from './hosts/screens.ts'

test('P leads to the packs; a search, arrows and Escape do the rest without a mouse', async ({ page }) => {
  await expect(page.getByRole('heading', { level: 1, name: 'Campaigns' })).toBeVisible()
  await page.keyboard.press('p')
  await expect(page.getByRole('heading', { level: 1, name: 'Packs' })).toBeVisible()
  const list = page.getByRole('listbox', { name: 'Content' })
  await expect(list.getByRole('option', { name: /^Starla/ })).toBeVisible()
  await page.keyboard.press('/')
  await page.keyboard.type('flank')
  await expect(list.getByRole('option').first()).toContainText('Flank')
  const sheet = page.getByRole('complementary', { name: 'Chosen entry' })
  await expect(sheet.getByRole('heading', { name: 'Flank', exact: true })).toBeVisible()
  await expect(sheet.getByRole('heading', { name: 'Not known yet' })).toBeVisible()
  await expect(sheet.getByText('from Stars of Akarios').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(list.getByRole('option', { name: /^Starla/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('heading', { level: 1, name: 'Campaigns' })).toBeVisible()
})

test('a value told is seen with its source without a reload, and its undo as well', async ({ app, page }) => {
  await visit(page, '#/packs')
  await page.getByLabel('Search').fill('flank')
  const sheet = page.getByRole('complementary', { name: 'Chosen entry' })
  await expect(sheet.getByRole('heading', { name: 'Flank', exact: true })).toBeVisible()
  const { n } = await call(app, 'owner.record', {
    ...{ kind: 'upgrades', id: 'flank', field: 'cost', value: 4, source: 'card 12' },
  })
  await expect(sheet.getByText(/told by you.*card 12/)).toBeVisible()
  await call(app, 'owner.undo', { means: n })
  await expect(sheet.getByText(/told by you/)).toHaveCount(0)
})

test('what is missing stands in tables that fit, and nothing on the screen is cut or closed to anybody', async ({
  app,
  page,
}) => {
  await visit(page, '#/packs')
  await expect(page.getByRole('option').first()).toBeVisible()
  expect(await barriers(page)).toEqual([])
  await page.getByRole('tab', { name: 'What is missing' }).click()
  await expect(page.getByRole('table', { name: 'Content by kind' }).getByRole('row')).not.toHaveCount(1)
  expect(await barriers(page)).toEqual([])
  for (const [width, height] of [
    [1280, 800],
    [820, 1180],
    [420, 800],
  ] as const) {
    await app.resize(width, height)
    expect(await clipped(page)).toEqual([])
  }
})
