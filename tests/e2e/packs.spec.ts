// All content on both hosts: from the library with a key, searched, one entry beside the list, what is missing, large and narrow.
import { readFileSync } from 'node:fs'
import type { Locator } from '@playwright/test'
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

/** Goes on with Tab until the control has the focus. */
async function tabTo(target: Locator): Promise<void> {
  const page = target.page()
  const isThere = () => target.evaluate((element) => element === document.activeElement)
  for (let presses = 0; presses < 40 && !(await isThere()); presses++) await page.keyboard.press('Tab')
  await expect(target).toBeFocused()
}

test('a value is told, corrected and taken back with the keyboard alone, each step by its name', async ({ page }) => {
  await visit(page, '#/packs')
  const sheet = page.getByRole('complementary', { name: 'Chosen entry' })
  await page.keyboard.press('/')
  await page.keyboard.type('merkava')
  await expect(sheet.getByRole('heading', { name: 'Merkava', exact: true })).toBeVisible()
  await tabTo(page.getByRole('button', { name: 'Tell hull' }))
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Merkava: hull' })
  await expect(dialog.getByLabel('Hull', { exact: true })).toBeFocused()
  expect(await barriers(page)).toEqual([])
  // Out of its range it is not taken, and says so.
  await page.keyboard.type('40')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('A whole number from 1 to 10.')).toBeVisible()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('6')
  await page.keyboard.press('Enter')
  const next = page.getByRole('dialog', { name: 'Merkava: shield' })
  await expect(next).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(next).toHaveCount(0)
  await expect(sheet.getByText('told by you', { exact: false }).first()).toBeVisible()

  await tabTo(page.getByRole('button', { name: 'Merkava, hull: this number is wrong' }))
  await page.keyboard.press('Enter')
  const wrong = page.getByRole('dialog', { name: 'Merkava: hull' })
  await expect(wrong.getByText('Now: 6')).toBeVisible()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('7')
  await page.keyboard.press('Tab')
  await page.keyboard.type('tile, second printing')
  await page.keyboard.press('Enter')
  await expect(wrong).toHaveCount(0)
  await expect(sheet.getByText('“tile, second printing”', { exact: false })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Undo: Merkava hull 7/ })).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(page.getByRole('button', { name: /^Undo: Merkava hull 6/ })).toBeVisible()
  await page.keyboard.press('Control+Shift+z')
  await expect(page.getByRole('button', { name: /^Undo: Merkava hull 7/ })).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(page.getByRole('button', { name: /^Undo: Merkava hull 6/ })).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(sheet.getByRole('button', { name: 'Tell hull' })).toBeVisible()
})

test('the values of one box go out as a file and into another, with one question where both were told', async ({
  app,
  page,
}) => {
  const hull = { kind: 'ships', id: 'knossis', field: 'hull' } as const
  await call(app, 'owner.record', { ...hull, value: 5, source: 'their tile' })
  await visit(page, '#/packs')
  await page.getByRole('tab', { name: 'What you told' }).click()
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export my values' }).click()
  const file = await (await coming).path()
  await call(app, 'owner.record', { ...hull, value: 4, source: 'my tile' })

  await page.getByRole('button', { name: 'Take in values' }).click()
  await page
    .getByLabel('Choose a file')
    .setInputFiles({ name: 'box.zip', mimeType: 'application/zip', buffer: readFileSync(file) })
  await expect(page.getByText('Question 1 of 1')).toBeVisible()
  expect(await barriers(page)).toEqual([])
  await page.getByRole('radio', { name: 'Take theirs: 5' }).press('Space')
  await page.getByRole('button', { name: 'Go on' }).press('Enter')
  await page.getByRole('button', { name: 'Take in', exact: true }).press('Enter')
  await expect(page.getByRole('table').getByText('taken in: Knossis hull 5')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Undo: taken in: Knossis hull 5/ })).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(page.getByRole('table').getByText('taken back: Knossis hull 5')).toBeVisible()

  await page.getByRole('button', { name: 'Take in values' }).click()
  await page
    .getByLabel('Choose a file')
    .setInputFiles({ name: 'no.zip', mimeType: 'application/zip', buffer: Buffer.from('no zip') })
  await expect(page.getByRole('alert')).toContainText('This is no zip file')
})

test('the forms of slots and attacks stand clear at 300 %, and nothing of them is cut', async ({ app, page }) => {
  await call(app, 'settings.set', { textScale: 300 })
  await visit(page, '#/packs')
  await page.getByLabel('Search').fill('burst fire')
  for (const name of ['Tell slots', 'Tell attacks']) {
    await page.getByRole('button', { name }).click()
    await page.getByRole('button', { name: /^Add:/ }).last().click()
    expect(await barriers(page)).toEqual([])
    const wide = await page.getByRole('dialog').evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)
    expect(wide).toBeLessThanOrEqual(1)
    await page.keyboard.press('Escape')
  }
  await call(app, 'settings.set', { textScale: 100 })
})
