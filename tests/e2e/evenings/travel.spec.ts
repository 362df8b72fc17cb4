// An evening in the atlas: the rulebook's scout order as it is printed, a trip with supply and one without, an event card, and the
// stress that goes along into the next scenario.
import type { CampaignCommand } from '../../../shared/games/akarios/campaign/command.ts'
import { expect, test } from '../fixtures.ts'
import { call, found, visit } from '../hosts/screens.ts'
import { endSound, keysOf, undoUntil } from './table.ts'

test('[SX-005] [SX-013] [SX-014] [SX-015] location 008 is scouted and flown to, once with supply and once without', async ({
  start,
}) => {
  const app = await start()
  const { page } = app
  const press = keysOf(page)
  await call(app, 'settings.set', { tips: 'off' })
  const campaign = await found(app, 'The Star Squad')
  const act = (command: CampaignCommand) => call(app, 'squad.do', { campaign, who: 'table', command })
  for (const number of [1, 5])
    await act({
      type: 'finishScenario',
      ...{ number, kind: 'story', seats: [1, 2], outcome: 'success', pilots: [], rewards: [] },
    })
  await visit(page, `#/campaign/${campaign}/atlas`)
  await page.getByRole('textbox', { name: 'Scout orders' }).fill('Scout [008]: D-3.2')
  await page.getByRole('button', { name: 'Place 1 sticker' }).press('Enter')
  const locations = page.getByRole('table', { name: 'Locations' })
  await expect(locations).toContainText('D-3.2')

  await page.getByRole('button', { name: 'Begin a trip' }).press('Enter')
  await expect(page.getByText('The trip costs 1 supply; 10 on board.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Where does the Sparrow fly?' })).toBeVisible()
  await press('1')
  await expect(page.getByRole('heading', { name: /^The die shows \d/ })).toBeFocused()
  await expect(page.getByRole('img', { name: '9 of 10' })).toBeVisible()
  await press('1')
  await expect(page.getByText('Scenario 008 must be played next.')).toBeVisible()
  // It is taken back: the dice fall anew, and this time nothing is left on board.
  for (const next of [/^Undo: Course for location 8/, /^Undo: The Sparrow sets out/, /^Undo: Locations scouted: 8/])
    await undoUntil(page, next)
  await expect(page.getByRole('button', { name: 'Begin a trip' })).toBeVisible()
  await act({ type: 'setByHand', what: { of: 'supply', to: 0 } })
  await page.getByRole('button', { name: 'Begin a trip' }).press('Enter')
  await expect(page.getByText('No supply is left: the trip costs each pilot 1 stress.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Where does the Sparrow fly?' })).toBeVisible()
  await press('1')
  await expect(page.getByRole('heading', { name: /^The die shows \d/ })).toBeFocused()
  await page.getByRole('button', { name: 'Draw an event card' }).press('Enter')
  await expect(page.getByRole('heading', { name: /^Draw an event card of this system/ })).toBeFocused()
  await press('1')
  await expect(page.getByRole('heading', { name: 'What did the card do?' })).toBeVisible()
  await page.getByRole('textbox', { name: 'Stress for each pilot' }).fill('1')
  await page.getByRole('button', { name: 'That is it' }).press('Enter')
  await page.getByRole('button', { name: 'Take it over into the campaign' }).press('Enter')
  await expect(page.getByText('The last entry sends the squad to scenario 8 (SX-002).')).toBeVisible()
  // One for the empty hold, one for the card: both go along into the scenario.
  const { seats } = await call(app, 'squad.view', { campaign })
  expect(seats.map(({ stress }) => stress)).toEqual([2, 2])
  await visit(page, `#/campaign/${campaign}/squad`)
  await page.getByRole('button', { name: 'Scenario 008' }).press('Enter')
  await page.getByRole('button', { name: 'Open the scenario' }).press('Enter')
  await expect(page.getByRole('table', { name: 'Set-up' }).getByRole('row', { name: /^Starla/ })).toContainText(/2$/)
  await endSound(app, campaign)
})
