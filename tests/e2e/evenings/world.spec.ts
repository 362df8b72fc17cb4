// An evening on a world: a stop event that is read to all, and a skill check that two pilots take on together.
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { call, visit } from '../hosts/screens.ts'
import { endSound } from './table.ts'

const acting = (page: Page) => expect(page.getByRole('heading', { name: /who does what\?/ })).toBeVisible()

/** Each pilot rolls so many dice, and every die of the table shows wild. */
async function roll(page: Page, ...parts: readonly number[]) {
  await page.getByRole('button', { name: 'Roll', exact: true }).click()
  for (const dice of parts) {
    for (let die = 1; die <= dice; die += 1) {
      await expect(
        page.getByRole('heading', { name: new RegExp(`what does die ${die} of ${dice} show`) }),
      ).toBeVisible()
      await page.keyboard.press('3')
    }
  }
  await page.getByRole('button', { name: /^Use the dice/ }).click()
}

/** Uses a point with the dice that are offered. */
async function use(page: Page, point: RegExp, dice: number) {
  await acting(page)
  await page.getByRole('button', { name: point }).first().click()
  await roll(page, dice)
}

test('[WX-034] [WX-036] the squad hears a stop event once, and two cadets pass one check together', async ({
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
  await visit(page, `#/campaign/${campaign}/world`)
  await page.getByRole('checkbox', { name: 'Action dice' }).click()
  await page.getByRole('button', { name: 'Land: Beacon Nine' }).click()
  await use(page, /^Door 2, east/, 1)
  await use(page, /^Door 3, north/, 2)
  await use(page, /^Door 4, north/, 1)
  await expect(page.getByRole('heading', { name: 'Stop event, entry 9: read it to all' })).toBeVisible()
  await page.getByRole('button', { name: 'Read: go on' }).click()
  await acting(page)

  // Bram walks the same way, and nobody hears the keeper a second time.
  const { plays } = await call(app, 'play.list', { campaign })
  const of = { campaign, play: plays[0]!.id }
  for (const change of [{ type: 'endRound' }, { type: 'placePilot', seat: 'p2', card: 4 }]) {
    const { version } = await call(app, 'play.view', of)
    expect((await call(app, 'play.hand', { ...of, version, seat: 'table', change })).taken).toBe(true)
  }
  await expect(page.getByRole('button', { name: /^Undo: By hand: Bram Oduya stands on card 4/ })).toBeVisible()
  const check = page.getByRole('button', { name: /^Charm check 11/ }).first()
  const who = page.getByRole('combobox', { name: 'Who uses it' })
  // What was changed by hand may still be on its way to the screen, and forgets what was looked at.
  await expect(async () => {
    await check.click()
    await expect(who).toBeVisible({ timeout: 2000 })
  }).toPass()
  await who.click()
  await page.getByRole('option', { name: 'Ines Calder and Bram Oduya' }).click()
  // Twice two icons, less the charm of both: two faces, one die from each.
  await expect(page.getByText('Matching faces needed: 2')).toBeVisible()
  await roll(page, 1, 1)
  await expect(page.getByRole('heading', { name: 'Entry 6: success' })).toBeVisible()
  await page.getByRole('button', { name: 'Read: go on' }).click()
  await expect(page.getByRole('heading', { name: 'The visit is over' })).toBeVisible()
  await page.getByRole('button', { name: 'Take the outcome over' }).click()
  await expect(page.getByRole('heading', { name: 'World', level: 1 })).toBeVisible()
  await endSound(app, campaign)
})
