// Finding by name on both hosts: from the shelf by keyboard alone, within a fight, a rule beside it, the keys, and tips that come once.
import type { Page } from '@playwright/test'
import { expect, test, type RunningApp } from './fixtures.ts'
import { barriers, call, clipped, visit } from './hosts/screens.ts'

const palette = (page: Page) => page.getByRole('dialog', { name: 'Search' })

/** Ctrl+K and what is typed there. */
async function look(page: Page, words: string) {
  await page.keyboard.press('Control+k')
  await expect(palette(page).getByRole('combobox')).toBeFocused()
  await page.keyboard.type(words)
}

/** A fight of the training sector at its first question. */
async function fight(app: RunningApp) {
  const { id } = await call(app, 'campaign.create', {
    squad: 'Range Squad',
    seats: [{ player: 'Ada', pilot: 'ines-calder', ship: 'heron', callSign: 'Ink' }],
    difficulty: 'normal',
    ironman: false,
  })
  const { play } = await call(app, 'fight.start', { campaign: id, mission: 'first-range', seats: [1] })
  await app.page.goto(`${app.address}#/campaign/${id}/play/${play}`)
  await expect(app.page.getByRole('heading', { name: /Where does Heron begin/ })).toBeVisible()
  return { campaign: id, play }
}

test('from the shelf: a slip of the finger still finds the card, its sheet opens, and Escape leads back', async ({
  page,
}) => {
  await visit(page, '#/')
  await look(page, 'emp blsat')
  await expect(palette(page).getByRole('option').first()).toHaveAccessibleName(/EMP Blast/)
  expect(await barriers(page)).toEqual([])
  await page.keyboard.press('Enter')
  const sheet = page.getByRole('dialog', { name: 'Ship upgrade' })
  await expect(sheet.getByRole('heading', { name: 'EMP Blast' })).toBeVisible()
  expect(await barriers(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)
  await look(page, 'sett')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
})

test('within a fight: what is on the board is found, nothing of other missions, and a rule opens beside it', async ({
  app,
  page,
}) => {
  const of = await fight(app)
  await look(page, 'drone')
  await expect(palette(page).getByRole('option', { name: /Needle Drone/ })).toBeVisible()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('foreman')
  await expect(palette(page).getByText('Nothing goes by these words.')).toBeVisible()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('en9')
  await expect(palette(page).getByRole('option').first()).toHaveAccessibleName(/^EN-009/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Rule EN-009' })).toContainText('nearest player ship')
  expect(await barriers(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await page.getByRole('region', { name: 'Question' }).getByRole('link', { name: 'Rule CB-021' }).press('Enter')
  await expect(page.getByRole('dialog', { name: 'Rule CB-021' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('link', { name: 'Rule CB-021' })).toBeFocused()
  expect(page.url()).toContain(of.play)

  await look(page, 'E-8')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'Question' }).locator('[aria-pressed=true]')).toContainText('E-8')
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog').getByText('Whole board')).toBeVisible()
})

test('a rule has an address, and its list goes by arrows', async ({ page }) => {
  await visit(page, '#/rules/EN-009')
  const chosen = page.getByRole('complementary', { name: 'Chosen rule' })
  await expect(chosen.getByRole('heading', { name: 'Rule EN-009' })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(chosen.getByRole('heading', { name: 'Rule EN-010' })).toBeVisible()
  await page.keyboard.press('/')
  await page.keyboard.type('nearest')
  await expect(page.getByRole('status').filter({ hasText: 'entr' })).toBeVisible()
})

test('at 300 % and 820 pixels the palette stays within the window', async ({ app, page }) => {
  await app.resize(820, 1180)
  await call(app, 'settings.set', { textScale: 300 })
  await visit(page, '#/')
  await look(page, 'move')
  await expect(palette(page).getByRole('option').first()).toBeVisible()
  const box = (await palette(page).boundingBox())!
  expect([box.x >= 0, box.x + box.width <= 820, box.y + box.height <= 1180]).toEqual([true, true, true])
  expect(await clipped(page)).toEqual([])
  await call(app, 'settings.set', { textScale: 100 })
})

test('a tip comes until it is read, covers no question, and the settings bring it back', async ({ app, page }) => {
  await call(app, 'settings.set', { tips: 'on', tipsRead: [] })
  await fight(app)
  const tip = page.getByRole('complementary', { name: 'Tip' })
  await expect(tip).toBeVisible()
  const question = (await page.getByRole('region', { name: 'Question' }).boundingBox())!
  const here = (await tip.boundingBox())!
  expect(here.x + here.width <= question.x || here.y >= question.y + question.height).toBe(true)
  expect(await barriers(page)).toEqual([])
  await tip.getByRole('button', { name: 'Got it' }).press('Enter')
  await expect(tip).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('heading', { name: /Where does Heron begin/ })).toBeVisible()
  await expect(tip).toHaveCount(0)
  await visit(page, '#/settings')
  await page.getByRole('button', { name: 'Show all tips again' }).press('Enter')
  await visit(page, '#/packs')
  await expect(tip).toBeVisible()
  await call(app, 'settings.set', { tips: 'off' })
})
