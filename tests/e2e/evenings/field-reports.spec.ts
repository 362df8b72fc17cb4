// What went wrong on the screens of other companions, tried on ours between two fights: undo of one step, forks, retries, values by hand.
import type { CampaignCommand } from '../../../shared/games/akarios/campaign/command.ts'
import { expect, test } from '../fixtures.ts'
import { call, visit } from '../hosts/screens.ts'
import { endSound } from './table.ts'

test('[FR-003] [FR-008] [FR-010] [FR-023] one key takes back one step, a fork bars its other side, a retry brings bolsters, and a value by hand stands', async ({
  start,
}) => {
  const app = await start()
  const { page } = app
  await call(app, 'settings.set', { tips: 'off' })
  const { id: campaign } = await call(app, 'campaign.create', {
    squad: 'Range Squad',
    seats: [
      { player: 'Ada', pilot: 'ines-calder', ship: 'heron', callSign: 'Ink' },
      { player: 'Ben', pilot: 'bram-oduya', ship: 'gannet', callSign: 'Bolt' },
    ],
    difficulty: 'normal',
    ironman: false,
  })
  const act = async (...commands: readonly CampaignCommand[]) => {
    for (const command of commands) await call(app, 'squad.do', { campaign, who: 'table', command })
  }
  const mark = (hex: string): CampaignCommand => ({ type: 'markSkill', pilot: 'ines-calder', tree: 'aim', hex })
  const fight: CampaignCommand = { type: 'openScenario', number: 12, kind: 'fight', seats: [1, 2] }
  await act(
    { type: 'gain', rewards: [{ type: 'skillPoints', amount: 5 }] },
    ...['first', 'first', 'second', 'second'].map(mark),
    { type: 'setByHand', what: { of: 'startValue', ship: 'heron', field: 'hull', to: 7 } },
    { type: 'setByHand', what: { of: 'shipPoints', ship: 'heron', to: 2, bought: 0 } },
    { type: 'markShip', ship: 'heron', hex: 'plates' },
    fight,
  )
  const part = (name: string) => page.getByRole('tab', { name, exact: true }).click()
  await visit(page, `#/campaign/${campaign}/squad`)
  await part('Progress')
  await expect(page.getByText('= 7 set by hand + 1 since then')).toBeVisible()

  // Left is taken: right is crossed out and says why. Undo frees it.
  const right = page.getByRole('region', { name: 'Tree 2' }).getByRole('button', { name: /^Put in 1 × \+2/ })
  await page
    .getByRole('region', { name: 'Tree 2' })
    .getByRole('button', { name: /^Put in 1 × pierce/ })
    .click()
  await page.getByRole('button', { name: /^Mark half: Put in 1 × pierce/ }).click()
  await expect(right).toHaveAccessibleName(/the other branch is taken/)
  await right.click()
  await expect(page.getByRole('button', { name: /^Mark half: Put in 1 × \+2/ })).toHaveCount(0)
  await page.keyboard.press('Control+z')
  await page.getByRole('button', { name: /^Mark half: Put in 1 × \+2/ }).click()
  await expect(right).toHaveAccessibleName(/half/)

  // The mark was made by mouse, the credits are booked by keys: one undo takes the credits and leaves the mark.
  await part('Scenario')
  await page.getByRole('textbox', { name: 'Credits', exact: true }).fill('3')
  await page.getByRole('button', { name: 'Book it' }).press('Enter')
  await expect(page.getByRole('banner').getByRole('button', { name: /^Undo: .*3/ })).toBeVisible()
  const standing = async () => {
    const { seats, pilots } = await call(app, 'squad.view', { campaign })
    const tree = pilots.find(({ id }) => id === 'ines-calder')?.trees?.find(({ id }) => id === 'aim')
    return {
      credits: seats.map(({ credits }) => credits),
      right: tree?.hexes.find(({ id }) => id === 'starboard')?.halves,
    }
  }
  expect(await standing()).toEqual({ credits: [3, 3], right: 1 })
  await page.keyboard.press('Control+z')
  await expect.poll(standing).toEqual({ credits: [0, 0], right: 1 })

  // What was found before a failure stays, and the next try begins with one bolster more for each.
  const lost = [1, 2].map((seat) => ({ seat, trauma: 0, fell: false }))
  await act(
    { type: 'gain', rewards: [{ type: 'credits', amount: 3, to: 'finder' }], finder: 1 },
    { type: 'finishScenario', number: 12, kind: 'fight', seats: [1, 2], outcome: 'failure', pilots: lost, rewards: [] },
    fight,
  )
  await expect(page.getByRole('table', { name: 'Set-up' }).getByText('1 bolster')).toHaveCount(2)
  expect((await standing()).credits).toEqual([3, 0])
  await endSound(app, campaign)
})
