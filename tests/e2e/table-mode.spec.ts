// A fight on the real table by keyboard alone: enemies ask what only people see, an answer is changed, and after the round it goes on
// on the board of the app.
import type { Page } from '@playwright/test'
import type { FightView } from '../../shared/games/akarios/view/fight-view.ts'
import type { HandChange } from '../../shared/games/akarios/command/hand-change.ts'
import { expect, test } from './fixtures.ts'
import { barriers, call, clipped } from './hosts/screens.ts'

const question = (page: Page) => page.getByRole('region', { name: 'Question' })
const heading = (page: Page) => question(page).getByRole('heading', { level: 2 })
const told = (page: Page) => page.getByRole('region', { name: 'What you told me' })
const orders = (page: Page) => page.getByRole('region', { name: 'Do this on the table' })

test('[EN-009] a fight on the real table by keyboard: orders, answers by one key, one of them changed, and back to the board', async ({
  app,
  page,
}) => {
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key)
  }
  const seats = [
    { player: 'Ada', pilot: 'ines-calder', ship: 'heron', callSign: 'Ink' },
    { player: 'Ben', pilot: 'bram-oduya', ship: 'gannet', callSign: 'Oak' },
  ]
  const squad = { squad: 'Range Squad', seats, difficulty: 'normal', ironman: false } as const
  const { id: campaign } = await call(app, 'campaign.create', squad)
  await page.goto(`${app.address}#/campaign/${campaign}/bridge`)
  await page.getByRole('radio', { name: /In the app/ }).press('ArrowRight')
  await expect(page.getByRole('radio', { name: /On our table/ })).toBeChecked()
  const mission = page.getByRole('listitem').filter({ hasText: 'First Range' })
  await mission.getByRole('button', { name: 'Start the fight' }).press('Enter')

  // Nobody is asked for a hex: the table is told what to set up.
  await expect(heading(page)).toHaveText('Roll again?')
  await expect(orders(page)).toContainText('Each on a hex to begin in, looking any way: Heron and Gannet.')
  expect((await call(app, 'settings.get', {})).settings.tabletop).toBe('table')
  const { plays } = await call(app, 'play.list', { campaign })
  const of = { campaign, play: plays[0]!.id }
  const card = { card: 'rush', from: 'combat:needle-drone', to: 'combat:needle-drone' }
  const lay: HandChange = { type: 'moveCard', ...card, fromPart: 'unseen', toPart: 'top' }
  const { version } = await call(app, 'play.view', of)
  await call(app, 'play.hand', { ...of, version, seat: 'table', change: lay })
  await expect(page.getByRole('button', { name: /^Undo: By hand/ })).toBeVisible()
  await press('Enter')
  await expect(question(page).getByRole('button', { name: /Ines Calder keeps/ })).toHaveCount(0)
  await press('Enter')
  for (const who of ['Ines Calder', 'Bram Oduya']) {
    await expect(heading(page)).toHaveText(`${who}: Who does what?`)
    await press('0', 'Enter')
  }

  await expect(heading(page)).toContainText('Who is nearest to Needle Drone')
  await press('1')
  await expect(heading(page)).toContainText(/How far did Needle Drone \d get\?/)
  await expect(orders(page)).toContainText(/Turn Needle Drone \d so that it can attack Heron/)
  await expect(page.getByRole('img', { name: /^Move of Needle Drone \d, nose up: 2 ahead$/ })).toBeVisible()
  await expect(told(page)).toContainText(/Nearest to Needle Drone \d: Heron/)
  expect([await barriers(page), await clipped(page)]).toEqual([[], []])
  await press('2')
  await expect(heading(page)).toContainText('Who is nearest to Needle Drone')
  await expect(told(page)).toContainText('Nothing that still holds.')
  await press('1')
  await expect(heading(page)).toContainText(/Is Heron in the firing arc of Needle Drone \d/)
  await expect(page.getByRole('img', { name: /^Firing arc of Needle Drone \d, nose up/ })).toBeVisible()

  // It was Gannet after all: the answer is forgotten and asked again.
  await told(page)
    .getByRole('button', { name: /^Change: Nearest to Needle Drone \d: Heron/ })
    .press('Enter')
  await expect(heading(page)).toContainText('Who is nearest to Needle Drone')
  await expect(page.getByRole('button', { name: /Undo: By hand: to be told again, about/ })).toBeVisible()
  await press('2')
  await expect(heading(page)).toContainText(/Is Gannet in the firing arc of Needle Drone \d/)
  await press('n')
  await expect(heading(page)).toContainText(/Who is in the firing arc of Needle Drone \d/)
  await press('1')
  await expect(page.getByRole('button', { name: /^Heron Enter/ })).toBeVisible()
  await press('1', 'Enter')
  // Whatever the others ask, Enter takes what it names, until the second round rolls.
  await expect(async () => {
    if ((await heading(page).innerText()) !== 'Roll again?') await press('Enter')
    await expect(heading(page)).toHaveText('Roll again?', { timeout: 200 })
  }).toPass({ intervals: [20] })

  await told(page).getByRole('button', { name: 'Go on in the app' }).press('Enter')
  const layOut = page.getByRole('region', { name: 'Where does everything stand?' })
  await layOut.getByRole('textbox', { name: 'Hex' }).first().focus()
  const view = (await call(app, 'play.view', of)).view as FightView
  for (const column of 'AABCDEFGHIJK'.slice(0, view.ships.length)) {
    await page.keyboard.type(`${column}-1`)
    await press('Tab', 'Tab')
  }
  const fields = layOut.getByRole('textbox', { name: 'Hex' })
  await fields.first().press('Enter')
  await expect(layOut).toContainText('Two ships cannot share the hex A-1.')
  await fields.first().press('Control+a')
  await page.keyboard.type('E-8')
  await press('Enter')
  await expect(page.getByRole('gridcell', { name: /^E-8, Heron, north/ })).toBeAttached()
  await expect(page.getByRole('gridcell', { name: /^A-1, Gannet, north/ })).toBeAttached()
  await expect(page.getByRole('button', { name: /Undo: By hand: on to the board in the app/ })).toBeVisible()
})

test('no barriers and nothing cut on the real table in either theme, in large text and in German', async ({
  app,
  page,
}) => {
  const seats = [{ player: 'Ada', pilot: 'ines-calder', ship: 'heron', callSign: 'Ink' }]
  const squad = { squad: 'Range Squad', seats, difficulty: 'normal', ironman: false } as const
  const { id: campaign } = await call(app, 'campaign.create', squad)
  const { play } = await call(app, 'fight.start', { campaign, mission: 'first-range', seats: [1], tabletop: 'table' })
  await page.goto(`${app.address}#/campaign/${campaign}/play/${play}`)
  await expect(heading(page)).toHaveText('Roll again?')
  for (const theme of ['night', 'paper'] as const) {
    await call(app, 'settings.set', { theme })
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
    expect(await barriers(page), theme).toEqual([])
  }
  await page.getByRole('button', { name: 'Go on in the app' }).click()
  await expect(page.getByRole('region', { name: 'Where does everything stand?' })).toBeVisible()
  expect([await barriers(page), await clipped(page)]).toEqual([[], []])
  await page.keyboard.press('Escape')
  for (const [width, height, textScale] of [
    [820, 1180, 100],
    [1280, 800, 300],
  ] as const) {
    await app.resize(width, height)
    await call(app, 'settings.set', { language: 'de', textScale })
    await expect(page.locator('html')).toHaveAttribute('style', new RegExp(`--scale: ${textScale / 100}`))
    await expect(page.getByText('Das tut ihr auf dem Tisch')).toBeVisible()
    await expect.poll(() => clipped(page), `at ${textScale} %`).toEqual([])
  }
  await call(app, 'settings.set', { language: 'en', textScale: 100 })
})
