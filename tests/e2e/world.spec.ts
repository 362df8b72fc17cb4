// A visit on the screen: landing, a point with its chances, dice, an entry, changes by hand, and the outcome in the campaign.
import { expect, test, type RunningApp } from './fixtures.ts'
import { barriers, call, clipped, visit } from './hosts/screens.ts'

const cadets = async (app: RunningApp) => {
  const { id } = await call(app, 'campaign.create', {
    squad: 'Range Squad',
    seats: [
      { player: 'Ada', pilot: 'ines-calder', ship: 'heron', callSign: 'Ink' },
      { player: 'Ben', pilot: 'bram-oduya', ship: 'gannet', callSign: 'Bolt' },
    ],
    difficulty: 'normal',
    ironman: false,
  })
  return id
}

test('[WX-027, WX-020] a world of a pack is explored on its cards, without a barrier and with nothing cut', async ({
  app,
  page,
}) => {
  await call(app, 'settings.set', { theme: 'night', textScale: 100, language: 'en' })
  const campaign = await cadets(app)
  await visit(page, `#/campaign/${campaign}/world`)
  await page.getByRole('checkbox', { name: 'Action dice' }).click()
  await page.getByRole('button', { name: 'Land: The Drill Hall' }).click()
  await expect(page.getByRole('heading', { name: 'Round 1: who does what?' })).toBeVisible()
  await page.getByRole('button', { name: /^Door 2, north/ }).click()
  await expect(page.getByRole('table', { name: 'Chances' })).toBeVisible()
  expect(await barriers(page)).toEqual([])
  await page.getByRole('button', { name: 'Roll', exact: true }).click()
  await expect(page.getByRole('heading', { name: /what does die 1 of \d show/ })).toBeVisible()
  expect(await barriers(page)).toEqual([])
  // As many times as there are dice: wild faces suffice.
  await page.keyboard.press('3')
  await expect(page.getByRole('img', { name: /^Die 1/ }).or(page.getByRole('button', { name: /^Die 1/ }))).toBeVisible()
  expect(await barriers(page)).toEqual([])
  await page.getByRole('button', { name: /^(Go on|Use the dice)/ }).click()
  await expect(page.getByRole('heading', { name: 'Round 1: who does what?' })).toBeVisible()
  await call(app, 'settings.set', { textScale: 300 })
  await expect(page.locator('html')).toHaveAttribute('style', /--scale: 3/)
  expect(await clipped(page)).toEqual([])
  await call(app, 'settings.set', { textScale: 100 })
})

test('[WX-028, WX-030] with the printed cards people tell card and entry; the outcome comes into the campaign', async ({
  app,
  page,
}) => {
  await call(app, 'settings.set', { theme: 'paper', textScale: 100, language: 'en' })
  const campaign = await cadets(app)
  await visit(page, `#/campaign/${campaign}/world`)
  await page.getByRole('textbox', { name: 'Number of the scenario' }).fill('40')
  await page.getByRole('textbox', { name: 'Name of the world' }).fill('Old Harbour')
  await page.getByRole('button', { name: 'Land', exact: true }).click()
  await expect(page.getByRole('heading', { name: /Lay out the start card/ })).toBeVisible()
  await page.getByRole('combobox', { name: 'Kind' }).click()
  await page.getByRole('option', { name: 'Investigate' }).click()
  await page.getByRole('textbox', { name: 'Number', exact: true }).fill('31')
  await page.getByRole('button', { name: 'Add a point' }).click()
  expect(await barriers(page)).toEqual([])
  await page.getByRole('button', { name: 'The card is complete' }).click()
  await page.getByRole('button', { name: /^Investigate 31/ }).click()
  await page.getByRole('button', { name: 'Go there' }).click()
  await expect(page.getByRole('heading', { name: 'Entry 31' })).toBeVisible()
  await page.getByRole('textbox', { name: 'Credits for the finder' }).fill('2')
  await page.getByRole('combobox', { name: 'What follows' }).click()
  await page.getByRole('option', { name: 'The visit ends as a success' }).click()
  await page.getByRole('button', { name: 'Tell the app' }).click()
  await expect(page.getByRole('heading', { name: /The visit is over. What/ })).toBeVisible()
  await page.getByRole('button', { name: 'Tell the app' }).click()
  await page.getByRole('button', { name: 'Take the outcome over' }).click()
  await expect(page.getByRole('heading', { name: 'World', level: 1 })).toBeVisible()
  const { seats } = await call(app, 'squad.view', { campaign })
  expect(seats.map(({ credits }) => credits)).toEqual([2, 0])
})
