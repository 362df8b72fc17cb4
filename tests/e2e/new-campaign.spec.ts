// Founding a campaign on both hosts: by keyboard alone, with refusals on the way, found again after a restart.
import { renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { call, visit } from './hosts/screens.ts'

const press = async (page: Page, ...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key)
}
const say = (page: Page, words: string) => page.keyboard.insertText(words)

test('one person founds a squad of two by keyboard alone and finds it after a restart', async ({ start }) => {
  const first = await start()
  const { page } = first
  await expect(page.getByRole('heading', { name: 'No campaign yet' })).toBeVisible()
  await press(page, 'Enter')
  await expect(page.getByLabel('Squad name')).toBeFocused()
  const one = page.getByRole('group', { name: 'Seat 1' })
  await expect(one).toBeVisible()
  await say(page, 'Two Chairs')
  await press(page, 'Tab') // the box, as it stands
  await press(page, 'Tab', 'ArrowLeft') // one person at the table
  await press(page, 'Tab') // two pilots in play, as it stands
  await press(page, 'Tab')
  await expect(page.getByLabel('Your name')).toBeFocused()
  await say(page, 'Mara')
  await press(page, 'Tab', 'Space') // seat 1: Starla
  await press(page, 'Tab')
  await say(page, 'Old Oak')
  await press(page, 'Tab', 'ArrowRight') // deck 2, in exchange with seat 2
  await press(page, 'Tab', 'ArrowDown') // Merkava
  await expect(one.getByRole('radio', { name: 'Starla' })).toBeChecked()
  await expect(one.getByRole('radio', { name: 'Merkava' })).toBeChecked()

  const two = page.getByRole('group', { name: 'Seat 2' })
  await expect(two.getByText('Taken by seat 1')).toHaveCount(2)
  await press(page, 'Tab', 'ArrowDown') // past Starla, who is taken
  await press(page, 'Tab')
  await say(page, 'Lantern')
  await press(page, 'Tab') // deck 1, which seat 1 left
  await press(page, 'Tab', 'Space')
  await expect(two.getByRole('radio', { name: 'Violet Ray' })).toBeChecked()
  await expect(two.getByRole('radio', { name: 'Argonaut' })).toBeChecked()

  await press(page, 'Tab', 'ArrowRight') // difficulty: from Normal to Medium
  await press(page, 'Tab', 'Space') // Ironman
  await expect(page.getByRole('checkbox', { name: 'Play Ironman' })).toBeChecked()
  await press(page, 'Tab', 'Enter') // begin
  await expect(page.getByRole('heading', { level: 1, name: 'Two Chairs' })).toBeVisible()
  await first.stop()

  const second = await start(first.dataDir)
  const sheet = second.page.getByRole('complementary', { name: 'Chosen campaign' })
  await expect(sheet.getByRole('heading', { name: 'Two Chairs' })).toBeVisible()
  await press(second.page, 'Enter')
  const squad = second.page.getByRole('list', { name: 'Squad' }).getByRole('listitem')
  await expect(squad).toContainText([
    /Starla.*Merkava.*Old Oak.*Mara.*Deck 2/s,
    /Violet Ray.*Argonaut.*Lantern.*Mara.*Deck 1/s,
  ])
  await expect(second.page.getByText('Scenario 001, page 6 of the scenario book')).toBeVisible()
  await expect(second.page.getByText('Medium')).toBeVisible()
  await expect(second.page.getByText('Each pilot enters a world with 2 less energy.')).toBeVisible()
})

/** Fills everything but the squad's name. */
async function fill(page: Page) {
  await page.getByLabel('Name of person 1').fill('Mara')
  await page.getByLabel('Name of person 2').fill('Jonas')
  const seats = [
    ['Starla', 'Argonaut', 'Old Oak'],
    ['Enver', 'Knossis', 'Quill'],
  ] as const
  for (const [place, [pilot, ship, callSign]] of seats.entries()) {
    const seat = page.getByRole('group', { name: `Seat ${place + 1}` })
    await seat.getByRole('radio', { name: pilot }).click()
    await seat.getByRole('radio', { name: ship }).click()
    await seat.getByLabel('Call sign').fill(callSign)
  }
}

test('[CS-013] an unfinished form goes nowhere: each gap is named beside its field, the first has the focus', async ({
  app,
  page,
}) => {
  await visit(page, '#/new-campaign')
  await fill(page)
  await page.getByLabel('Squad name').fill('   ')
  await page.getByLabel('Squad name').press('Enter')
  await expect(page.getByText('The squad needs a name.')).toBeVisible()
  await expect(page.getByText('1 answer is still missing.')).toBeVisible()
  await expect(page.getByLabel('Squad name')).toBeFocused()
  await page.getByLabel('Squad name').fill('x'.repeat(61))
  await expect(page.getByText('At most 60 characters.')).toBeVisible()
  expect((await call(app, 'library.list', {})).campaigns).toEqual([])
})

test('[CS-005] [CS-008] [CS-009] four pilots and four ships are offered, each ship with its weapon and engine', async ({
  page,
}) => {
  await visit(page, '#/new-campaign')
  const seat = page.getByRole('group', { name: 'Seat 1' })
  const options = (name: string) => seat.getByRole('radiogroup', { name }).locator('label')
  await expect(options('Pilot')).toHaveText(['Starla', 'Violet Ray', 'Enver', "G'Airdan"])
  await expect(options('Ship')).toHaveText([
    /^Argonaut.*Burst Fire and Flank$/,
    /^Merkava.*Proton Blast and Barrel Roll$/,
    /^Knossis.*EMP Blast and Bank$/,
    /^Invictus.*Long Shot and Burn & Flip$/,
  ])
})

test('what was filled in survives a look at the settings', async ({ page }) => {
  await visit(page, '#/new-campaign')
  await page.getByLabel('Squad name').fill('Kept')
  await visit(page, '#/settings')
  await visit(page, '#/new-campaign')
  await expect(page.getByLabel('Squad name')).toHaveValue('Kept')
})

test('[FR-020] a folder that cannot be written is told in words, nothing is lost, and the same step works later', async ({
  start,
}) => {
  const app = await start()
  const { page, dataDir } = app
  const folder = join(dataDir, 'campaigns')
  rmSync(folder, { recursive: true, force: true })
  writeFileSync(folder, 'in the way')
  await visit(page, '#/new-campaign')
  await fill(page)
  await page.getByLabel('Squad name').fill('Two Chairs')
  await page.getByLabel('Squad name').press('Enter')
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('The campaign was not made')
  await expect(alert).toContainText('The folder cannot be reached.')
  await expect(alert).toContainText('All you filled in still stands here.')
  await expect(page.getByLabel('Squad name')).toHaveValue('Two Chairs')
  renameSync(folder, `${folder}-before`)
  await page.getByRole('button', { name: /Begin the campaign/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Two Chairs' })).toBeVisible()
  expect((await call(app, 'library.list', {})).campaigns).toHaveLength(1)
})
