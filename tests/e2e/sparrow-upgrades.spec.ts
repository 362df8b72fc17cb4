// Upgrades of the Sparrow in a fight: fitted between battles, their slots told by the owner, paid with dice of two pilots.
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import type { CampaignCommand } from '../../shared/games/akarios/campaign/command.ts'
import type { RunningApp } from './hosts/running.ts'
import { barriers, call, clipped } from './hosts/screens.ts'

const question = (page: Page) => page.getByRole('region', { name: 'Question' })
const heading = (page: Page) => question(page).getByRole('heading')

const seats = [
  { player: 'Ada', pilot: 'ines-calder', ship: 'heron', callSign: 'Ink' },
  { player: 'Ben', pilot: 'bram-oduya', ship: 'gannet', callSign: 'Rook' },
]
const gain = (card: string): CampaignCommand => ({
  type: 'cardByHand',
  card: { of: 'sparrowUpgrade', card, has: true },
})

/** A squad of two that has fitted Shockwave, whose card the owner has read out: two attack slots, no limit of range. */
async function fitted(app: RunningApp): Promise<string> {
  const squad = { squad: 'Two', seats, difficulty: 'normal', ironman: false } as const
  const { id: campaign } = await call(app, 'campaign.create', squad)
  const told = { slots: [{ type: 'joined', icons: ['attack', 'attack'] }], reach: 'unlimited' }
  for (const [field, value] of Object.entries(told))
    await call(app, 'owner.record', { kind: 'sparrowUpgrades', id: 'shockwave', field, value })
  const commands: CampaignCommand[] = [gain('shockwave'), { type: 'equipSparrow', cards: ['shockwave'] }]
  for (const command of commands) await call(app, 'squad.do', { campaign, who: 'Ada', command })
  return campaign
}

/** A fight in the act step, each pilot with one attack face; answers its address. */
async function actStep(app: RunningApp, campaign: string): Promise<string> {
  const { play } = await call(app, 'fight.start', { campaign, mission: 'first-range', seats: [1, 2] })
  const version = async () => (await call(app, 'play.view', { campaign, play })).version
  for (const [place, seat] of ['p1', 'p2'].entries()) {
    const answer = { type: 'place', place: 0, facing: place }
    await call(app, 'play.submit', { campaign, play, version: await version(), seat, answer })
  }
  for (const seat of ['p1', 'p2']) {
    const answer = { type: 'reroll', seat, how: 'keep', dice: [] }
    await call(app, 'play.submit', { campaign, play, version: await version(), seat, answer })
  }
  for (const [seat, die, face] of [
    ['p1', 0, 'attack'],
    ['p2', 0, 'wild'],
  ]) {
    const change = { type: 'setDie', seat, die, face, spent: false }
    await call(app, 'play.hand', { campaign, play, version: await version(), seat: 'table', change })
  }
  return `#/campaign/${campaign}/play/${play}`
}

test('[SW-005] an upgrade is used with dice of two pilots, by keyboard, and lies face down', async ({ app, page }) => {
  await page.goto(`${app.address}${await actStep(app, await fitted(app))}`)
  const sparrow = page.getByRole('region', { name: 'Sparrow upgrades' })
  await sparrow.getByRole('button', { name: 'Shockwave: attack + attack' }).press('Enter')
  await expect(heading(page)).toContainText('Shockwave: With which dice?')
  expect([await barriers(page), await clipped(page)]).toEqual([[], []])
  for (const die of ['Ines Calder: attack', 'Bram Oduya: wild']) {
    const key = await question(page).getByRole('button', { name: die }).first().locator('kbd').textContent()
    await page.keyboard.press(key ?? '')
  }
  await page.keyboard.press('Enter')
  await expect(heading(page)).toContainText('Who receives')
  await page.keyboard.press('1')
  await page.keyboard.press('Enter')
  await expect(sparrow).toContainText('face down')
})
