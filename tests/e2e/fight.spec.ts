// A fight on both hosts: begun on the bridge, the first attack, taken back by name, the same question after a reload; one played to its
// end by keyboard alone; and the screen in every state without barriers.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import type { HandChange } from '../../shared/games/akarios/command/hand-change.ts'
import type { Question } from '../../shared/games/akarios/question/question.ts'
import type { FightView } from '../../shared/games/akarios/view/fight-view.ts'
import type { RunningApp } from './hosts/running.ts'
import { barriers, call, clipped } from './hosts/screens.ts'

const question = (page: Page) => page.getByRole('region', { name: 'Question' })
const heading = (page: Page) => question(page).getByRole('heading')
const log = (page: Page) => page.getByRole('log', { name: 'What happened' })

/** Answers the question of this name with an option that is found by its words. */
async function answer(page: Page, asked: string, option: string | RegExp) {
  await expect(heading(page)).toContainText(asked)
  const wanted = question(page).getByRole('button', { name: option }).first()
  await wanted.click()
  await page.keyboard.press('Enter')
}

interface Fight {
  readonly campaign: string
  readonly play: string
}

/** A campaign of one pilot in the training sector, with a fight that nobody has answered yet. */
async function begin(app: RunningApp): Promise<Fight> {
  const seats = [{ player: 'Ada', pilot: 'ines-calder', ship: 'heron', callSign: 'Ink' }]
  const { id } = await call(app, 'campaign.create', {
    squad: 'Range Squad',
    seats,
    difficulty: 'normal',
    ironman: false,
  })
  await app.page.goto(`${app.address}#/campaign/${id}/bridge`)
  const range = app.page.getByRole('listitem').filter({ hasText: 'First Range' })
  await range.getByRole('button', { name: 'Start the fight' }).press('Enter')
  await expect(heading(app.page)).toContainText('Where does Heron begin?')
  const { plays } = await call(app, 'play.list', { campaign: id })
  return { campaign: id, play: plays[0]!.id }
}

async function byHand(app: RunningApp, of: Fight, changes: readonly HandChange[]) {
  for (const change of changes) {
    const { version } = await call(app, 'play.view', of)
    const reply = await call(app, 'play.hand', { ...of, version, seat: 'table', change })
    expect(reply.taken).toBe(true)
  }
}

const enemies = async (app: RunningApp, of: Fight) =>
  ((await call(app, 'play.view', of)).view as FightView).ships.filter((ship) => ship.kind === 'enemy')

/** One attack die among moves, and one drone two hexes ahead of E-8: what the fight is about hangs on no luck. Answers that drone. */
async function setTable(app: RunningApp, of: Fight) {
  const drone = (await enemies(app, of)).find(({ type }) => type === 'needle-drone')!
  const faces = ['attack', 'move', 'move', 'move'] as const
  await byHand(app, of, [
    ...faces.map((face, die): HandChange => ({ type: 'setDie', seat: 'p1', die, face, spent: false })),
    { type: 'placeShip', ship: drone.id, at: { q: 4, r: 3 }, facing: 3 },
  ])
  await expect(app.page.getByRole('gridcell', { name: /^E-6, Needle Drone/ })).toBeAttached()
  return drone
}

test('a squad of the training sector flies to its first attack, takes it back, and finds the same question again', async ({
  app,
  page,
}) => {
  const of = await begin(app)
  await answer(page, 'Where does Heron begin?', 'E-8')
  await answer(page, 'Which way does Heron look?', 'north')
  await expect(page.getByRole('gridcell', { name: /E-8, Heron, north/ })).toBeAttached()
  await answer(page, 'Roll again?', /keeps/)
  await expect(heading(page)).toContainText('Ines Calder: Who does what?')
  await setTable(app, of)
  const before = await question(page).innerText()
  // The one ship in the arc is taken without a question.
  await answer(page, 'Ines Calder: Who does what?', /Practice Lance/)
  await expect(log(page)).toContainText(/Heron attacks Needle Drone \d/)
  await expect(log(page)).toContainText(/Heron draws .+ against Needle Drone \d: \d/)

  await expect(page.getByRole('button', { name: 'Undo: Ines Calder: Practice Lance' })).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect.poll(() => question(page).innerText()).toBe(before)
  await expect(log(page)).not.toContainText('Heron attacks')

  await page.reload()
  expect(page.url()).toContain(`/play/${of.play}`)
  await expect.poll(() => question(page).innerText()).toBe(before)
})

test('a fight is played to its end by keyboard alone, with a die, by hand, and a refusal in words', async ({
  app,
  page,
}) => {
  const of = await begin(app)
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key)
  }
  await press('5', 'Enter')
  await expect(heading(page)).toContainText('Which way does Heron look?')
  await press('1', 'Enter')
  await expect(heading(page)).toContainText('Roll again?')
  await press('Enter')
  await expect(heading(page)).toContainText('Who does what?')
  await setTable(app, of)

  // The die on Q pays for attacks and nothing else; Back offers everything again.
  await press('q')
  await expect(heading(page)).toContainText('With the die attack.')
  await expect(question(page).getByRole('button', { name: /Basic move/ })).toHaveCount(0)
  await press('Escape')
  await expect(question(page).getByRole('button', { name: /Basic move 1 move/ })).toBeVisible()
  // Looking at an attack shows its arc and its chances before anything is paid.
  await question(page)
    .getByRole('button', { name: /Practice Lance/ })
    .focus()
  await expect(page.getByRole('list', { name: 'On the board' })).toContainText('Firing arc')
  await expect(question(page).getByRole('complementary', { name: 'Chances' })).toContainText('65% destroyed')

  await press('0', 'Enter')
  await expect(log(page)).toContainText('The enemies of round 1 act')
  // Whatever the enemies ask, Enter takes the default, until the second round rolls.
  await expect(async () => {
    if (!(await heading(page).innerText()).includes('Roll again?')) await press('Enter')
    await expect(heading(page)).toContainText('Roll again?', { timeout: 400 })
  }).toPass()
  await expect(log(page)).toContainText('Round 2')

  const panel = page.getByRole('region', { name: 'By hand', exact: true })
  await press('h')
  await expect(panel.getByRole('tab', { name: 'Ship' })).toBeFocused()
  const hull = panel.getByRole('textbox', { name: 'Hull' })
  await hull.focus()
  await press('Control+a', '0', 'Enter')
  await expect(panel.getByRole('alert')).toContainText('A ship without hull is off the board')
  const ship = panel.getByRole('combobox', { name: 'Ship' })
  for (const drone of await enemies(app, of)) {
    await ship.focus()
    await press('Enter')
    await page.keyboard.type(drone.name)
    await press('Enter')
    await expect(ship).toContainText(drone.name)
    await panel.getByRole('button', { name: 'Take it away for good' }).press('Enter')
    await expect(page.getByRole('gridcell', { name: `${drone.name} ${drone.id.split('#')[1]!}` })).toHaveCount(0)
  }
  await expect(page.getByRole('button', { name: /Undo: By hand: .+ Drone \d is taken away/ })).toBeVisible()
  await press('Escape', 'Enter')
  await expect(heading(page)).toContainText('Success')
})

test('at a pace of one step at a time, what the enemies did is told by Enter with its card, and H overrules it', async ({
  app,
  page,
}) => {
  const of = await begin(app)
  await answer(page, 'Where does Heron begin?', 'E-8')
  await answer(page, 'Which way does Heron look?', 'north')
  await answer(page, 'Roll again?', /keeps/)
  const { id } = await setTable(app, of)
  const others = (await enemies(app, of)).filter((one) => one.id !== id)
  await byHand(
    app,
    of,
    others.map(({ id: ship }) => ({ type: 'removeShip', ship })),
  )
  await call(app, 'settings.set', { pace: 'steps' })
  await answer(page, 'Who does what?', 'Pass for this round')

  await expect(heading(page)).toContainText('step 1 of')
  const line = page.getByRole('region', { name: 'Enemies' }).locator('[aria-current=step]')
  await expect(line).toContainText('1.')
  await expect(question(page)).toContainText('Step 1:')
  const begun = await log(page).getByRole('listitem').count()
  await page.keyboard.press('Enter')
  await expect(heading(page)).toContainText('step 2 of')
  await expect(line).toContainText('2.')
  await expect(page.getByRole('region', { name: 'Enemies' }).getByRole('img', { name: 'carried out' })).toHaveCount(1)
  expect(await log(page).getByRole('listitem').count()).toBeGreaterThan(begun)
  // Each reason leads to its rule.
  await question(page)
    .getByRole('link', { name: /EN-007/ })
    .click()
  await expect(page.getByRole('dialog')).toContainText('EN-007')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(heading(page)).toContainText('step 2 of')
  await page.keyboard.press('h')
  await expect(page.getByRole('region', { name: 'By hand', exact: true })).toContainText('Drone')
  await call(app, 'settings.set', { pace: 'off' })
})

test('a die is carried onto slots: one that does not fit says why, one that fits begins the action', async ({
  app,
  page,
}) => {
  const of = await begin(app)
  await answer(page, 'Where does Heron begin?', 'E-8')
  await answer(page, 'Which way does Heron look?', 'north')
  await answer(page, 'Roll again?', /keeps/)
  await setTable(app, of)
  const die = page.getByRole('button', { name: 'Use the die: attack' })
  await die.dragTo(page.getByRole('button', { name: 'Glide: move' }))
  await expect(page.getByText('Glide wants move, and this die shows attack.')).toBeVisible()
  await expect(heading(page)).toContainText('With the die attack.')
  await die.dragTo(page.getByRole('button', { name: 'Practice Lance: attack' }))
  await expect(log(page)).toContainText(/Heron attacks Needle Drone \d/)
})

test('what stands wrong on a sheet is put right there, and the figure keeps the focus', async ({ app, page }) => {
  await begin(app)
  const hull = page.getByRole('spinbutton', { name: 'Hull of Heron, by hand' })
  await hull.press('ArrowDown')
  await expect(hull).toHaveAttribute('aria-valuenow', '5')
  await hull.press('ArrowDown')
  await expect(hull).toHaveAttribute('aria-valuenow', '4')
  await expect(hull).toBeFocused()
  await expect(page.getByRole('button', { name: 'Undo: By hand: hull of Heron is 4' })).toBeVisible()
})

test('no barriers and nothing cut while pilots choose, while a ship is changed by hand, and in large text', async ({
  app,
  page,
}) => {
  await begin(app)
  await answer(page, 'Where does Heron begin?', 'E-8')
  await answer(page, 'Which way does Heron look?', 'north')
  await answer(page, 'Roll again?', /keeps/)
  await expect(heading(page)).toContainText('Who does what?')
  await call(app, 'settings.set', { theme: 'night', textScale: 100, language: 'en' })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'night')
  expect(await barriers(page)).toEqual([])
  for (const [width, height, textScale] of [
    [820, 1180, 100],
    [820, 1180, 300],
  ] as const) {
    await app.resize(width, height)
    await call(app, 'settings.set', { theme: 'paper', textScale })
    await expect(page.locator('html')).toHaveAttribute('style', new RegExp(`--scale: ${textScale / 100}`))
    await expect.poll(() => clipped(page), `at ${textScale} %`).toEqual([])
  }
  await page.keyboard.press('h')
  await expect(page.getByRole('region', { name: 'By hand', exact: true })).toBeVisible()
  expect(await clipped(page), 'by hand').toEqual([])
  await app.resize(1280, 800)
  await call(app, 'settings.set', { textScale: 100 })
  expect(await barriers(page), 'by hand').toEqual([])
})

/** A folder with a pack whose one mission is against an enemy that is known by name alone. */
function dataWithUnrecorded(): string {
  const dataDir = mkdtempSync(join(tmpdir(), 'sparrow-untold-'))
  const raider = { type: 'enemy', enemy: 'grey-raider', rank: 'regular', from: 1, facing: 3 }
  const files = {
    'pack.json': {
      ...{ format: 1, id: 'unrecorded', version: '1.0.0', title: 'Unrecorded', about: 'One mission.', licence: 'MIT' },
      ...{ requires: ['training-sector'], complete: false },
    },
    'enemies/grey-raider.json': { id: 'grey-raider', name: 'Grey Raider', wording: 'Known by name alone.' },
    'missions/first-contact.json': {
      ...{ id: 'first-contact', name: 'First Contact', wording: 'Drive it off.', scenario: 991, briefing: 'Fly.' },
      map: {
        rows: ['....1....', '.........', '.........', '.........', '...d.d...', '...d.d...'],
        legend: { 1: [raider], d: [{ type: 'deployment' }] },
      },
      ...{ markers: [], waves: [], rules: [], lose: [] },
      win: { need: 'all', objectives: [{ id: 'gone', wording: 'Destroy it.', goal: { type: 'destroyEnemies' } }] },
      success: { text: 'Won.', rewards: [] },
      failure: { text: 'Lost.', rewards: [] },
    },
  }
  for (const [name, data] of Object.entries(files)) {
    const path = join(dataDir, 'packs', 'unrecorded', name)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, JSON.stringify(data))
  }
  return dataDir
}

test('an enemy that nobody has recorded is read off its card while it is fought, by keyboard alone', async ({
  start,
}) => {
  const dataDir = dataWithUnrecorded()
  const app = await start(dataDir)
  const { page } = app
  const { id } = await call(app, 'campaign.create', {
    squad: 'Range Squad',
    seats: [{ player: 'Ada', pilot: 'ines-calder', ship: 'heron', callSign: 'Ink' }],
    difficulty: 'normal',
    ironman: false,
  })
  const { play } = await call(app, 'fight.start', { campaign: id, mission: 'first-contact', seats: [1] })
  await page.goto(`${app.address}#/campaign/${id}/play/${play}`)
  const type = async (asked: string, text: string) => {
    await expect(heading(page)).toContainText(asked)
    await page.keyboard.type(text)
    await page.keyboard.press('Enter')
  }
  await type('Grey Raider: number of standees', '40')
  await expect(question(page)).toContainText('A whole number from 1 to 20.')
  expect(await barriers(page)).toEqual([])
  await page.keyboard.press('Control+a')
  await type('Grey Raider: number of standees', '5')
  await type('Grey Raider: hull, regular side', '3')
  await type('Grey Raider: shield, regular side', '1')
  await type('Grey Raider: attack, regular side', '2')
  await type('Grey Raider: immunities, regular side', '')
  await type('Grey Raider: size of the combat deck', '8')
  await type('Where does Heron begin?', '1')
  await type('Which way does Heron look?', '1')
  await type('Roll again?', '')
  await type('Who does what?', '0')
  await type('Grey Raider: the combat card that was drawn', 'r m:fx')
  await expect(question(page)).toContainText('This is no command of a line: m:fx')
  await app.resize(820, 1180)
  await call(app, 'settings.set', { textScale: 300 })
  await expect(page.locator('html')).toHaveAttribute('style', /--scale: 3/)
  await expect.poll(() => clipped(page)).toEqual([])
  await page.keyboard.press('Control+a')
  await type('Grey Raider: the combat card that was drawn', 'r m:ff a1,@3')
  // Its turn is told step by step; Escape shows how it ended.
  await expect(heading(page)).toContainText('step 1 of')
  await page.keyboard.press('Escape')
  await expect(log(page)).toContainText(/Grey Raider \d moves to/)
  const { fields } = await call(app, 'packs.entry', { kind: 'enemies', id: 'grey-raider' })
  expect(fields.find(({ field }) => field === 'regular.hull')).toMatchObject({ value: 3, source: { layer: 'told' } })
  await app.stop()
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 3 })
})

const crew = [
  { player: 'Ada', pilot: 'ines-calder', ship: 'heron', callSign: 'Ink' },
  { player: 'Ben', pilot: 'bram-oduya', ship: 'gannet', callSign: 'Bell' },
  { player: 'Cleo', pilot: 'wren-halloway', ship: 'plover', callSign: 'Kite' },
  { player: 'Dan', pilot: 'tomas-reyl', ship: 'curlew', callSign: 'Slate' },
]

/** Answers everything until the pilots act: the first place and facing each time, and no die again. */
async function settled(app: RunningApp, of: Fight): Promise<void> {
  const { version, wait } = await call(app, 'play.view', of)
  const asked = (wait?.kind === 'ask' ? wait.question : undefined) as Question | undefined
  if (asked === undefined || asked.type === 'act') return
  const seat = asked.type === 'reroll' ? asked.pilots[0]!.seat : asked.seat
  const answer =
    asked.type === 'place'
      ? { type: 'place', place: 0, facing: asked.places[0]!.facings[0] }
      : { type: 'reroll', seat, how: 'keep', dice: [] }
  expect((await call(app, 'play.submit', { ...of, version, seat, answer })).taken).toBe(true)
  await settled(app, of)
}

test('four pilots, one of them out, among eight enemies with effects: no barriers and nothing cut at any size', async ({
  app,
  page,
}) => {
  const { id } = await call(app, 'campaign.create', {
    squad: 'Full House',
    seats: crew,
    difficulty: 'normal',
    ironman: false,
  })
  await call(app, 'fight.start', { campaign: id, mission: 'first-range', seats: [1, 2, 3, 4] })
  const { plays } = await call(app, 'play.list', { campaign: id })
  const of = { campaign: id, play: plays[0]!.id }
  await settled(app, of)
  await byHand(app, of, [{ type: 'spawnWave', wave: 'second-class' }])
  await settled(app, of)
  const drones = await enemies(app, of)
  await byHand(app, of, [
    ...drones.slice(8).map(({ id: ship }): HandChange => ({ type: 'removeShip', ship })),
    { type: 'removeShip', ship: 'p4' },
    ...(['slow', 'targetLock', 'stun', 'hullBreach'] as const).map((effect): HandChange => ({
      type: 'addEffect',
      ship: drones[0]!.id,
      effect,
    })),
  ])
  await app.page.goto(`${app.address}#/campaign/${id}/play/${of.play}`)
  await expect(heading(page)).toContainText('Who does what?')
  await expect(page.getByText('Unconscious', { exact: true })).toBeVisible()
  for (const [width, height, textScale, language] of [
    [1280, 800, 100, 'en'],
    [2560, 1440, 100, 'de'],
    [820, 1180, 100, 'pseudo'],
    [1280, 800, 200, 'en'],
    [1280, 800, 300, 'en'],
  ] as const) {
    await app.resize(width, height)
    await call(app, 'settings.set', { textScale, language })
    await expect(page.locator('html')).toHaveAttribute('style', new RegExp(`--scale: ${textScale / 100}`))
    await expect.poll(() => clipped(page), `at ${width} pixels and ${textScale} %`).toEqual([])
  }
  await app.resize(1280, 800)
  await call(app, 'settings.set', { textScale: 100, language: 'en' })
  expect(await barriers(page)).toEqual([])
  await page.keyboard.press('p')
  await expect(heading(page)).toContainText('Bram Oduya: Who does what?')
})
