// The first evening of people who have never seen the app: how many presses lead into a fight that explains itself, and how a group
// with the box begins.
import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { byHand, fightOn, heading, question } from '../hosts/fight.ts'
import { barriers, call, clipped } from '../hosts/screens.ts'
import { endSound, tellStartValues } from './table.ts'

/** Clicks and keys so far, each made through here. */
function counting(page: Page) {
  const made = { clicks: 0, keys: 0 }
  return {
    made,
    click: async (target: Locator) => {
      await target.click()
      made.clicks += 1
    },
    press: async (...keys: string[]) => {
      for (const key of keys) await page.keyboard.press(key)
      made.keys += keys.length
    },
  }
}

const tip = (page: Page) => page.getByRole('complementary', { name: 'Tip' })

test('two clicks from the empty shelf stands the first fight, which explains each moment as it comes', async ({
  start,
}) => {
  const app = await start()
  const { page } = app
  const { made, click, press } = counting(page)
  await click(page.getByRole('button', { name: 'Try the Training Sector' }))
  expect([await barriers(page), await clipped(page)]).toEqual([[], []])
  await click(page.getByRole('button', { name: 'Fly the first fight' }))
  await expect(heading(page)).toContainText('Where does Heron begin?')
  expect(made).toEqual({ clicks: 2, keys: 0 })
  await expect(tip(page)).toContainText('Each option has a number')

  for (const asked of ['Which way does Heron look?', 'Where does Gannet begin?', 'Which way does Gannet look?']) {
    await press('Enter')
    await expect(heading(page)).toContainText(asked)
  }
  await press('Enter')
  await expect(heading(page)).toContainText('Roll again?')
  await expect(tip(page)).toContainText('Your dice pay for what your ships do.')
  expect(await barriers(page)).toEqual([])
  await press('Enter')
  await expect(question(page).getByRole('button', { name: /Ines Calder keeps/ })).toHaveCount(0)
  await press('Enter')
  await expect(heading(page)).toContainText('Ines Calder: Who does what?')
  await expect(tip(page)).toContainText('Press an action to look at it')
  // From the click to the first decision of a pilot.
  expect(made.keys).toBe(6)
  await press('0', 'Enter')
  await expect(heading(page)).toContainText('Bram Oduya: Who does what?')
  await press('0', 'Enter')
  await expect(tip(page)).toContainText('The enemies fly by themselves')
  await press('Escape')
  // Whatever the enemies ask, Enter takes the default, until the second round rolls.
  await expect(async () => {
    if (!(await heading(page).innerText()).includes('Roll again?')) await press('Enter')
    await expect(heading(page)).toContainText('Roll again?', { timeout: 200 })
  }).toPass({ intervals: [20] })

  // A tip that was read is gone, also after a reload; the other moments keep theirs.
  await click(tip(page).getByRole('button', { name: 'Got it' }))
  await expect(tip(page)).toHaveCount(0)
  await page.reload()
  await expect(heading(page)).toContainText('Roll again?')
  await expect(tip(page)).toHaveCount(0)
  const { campaigns } = await call(app, 'library.list', {})
  expect(campaigns.map(({ card }) => card?.seats.map((seat) => [seat.player, seat.callSign, seat.shipName]))).toEqual([
    [
      ['Person 1', 'Ines', 'Heron'],
      ['Person 2', 'Bram', 'Gannet'],
    ],
  ])
})

test('who owns the game founds a squad of the box, lists the enemies of its first scenario, and fights them on the table', async ({
  start,
}) => {
  const app = await start()
  const { page } = app
  await expect(page.getByRole('heading', { name: 'No campaign yet' })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Squad name')).toBeFocused()
  expect((await call(app, 'settings.get', {})).settings.tabletop).toBe('table')
  await page.keyboard.insertText('Lantern Squad')
  await page.getByLabel('Name of person 1').fill('Ada')
  await page.getByLabel('Name of person 2').fill('Ben')
  for (const [place, names] of [
    ['Starla', 'Argonaut', 'Wick'],
    ['Enver', 'Merkava', 'Flint'],
  ].entries()) {
    const seat = page.getByRole('group', { name: `Seat ${place + 1}` })
    for (const name of names.slice(0, 2)) await seat.getByRole('radio', { name }).click()
    await seat.getByLabel('Call sign').fill(names[2]!)
  }
  await page.keyboard.press('Enter')
  await expect(page.getByText('Scenario 001, page 6 of the scenario book')).toBeVisible()
  await expect(page.getByRole('radio', { name: /On our table/ })).toBeChecked()
  await expect(page.getByText(/printed values are needed before any fight/)).toBeVisible()
  await expect(page.getByText(/asked in every fight when they are needed/)).toBeVisible()
  await page.getByRole('link', { name: /^Scenario 001/ }).press('Enter')
  const [campaign = ''] = (await call(app, 'library.list', {})).campaigns.map(({ id }) => id)
  await page.getByRole('button', { name: 'Open the scenario' }).press('Enter')
  await expect(page.getByText('No pack in use has this fight.')).toBeVisible()
  await page.getByRole('button', { name: 'To the bridge' }).press('Enter')

  // The first fight of the box, of which no pack knows more than what the table says.
  await expect(page.getByText('None of these fights comes next.')).toBeVisible()
  await call(app, 'settings.set', { tabletop: 'board' })
  await page.getByRole('button', { name: 'Write down a fight of the book' }).press('Enter')
  const form = page.getByRole('dialog', { name: 'A fight of the scenario book' })
  await form.getByRole('button', { name: 'Write it down' }).press('Enter')
  await expect(form.getByText('Say of each type how many stand on the map.')).toBeVisible()
  expect([await barriers(page), await clipped(page)]).toEqual([[], []])
  await form.getByRole('combobox', { name: 'Type' }).press('Enter')
  await page.getByRole('combobox', { name: 'Type to narrow the list' }).fill('another')
  await page.keyboard.press('Enter')
  await form.getByLabel('Name of the type').fill('Grey Moth')
  await form.getByLabel('Regular', { exact: true }).fill('2')
  await form.getByLabel('The objective in your words').fill('Hold out')
  await page.keyboard.press('Enter')
  await expect(form).toHaveCount(0)
  await expect(page.getByRole('radio', { name: /On our table/ })).toBeChecked()
  await expect(page.getByText('None of these fights comes next.')).toHaveCount(0)
  await tellStartValues(app)
  const row = page.getByRole('listitem').filter({ hasText: 'Hold out' })
  await row.getByRole('button', { name: 'Start the fight: Scenario 001' }).press('Enter')
  await expect(heading(page)).toContainText('Grey Moth: number of standees')
  await expect(page.getByText('Hold out').first()).toBeVisible()
  await byHand(app, fightOn(page), [{ type: 'endFight', result: 'success' }])
  // What the book's entry gives is typed in as the outcome is taken over.
  await page.getByRole('link', { name: 'Take the outcome over' }).press('Enter')
  const credits = page.getByRole('textbox', { name: 'Credits for each', exact: true }).first()
  await credits.fill('3')
  await credits.press('Tab')
  await page.getByRole('button', { name: 'Take the outcome over' }).press('Enter')
  await expect(page.getByRole('table', { name: 'Scenarios so far' })).toContainText('Success')
  expect((await call(app, 'squad.view', { campaign })).seats.map(({ credits }) => credits)).toEqual([3, 3])
  await endSound(app, campaign)
})
