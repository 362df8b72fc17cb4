// An evening in the training sector by keyboard alone: won, taken over, spent at the market, ended, and gone on with.
import type { CampaignCommand } from '../../../shared/games/akarios/campaign/command.ts'
import { expect, test } from '../fixtures.ts'
import { byHand, fightOn, heading, log, question, viewOf } from '../hosts/fight.ts'
import { call } from '../hosts/screens.ts'
import { endSound, keysOf, say, tabTo } from './table.ts'

const bought = /^Undo: Person 1 buys Rivet Gun/

test('two cadets win their first fight, take its reward over, spend it, and begin the next fight after a restart', async ({
  start,
}) => {
  const first = await start()
  const { page } = first
  const press = keysOf(page)
  await call(first, 'settings.set', { tips: 'off', pace: 'off' })
  await expect(page.getByRole('heading', { name: 'No campaign yet' })).toBeVisible()
  await press('t')
  await expect(page.getByRole('button', { name: 'Fly the first fight' })).toBeVisible()
  await press('Enter')
  await say(page, 'Where does Heron begin?', '5', 'Enter')
  await say(page, 'Which way does Heron look?', '1', 'Enter')
  await say(page, 'Where does Gannet begin?', 'Enter')
  await say(page, 'Which way does Gannet look?', '1', 'Enter')
  await say(page, 'Roll again?', 'Enter')
  await expect(question(page).getByRole('button', { name: /Ines Calder keeps/ })).toHaveCount(0)
  await say(page, 'Roll again?', 'Enter')
  await expect(heading(page)).toContainText('Ines Calder: Who does what?')

  // What the fight is about hangs on no luck: one attack die, a good card on a bad one, one drone seen from behind, the others called off.
  const of = fightOn(page)
  const enemies = (await viewOf(first, of)).ships.filter(({ kind }) => kind === 'enemy')
  const [drone, ...others] = enemies
  await byHand(first, of, [
    ...(['attack', 'move', 'move', 'move'] as const).map(
      (face, die) => ({ type: 'setDie', seat: 'p1', die, face, spent: false }) as const,
    ),
    { type: 'placeShip', ship: drone!.id, at: { q: 4, r: 3 }, facing: 0 },
    { type: 'setTrack', ship: drone!.id, track: 'hull', value: 1 },
    { type: 'setTrack', ship: drone!.id, track: 'shield', value: 0 },
    ...(['minus-1', 'plus-1'] as const).map(
      (card) =>
        ({ type: 'moveCard', card, from: 'deck:p1', fromPart: 'unseen', to: 'deck:p1', toPart: 'top' }) as const,
    ),
    ...others.map(({ id }) => ({ type: 'removeShip', ship: id }) as const),
  ])
  // What was changed by hand is on the screen, the last of it too: what comes later forgets what was looked at.
  await expect(page.getByRole('gridcell', { name: /^E-6, .+ Drone/ })).toBeAttached()
  await expect(page.getByRole('region', { name: 'Enemies' }).getByRole('heading', { level: 3 })).toHaveCount(1)
  const lance = question(page).getByRole('button', { name: 'Practice Lance attack' })
  const key = (await lance.innerText()).charAt(0)
  await press(key)
  await expect(lance).toHaveAttribute('aria-pressed', 'true')
  await press('Enter')
  await expect(
    log(page)
      .getByText(/Heron attacks .+ Drone \d/)
      .first(),
  ).toBeAttached()
  // From behind it draws two, and the first of them is the good one.
  await say(page, 'which draw counts?', '1', 'Enter')
  await expect(log(page)).toContainText(/Drone \d is destroyed/)
  for (const who of ['Ines Calder', 'Bram Oduya']) await say(page, `${who}: Who does what?`, '0', 'Enter')
  // The second class arrives; whatever is asked about it, Enter takes the default.
  await expect(async () => {
    if (!(await heading(page).innerText()).includes('Roll again?')) await press('Enter')
    await expect(heading(page)).toContainText('Roll again?', { timeout: 200 })
  }).toPass({ intervals: [20] })
  await expect(log(page)).toContainText('Round 2')
  await byHand(
    first,
    of,
    (await viewOf(first, of)).ships
      .filter(({ kind }) => kind === 'enemy')
      .map(({ id }) => ({ type: 'removeShip', ship: id }) as const),
  )
  await expect(page.getByRole('heading', { name: /^Needle Drone \d/ })).toHaveCount(0)
  await press('Enter')
  await expect(heading(page)).toContainText('Success')

  await tabTo(page, page.getByRole('link', { name: 'Take the outcome over' }))
  await press('Enter')
  await tabTo(page, page.getByRole('button', { name: 'Take the outcome over' }))
  await press('Enter')
  await expect(page.getByRole('table', { name: 'Scenarios so far' })).toContainText('Success')
  const { campaign } = of
  expect((await call(first, 'squad.view', { campaign })).seats.map(({ credits }) => credits)).toEqual([4, 4])

  await tabTo(page, page.getByRole('tab', { name: 'Scenario' }))
  await press('ArrowRight', 'ArrowRight', 'Enter')
  await tabTo(page, page.getByRole('button', { name: /^Mark half: Put in/ }))
  await press('Enter')
  await expect(page.getByText('0 points to spend').first()).toBeVisible()

  const atMarket: CampaignCommand = { type: 'openScenario', number: 921, kind: 'market', seats: [1, 2] }
  const found: CampaignCommand = { type: 'gain', rewards: [{ type: 'credits', amount: 4, to: 'eachPilot' }] }
  for (const command of [found, atMarket]) await call(first, 'squad.do', { campaign, who: 'table', command })
  await tabTo(page, page.getByRole('tab', { name: 'Progress' }))
  await press('ArrowRight', 'Enter')
  const ware = page.getByRole('complementary', { name: 'The chosen ware' })
  await expect(ware.getByRole('heading', { name: 'Rivet Gun' })).toBeVisible()
  await tabTo(page, ware.getByRole('button', { name: /^Buy(?! and)/ }))
  await press('Enter')
  await expect(page.getByRole('banner').getByRole('button', { name: bought })).toBeVisible()
  await first.stop()

  const second = await start(first.dataDir)
  const after = keysOf(second.page)
  await expect(second.page.getByRole('complementary', { name: 'Chosen campaign' })).toBeVisible()
  await after('Enter')
  await expect(second.page.getByRole('banner').getByRole('button', { name: bought })).toBeVisible()
  await tabTo(second.page, second.page.getByRole('button', { name: 'Start the fight: Night Shift' }))
  await after('Enter')
  await expect(heading(second.page)).toContainText('Where does Heron begin?')
  await endSound(second, campaign)
})
