// The atlas on both hosts: stickers typed as in the book, a trip by keyboard alone to its scenario, taken back by name.
import type { CampaignCommand } from '../../shared/games/akarios/campaign/command.ts'
import { expect, test, type RunningApp } from './fixtures.ts'
import { barriers, call, clipped, found, visit } from './hosts/screens.ts'

/** A squad of the box whose map is open, on its atlas. Nobody has told the legend. */
async function atAtlas(app: RunningApp): Promise<string> {
  const campaign = await found(app, 'The Star Squad')
  const won = (number: number): CampaignCommand => ({
    type: 'finishScenario',
    number,
    kind: 'story',
    seats: [1, 2],
    outcome: 'success',
    pilots: [],
    rewards: [],
  })
  for (const number of [1, 5]) await call(app, 'squad.do', { campaign, who: 'table', command: won(number) })
  await visit(app.page, `#/campaign/${campaign}/atlas`)
  return campaign
}

test('stickers are typed as in the book; a trip leads to one of them and is taken over, and back by name', async ({
  app,
  page,
}) => {
  await atAtlas(app)
  await expect(page.getByText('No open location is scouted in this system (SX-009).')).toBeVisible()
  await page
    .getByRole('textbox', { name: 'Scout orders' })
    .fill('Scout [008]: D-3.2\nScout [022]: D-5.4\nScout [0l9]: D-4.4\nScout [031]: F-2.2')
  await expect(page.getByText('“0l9” is no number.')).toBeVisible()
  await page.getByRole('combobox', { name: 'Kind of 022' }).click()
  await page.getByRole('option', { name: 'Market' }).click()
  await page.getByRole('button', { name: 'Place 3 stickers' }).click()
  const locations = page.getByRole('table', { name: 'Locations' })
  await expect(locations).toContainText('D-3.2')
  await expect(page.getByRole('img', { name: 'Map of Draconian (D): 2 locations' })).toBeVisible()
  expect(await barriers(page)).toEqual([])

  await page.getByRole('button', { name: 'Begin a trip' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Where does the Sparrow fly?' })).toBeVisible()
  await page.keyboard.press('1')
  await expect(page.getByRole('heading', { name: /^The die shows \d/ })).toBeFocused()
  await expect(page.getByRole('img', { name: '9 of 10' })).toBeVisible()
  await page.keyboard.press('3')
  await page.getByRole('textbox', { name: 'Supply' }).fill('-2')
  await page.getByRole('button', { name: 'That is it' }).press('Enter')
  await expect(page.getByText('Scenario 008 must be played next.')).toBeVisible()
  expect(await barriers(page)).toEqual([])
  await page.getByRole('button', { name: 'Take it over into the campaign' }).press('Enter')
  await expect(page.getByText('The last entry sends the squad to scenario 8 (SX-002).')).toBeVisible()
  await expect(locations).toContainText('the Sparrow is here')
  await expect(page.getByRole('img', { name: '7 of 10' })).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(page.getByRole('button', { name: 'Take it over into the campaign' })).toBeVisible()
})

test('a printed event card is told, a dispute is decided by dice, and everything fits at 300 %', async ({
  app,
  page,
}) => {
  const campaign = await atAtlas(app)
  const orders = [{ number: 8, system: 'draconian', x: 3, y: 2 }]
  await call(app, 'squad.do', { campaign, who: 'table', command: { type: 'placeStickers', orders } })
  await page.getByRole('checkbox', { name: 'Movement die' }).click()
  await page.getByRole('button', { name: 'Begin a trip' }).click()
  await page.getByRole('button', { name: 'Location 008' }).press('Enter')
  await expect(page.getByRole('heading', { name: /What does the movement die show/ })).toBeFocused()
  expect(await barriers(page)).toEqual([])
  await page.keyboard.press('5')
  await expect(page.getByRole('heading', { name: /^The die shows 5/ })).toBeFocused()
  for (const name of ['Draw an event card', 'A card with a choice', 'We do not agree: roll'])
    await page.getByRole('button', { name }).click()
  await page.getByRole('textbox', { name: 'Stress faces of Starla' }).fill('1')
  await page.getByRole('textbox', { name: 'Stress faces of Violet Ray' }).fill('3')
  await page.getByRole('button', { name: 'That is it' }).click()
  await expect(page.getByRole('heading', { name: 'Violet Ray decides' })).toBeVisible()
  await page.getByRole('button', { name: 'The choice is made' }).click()
  await page.getByRole('button', { name: 'By hand' }).click()
  await call(app, 'settings.set', { textScale: 300 })
  await app.resize(820, 1180)
  await expect(page.locator('html')).toHaveAttribute('style', /--scale: 3/)
  expect(await clipped(page)).toEqual([])
  expect(await barriers(page)).toEqual([])
  await call(app, 'settings.set', { textScale: 100 })
})
