// The squad between battles on both hosts: a scenario from the book to its end, a tree, a market and a board, taken back by name.
import type { Page } from '@playwright/test'
import { expect, test, type RunningApp } from './fixtures.ts'
import { barriers, call, clipped, visit } from './hosts/screens.ts'

/** Two cadets of the training sector, on their desk. */
async function atDesk(app: RunningApp): Promise<string> {
  const { id } = await call(app, 'campaign.create', {
    squad: 'Range Squad',
    seats: [
      { player: 'Ada', pilot: 'ines-calder', ship: 'heron', callSign: 'Ink' },
      { player: 'Ben', pilot: 'bram-oduya', ship: 'gannet', callSign: 'Bolt' },
    ],
    difficulty: 'normal',
    ironman: false,
  })
  await visit(app.page, `#/campaign/${id}/squad`)
  return id
}

const tab = (page: Page, name: string) => page.getByRole('tab', { name }).click()

test('a scenario is opened, set up and ended by keyboard; its credits stand in the ledger until undo', async ({
  app,
  page,
}) => {
  const campaign = await atDesk(app)
  await page.getByRole('textbox', { name: 'Number' }).fill('12')
  await page.getByRole('button', { name: 'Open the scenario' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Scenario 012: Space combat' })).toBeVisible()
  await expect(page.getByRole('table', { name: 'Set-up' })).toContainText('Practice Lance, Glide and Steady Eye')
  await page.getByRole('button', { name: 'The set-up is done' }).press('Enter')
  await expect(page.getByText('Under way.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Trauma', exact: true }).fill('1')
  await page.getByRole('button', { name: 'Book it' }).press('Enter')
  await page.getByRole('textbox', { name: 'Credits for each' }).fill('5')
  // As long as the booking is on its way, the button takes no press.
  const end = page.getByRole('button', { name: 'End the scenario' })
  await expect(async () => {
    if (await end.isVisible()) await end.press('Enter')
    await expect(page.getByRole('table', { name: 'Scenarios so far' })).toContainText('Success', { timeout: 1000 })
  }).toPass()
  await tab(page, 'Progress')
  await expect(page.getByText('1 of 5')).toBeVisible()
  await tab(page, 'Credits')
  await expect(page.getByText('Ada: 5 · Ben: 5')).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(page.getByText('Ada: 0 · Ben: 0')).toBeVisible()
  await expect(page.getByRole('banner').getByRole('button', { name: /^Redo/ })).toBeVisible()
  await page.keyboard.press('Control+Shift+z')
  await expect(page.getByText('Ada: 5 · Ben: 5')).toBeVisible()

  await visit(page, `#/campaign/${campaign}/chronicle`)
  const evening = page.getByRole('region').filter({ has: page.getByRole('heading', { name: 'Scenario 012' }) })
  await expect(evening.first()).toContainText('Scenario 12 won')
  await page.getByRole('combobox', { name: 'What' }).click()
  await page.getByRole('option', { name: 'Notes' }).click()
  await expect(page.getByRole('heading', { name: 'Nothing fits' })).toBeVisible()
  await page.getByRole('button', { name: 'Show everything' }).click()
  const [text] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as text' }).click(),
  ])
  expect(text.suggestedFilename()).toBe('Range Squad.txt')
  await tab(page, 'Figures')
  await expect(page.getByRole('table', { name: 'Attempts at scenarios' })).toContainText('Scenario 012')
  await expect(page.getByRole('table', { name: 'Credits over time' }).getByRole('row').last()).toContainText('55')
  expect(await barriers(page)).toEqual([])
})

test('a tree is marked, a card is bought and fitted, and what the rules refuse is said with the rule', async ({
  app,
  page,
}) => {
  const campaign = await atDesk(app)
  const act = (command: Parameters<typeof call<'squad.do'>>[2]['command']) =>
    call(app, 'squad.do', { campaign, who: 'table', command })
  await act({ type: 'gain', rewards: [{ type: 'skillPoints', amount: 1 }] })
  await tab(page, 'Progress')
  const tree = page.getByRole('region', { name: 'Tree 1' })
  await tree.getByRole('button', { name: /^Put in 1 × \+1/ }).click()
  await expect(page.getByRole('figure', { name: 'An attack of 2, before and after' })).toContainText('with this hex')
  await page.getByRole('button', { name: 'Mark half: Put in 1 × +1' }).click()
  await expect(tree).toContainText('half')
  await expect(page.getByText('0 points to spend').first()).toBeVisible()

  await act({ type: 'openScenario', number: 30, kind: 'market', seats: [1, 2] })
  await tab(page, 'Market')
  await page.getByRole('textbox', { name: 'Name of the market' }).fill('Dry Dock')
  await page.getByRole('textbox', { name: 'Weapon: from number' }).fill('3')
  await page.getByRole('textbox', { name: 'Price of a supply' }).fill('2')
  await page.getByRole('button', { name: 'Keep the list' }).click()
  await expect(page.getByRole('button', { name: /^Scatter Pins, .+: this number is wrong$/ })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('banner').getByRole('button', { name: /^Undo: Ada buys Scatter Pins/ })).toBeVisible()
  await tab(page, 'Supply and repairs')
  await expect(page.getByText('The Sparrow has room for 0 more supply (MK-009).')).toBeVisible()
  await tab(page, 'Sell')
  await expect(page.getByRole('table', { name: 'Cards of the squad' })).toContainText('Scatter Pins')

  await tab(page, 'Hangar')
  await page.getByRole('button', { name: /^Weapon 2/ }).press('Enter')
  await page.getByRole('button', { name: 'Fit: Scatter Pins' }).press('Enter')
  await expect(page.getByRole('region', { name: 'Board of Ines Calder' })).toContainText('Scatter Pins')
  await page.getByRole('button', { name: /^Pilot ability/ }).press('Enter')
  await expect(page.getByRole('complementary', { name: 'Pilot ability of Ines Calder' })).toContainText('(CS-007)')

  await tab(page, 'Market')
  await page.getByRole('radio', { name: /^Bram Oduya/ }).click()
  await page.keyboard.press('f')
  await expect(page.getByRole('banner').getByRole('button', { name: /^Undo: Ben buys Scatter Pins/ })).toBeVisible()
  await tab(page, 'Hangar')
  await page.getByRole('tab', { name: 'Bram Oduya · Gannet' }).click()
  await expect(page.getByRole('button', { name: /^Weapon 2 Scatter Pins/ })).toBeVisible()
})

test('[CR-001] [MK-002] wares say whose ship may fly them, what they come to and why not; a chosen one is bought by keys', async ({
  app,
  page,
}) => {
  const campaign = await atDesk(app)
  const act = (command: Parameters<typeof call<'squad.do'>>[2]['command']) =>
    call(app, 'squad.do', { campaign, who: 'table', command })
  for (const [seat, to] of [
    [1, 9],
    [2, 5],
  ] as const)
    await act({ type: 'setByHand', what: { of: 'credits', seat, to, why: '' } })
  await act({ type: 'cardByHand', card: { of: 'sparrowUpgrade', card: 'bulk-contract', has: true } })
  await act({ type: 'equipSparrow', cards: ['bulk-contract'] })
  await act({ type: 'openScenario', number: 921, kind: 'market', seats: [1, 2] })
  await visit(page, `#/campaign/${campaign}/squad/market`)
  const row = (name: string) => page.getByRole('table', { name: 'Goods' }).getByRole('row').filter({ hasText: name })
  await expect(row('Ember Lance')).toContainText('fits Heron')
  await expect(row('Thunderclap')).toContainText('Ada has 9 credits and needs 10 (MK-002).')
  const sheet = page.getByRole('complementary', { name: 'The chosen ware' })
  await expect(sheet.getByRole('heading', { level: 2 })).toHaveText('Rivet Gun')
  await page.keyboard.press('ArrowDown')
  await expect(sheet).toContainText('Bulk Contract−2Ines Calder pays7leaves9 − 7 = 2')
  expect(await barriers(page)).toEqual([])
  await page.getByRole('radio', { name: /^Bram Oduya/ }).click()
  await expect(row('Ember Lance')).toContainText('Ben has 5 credits and needs 7 (MK-002).')
  await page.getByRole('radio', { name: /^Ines Calder/ }).click()
  await page.keyboard.press('f')
  await expect(sheet).toContainText('Upgrade bought: Ember Lance−7')
  await tab(page, 'Hangar')
  await expect(page.getByRole('button', { name: /^Weapon 2 Ember Lance/ })).toBeVisible()
})

test('[MK-012] [MK-005] an upgrade of the Sparrow is paid together, and sold by keys for half, shared out as the squad likes', async ({
  app,
  page,
}) => {
  const campaign = await atDesk(app)
  const act = (command: Parameters<typeof call<'squad.do'>>[2]['command']) =>
    call(app, 'squad.do', { campaign, who: 'table', command })
  await act({ type: 'gain', rewards: [{ type: 'credits', amount: 20, to: 'eachPilot' }] })
  await act({ type: 'openScenario', number: 921, kind: 'market', seats: [1, 2] })
  await act({
    type: 'buySparrowUpgrade',
    card: 'padded-bunks',
    shares: [
      { seat: 1, amount: 9 },
      { seat: 2, amount: 0 },
    ],
  })
  await tab(page, 'Market')
  await tab(page, 'Sell')
  await page.getByRole('button', { name: 'Sell for 4: Padded Bunks' }).press('Enter')
  const share = (player: string) => page.getByRole('textbox', { name: `${player} gets` })
  await expect(share('Ada')).toHaveValue('2')
  await share('Ada').fill('3')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText('(MK-010)')
  await share('Ben').fill('1')
  expect(await barriers(page)).toEqual([])
  await page.keyboard.press('Enter')
  await expect(
    page.getByRole('banner').getByRole('button', { name: /^Undo: Padded Bunks of the Sparrow sold/ }),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: /Padded Bunks/ })).toHaveCount(1)
})

test('the parts of the desk are without barriers and fit at 300 %', async ({ app, page }) => {
  const campaign = await atDesk(app)
  const act = (command: Parameters<typeof call<'squad.do'>>[2]['command']) =>
    call(app, 'squad.do', { campaign, who: 'table', command })
  await act({ type: 'openScenario', number: 921, kind: 'market', seats: [1, 2] })
  const parts = ['Hangar', 'Progress', 'Market', 'Credits', 'By hand']
  for (const name of parts.slice(0, 3)) {
    await tab(page, name)
    expect(await barriers(page), name).toEqual([])
  }
  await call(app, 'settings.set', { textScale: 300 })
  for (const name of parts) {
    await tab(page, name)
    expect(await clipped(page), name).toEqual([])
  }
  await call(app, 'settings.set', { textScale: 100 })
})
