// Entering the box by keyboard, with its keys counted: an enemy with both sides and a combat card, its diagrams painted on hexes. And
// what is made from nothing: a mission that is flown, a card whose steps nest.
import type { Locator, Page } from '@playwright/test'
import { endSound } from './evenings/table.ts'
import { expect, test } from './fixtures.ts'
import { heading } from './hosts/fight.ts'
import { barriers, call, clipped, found, visit } from './hosts/screens.ts'

/** Types and presses like a person, and counts every key. */
function keysOf(page: Page) {
  let count = 0
  return {
    type: async (text: string) => {
      count += text.length
      await page.keyboard.type(text)
    },
    press: async (...keys: string[]) => {
      count += keys.length
      for (const key of keys) await page.keyboard.press(key)
    },
    count: () => count,
  }
}

test('leaving with something entered asks first; large text and narrow windows cut nothing', async ({ app, page }) => {
  await visit(page, '#/packs/enemies')
  await page.getByLabel('Name').fill('Half')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Stay here' }).click()
  await expect(page.getByLabel('Name')).toHaveValue('Half')
  await page.getByLabel('Combat card 1', { exact: true }).fill('r m')
  await call(app, 'settings.set', { textScale: 300 })
  for (const [width, height] of [
    [820, 1180],
    [1280, 800],
  ] as const) {
    await app.resize(width, height)
    expect(await clipped(page)).toEqual([])
  }
  await call(app, 'settings.set', { textScale: 100 })
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Leave without saving' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Packs' })).toBeVisible()
})

test('an evening of typing: an enemy with both sides and two combat cards takes fewer than 110 keys, is one step to undo, and stays', async ({
  start,
}) => {
  const app = await start()
  const { page } = app
  await call(app, 'settings.set', { tips: 'off' })
  const campaign = await found(app, 'Star Squad')
  await visit(page, '#/packs')
  const keys = keysOf(page)
  await keys.press('n')
  await expect(page.getByRole('heading', { level: 1, name: 'New: Enemy' })).toBeVisible()
  await expect(page.getByLabel('Name')).toBeFocused()
  await keys.type('Grey Moth')
  await keys.press('Enter')
  for (const number of ['7', '4']) {
    await keys.type(number)
    await keys.press('Enter')
  }
  const before = keys.count()
  for (const figure of ['3', '0', '1', '-']) {
    await keys.type(figure)
    await keys.press('Enter')
  }
  // Ten figures a minute are slow; a side of an enemy is there in far less than 15 seconds.
  expect(keys.count() - before).toBe(8)
  for (const figure of ['5', '1', '2', 'sl stu']) {
    await keys.type(figure)
    await keys.press('Enter')
  }
  await expect(page.getByText('slow and stun')).toBeVisible()
  await expect(page.getByLabel('Combat card 1', { exact: true })).toBeFocused()
  await keys.type('2x r m2 a2,3,sl')
  await expect(page.getByRole('img', { name: 'turn to the target' })).toBeVisible()
  await keys.press('Enter')
  await expect(page.getByLabel('Combat card 2', { exact: true })).toBeFocused()
  await keys.type('r ?near2(a3,2|m1)')
  await keys.press('Control+Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Packs' })).toBeVisible()
  expect(keys.count()).toBeLessThan(110)
  const { entry } = await call(app, 'packs.form', { kind: 'enemies', id: 'grey-moth' })
  expect(entry).toMatchObject({
    ...{ name: 'Grey Moth', deckNumber: 7, standees: 4 },
    regular: { hull: 3, shield: 0, attack: 1, immune: [] },
    elite: { hull: 5, shield: 1, attack: 2, immune: ['slow', 'stun'] },
    cards: [
      { copies: 2, line: [{ do: 'rotate' }, { do: 'move' }, { do: 'attack', range: 3 }] },
      { line: [{}, {}, {}] },
    ],
  })
  await expect(page.getByRole('button', { name: 'Undo: Grey Moth, new' })).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(page.getByRole('button', { name: 'Redo: Grey Moth, new' })).toBeVisible()
  await page.keyboard.press('Control+Shift+z')
  await expect(page.getByRole('button', { name: 'Undo: Grey Moth, new' })).toBeVisible()
  await app.stop()

  const second = await start(app.dataDir)
  expect((await call(second, 'packs.form', { kind: 'enemies', id: 'grey-moth' })).entry).toEqual(entry)
  await call(second, 'campaign.get', { campaign })
  await endSound(second, campaign)
})

test('slips are said at their row while typing, nothing is lost, and diagrams are painted with arrows and Space', async ({
  app,
  page,
}) => {
  await visit(page, '#/packs/enemies/needle-drone')
  await expect(page.getByRole('heading', { level: 1, name: 'Needle Drone' })).toBeVisible()
  expect(await barriers(page)).toEqual([])
  const hull = page.getByRole('textbox', { name: 'Hull' }).first()
  await hull.fill('99')
  await expect(page.getByText('A whole number from 1 to 60.')).toBeVisible()
  await hull.fill('4')
  const card = page.getByLabel('Combat card 6', { exact: true })
  await card.fill('r qq m1')
  await expect(page.getByText('This is no command of a line: qq')).toBeVisible()
  await page.keyboard.press('Control+Enter')
  await expect(card).toBeFocused()
  await card.fill('r m')
  await page.keyboard.press('Tab')
  const grid = page.getByRole('grid', { name: 'The move on hexes' })
  await expect(grid).toBeFocused()
  for (const key of ['ArrowUp', 'Space', 'ArrowUp', 'Space', '>']) await page.keyboard.press(key)
  await expect(card).toHaveValue('r mff>')
  expect(await barriers(page)).toEqual([])
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Packs' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Undo: Needle Drone regular · hull 4 and 1 more/ })).toBeVisible()
  const { rows } = await call(app, 'packs.form', { kind: 'enemies', id: 'needle-drone' })
  const cards = rows.find(({ field }) => field === 'cards')?.value
  expect(JSON.stringify(cards)).toContain('{"q":0,"r":-2,"facing":1}')
  await page.keyboard.press('Control+z')
  await expect(page.getByRole('button', { name: /^Undo: Needle Drone/ })).toHaveCount(0)
})

test('a card and a market list are typed as they are printed, and drawn while they are typed', async ({
  app,
  page,
}) => {
  await visit(page, '#/packs/upgrades')
  const keys = keysOf(page)
  await keys.type('Moth Fan')
  await keys.press('Tab', 'Enter')
  await page.getByRole('option', { name: 'engine' }).click()
  await page.getByRole('textbox', { name: 'Card number' }).focus()
  for (const figure of ['41', '7', 'sc', '2', 'm&w m+a:1,2']) {
    await keys.type(figure)
    await keys.press('Enter')
  }
  await expect(page.getByText('Scout', { exact: true })).toBeVisible()
  await expect(page.getByRole('img', { name: 'wild' })).toBeVisible()
  expect(keys.count()).toBeLessThan(60)
  await page.getByLabel('Reminder').fill('Turn as the card shows.')
  expect(await barriers(page)).toEqual([])
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('button', { name: 'Undo: Moth Fan, new' })).toBeVisible()
  const { entry } = await call(app, 'packs.form', { kind: 'upgrades', id: 'moth-fan' })
  expect(entry).toMatchObject({ kind: 'engine', number: 41, cost: 7, supply: 2, classes: ['scout'] })

  await visit(page, '#/packs/markets/chandlers-quay')
  await page.getByLabel('Sells').fill('engine 1-6, Moth Fan, Amber Lance')
  await expect(page.getByText('Not every word here is known, or one could be several: Amber Lance')).toBeVisible()
  await page.getByLabel('Sells').fill('engine 1-6, Moth Fan')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('button', { name: /^Undo: Chandler's Quay sells/ })).toBeVisible()
})

test('a mission map is painted with arrows and Space, taken back and saved as one step', async ({ app, page }) => {
  await visit(page, '#/packs/missions/first-range')
  const grid = page.getByRole('grid', { name: 'map' })
  await call(app, 'settings.set', { textScale: 300 })
  await app.resize(820, 1180)
  expect((await clipped(page)).filter((text) => !/Undo|Redo/.test(text))).toEqual([])
  await call(app, 'settings.set', { textScale: 100 })
  await grid.focus()
  const corner = grid.getByRole('gridcell').first()
  const before = await corner.getAttribute('aria-label')
  await page.keyboard.press('Space')
  await expect(corner).toHaveAttribute('aria-label', /asteroid/)
  await page.keyboard.press('Control+z')
  await expect(corner).toHaveAttribute('aria-label', before ?? '')
  await page.keyboard.press('Control+Shift+z')
  await expect(corner).toHaveAttribute('aria-label', /asteroid/)
  expect(await barriers(page)).toEqual([])
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('button', { name: /^Undo: First Range map/ })).toBeVisible()
  const { entry } = await call(app, 'packs.form', { kind: 'missions', id: 'first-range' })
  expect(entry).toMatchObject({ map: { rows: expect.arrayContaining([expect.stringMatching(/^a/)]) as unknown } })
})

/** Opens a list that has the focus or the name, and takes what is typed. */
async function choose(page: Page, name: string | RegExp, typed: string, within = page.locator('main')) {
  await within
    .getByRole('combobox', { name, exact: typeof name === 'string' })
    .first()
    .press('Enter')
  const option = page.getByRole('option', { name: typed }).first()
  await expect(option).toBeVisible()
  await option.click()
}

test('a new mission gets a marker, a wave and an objective, is listed on the bridge, and is begun', async ({
  app,
  page,
}) => {
  await visit(page, '#/packs')
  await page.keyboard.press('m')
  await expect(page.getByRole('heading', { level: 1, name: 'New: Mission' })).toBeVisible()
  await expect(page.getByLabel('Name')).toBeFocused()
  await page.keyboard.type('Moth Nest')
  await page.getByRole('button', { name: 'Add: Marker' }).press('Enter')
  const marker = page.getByRole('group', { name: 'Marker 1' })
  await expect(marker.getByLabel('Name')).toBeFocused()
  await page.keyboard.type('Hollow log')
  await marker.getByLabel('In one sentence').fill('They come from here.')
  await choose(page, 'Whose it is', 'none', marker)
  // What was just described can be painted and named at once.
  await choose(page, 'Paint with', 'Marker')
  await page.getByRole('grid', { name: 'map' }).press('Space')
  await choose(page, 'Paint with', 'Enemy')
  await choose(page, 'Enemy', 'Needle Drone')
  for (const key of ['ArrowRight', 'ArrowRight', 'Space']) await page.getByRole('grid', { name: 'map' }).press(key)
  await page.getByRole('button', { name: 'Add: Wave' }).press('Enter')
  const wave = page.getByRole('group', { name: 'Wave 1' })
  await choose(page, 'When', 'At the start of a round', wave)
  await wave.getByRole('textbox', { name: 'Round', exact: true }).fill('2')
  await page.keyboard.press('Control+Enter')
  // What is missing is said where it is missing, and nothing is lost.
  await expect(wave.getByText('At least 1 of them.')).toBeVisible()
  await wave.getByRole('checkbox', { name: 'Hollow log' }).press('Space')
  await wave.getByRole('button', { name: 'Add: Enemy' }).first().press('Enter')
  await choose(page, 'Enemy', 'Bell Drone', wave)
  await choose(page, 'Rank', 'regular', wave)
  await wave.getByRole('textbox', { name: 'How many' }).fill('1')
  await page.locator('summary', { hasText: 'Destroy every enemy.' }).press('Enter')
  const goal = page.getByRole('group', { name: 'Objective 1' })
  await goal.getByLabel('In one sentence').fill('Leave no moth flying.')
  await choose(page, /^Enemy/, 'Needle Drone', goal)
  expect(await barriers(page)).toEqual([])
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('button', { name: 'Undo: Moth Nest, new' })).toBeVisible()
  const { entry } = await call(app, 'packs.form', { kind: 'missions', id: 'moth-nest' })
  expect(entry).toMatchObject({
    markers: [{ id: 'marker-1', name: 'Hollow log', side: 'none' }],
    waves: [
      {
        when: { on: 'roundStart', round: 2 },
        at: ['marker-1'],
        table: { '1': [{ enemy: 'bell-drone', rank: 'regular', count: 1 }], '2': [], '3': [], '4': [] },
      },
    ],
    win: {
      objectives: [{ wording: 'Leave no moth flying.', goal: { type: 'destroyEnemies', enemy: 'needle-drone' } }],
    },
  })
  const seats = [{ player: 'Ada', pilot: 'ines-calder', ship: 'heron', callSign: 'Ink' }]
  const { id } = await call(app, 'campaign.create', {
    squad: 'Moth Squad',
    seats,
    difficulty: 'normal',
    ironman: false,
  })
  await visit(page, `#/campaign/${id}/bridge`)
  await page.getByRole('button', { name: 'Start the fight: Moth Nest' }).press('Enter')
  await expect(heading(page)).toContainText('Where does Heron begin?')
})

/** Narrows the list of steps by typing, where a step was just added: each key once what takes it has the focus. */
async function typeStep(page: Page, step: Locator, words: string) {
  await expect(step.getByRole('combobox').first()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('option').first()).toBeVisible()
  await expect(page.locator('input:focus')).toBeVisible()
  await page.keyboard.type(words)
  await expect(page.getByRole('option')).toHaveCount(1)
  await page.keyboard.press('Enter')
}

test('steps of a card are chosen by their words, nest, move and say what they do; what is added can be taken out', async ({
  app,
  page,
}) => {
  await visit(page, '#/packs')
  await page.keyboard.press('Control+k')
  await page.keyboard.type('new upgrade')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'New: Upgrade' })).toBeVisible()
  await page.keyboard.type('Practice Lance')
  await choose(page, 'Kind', 'weapon')
  await expect(page.getByText('There is such an entry already')).toBeVisible()
  await page.getByLabel('Name').fill('Moth Lamp')
  await page.getByRole('button', { name: 'Add: Step' }).press('Enter')
  const first = page.getByRole('group', { name: 'Step 1', exact: true })
  await typeStep(page, first, 'stress face paid')
  const inner = first.getByRole('group', { name: 'Step 1', exact: true })
  await choose(page, 'Which', 'Pay with hull, shield or stress', inner)
  await choose(page, 'What', 'stress', inner)
  await inner.getByRole('textbox', { name: 'Amount' }).fill('12')
  await expect(inner.getByText('A whole number from 1 to 10.')).toBeVisible()
  await inner.getByRole('textbox', { name: 'Amount' }).fill('2')
  await expect(page.getByText('If a stress face paid for it: Pay 2 stress.')).toBeVisible()
  await page.getByRole('button', { name: 'Add: Step' }).last().press('Enter')
  await typeStep(page, page.getByRole('group', { name: 'Step 2', exact: true }), 'stop a move')
  await expect(page.getByText('End the move on any hex of its way, without stress.')).toBeVisible()
  await page.getByRole('button', { name: 'Move Step 2 up' }).press('Enter')
  expect(await barriers(page)).toEqual([])
  await call(app, 'settings.set', { textScale: 300 })
  await app.resize(820, 1180)
  expect((await clipped(page)).filter((text) => !/Undo|Redo/.test(text))).toEqual([])
  await call(app, 'settings.set', { textScale: 100 })
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('button', { name: 'Undo: Moth Lamp, new' })).toBeVisible()
  const { entry } = await call(app, 'packs.form', { kind: 'upgrades', id: 'moth-lamp' })
  expect(entry).toMatchObject({
    effects: [{ do: 'stopMove' }, { do: 'ifStress', steps: [{ do: 'pay', what: 'stress', amount: 2 }] }],
  })
  await app.resize(1280, 800)
  await page.getByRole('textbox', { name: /^Search/ }).fill('moth lamp')
  await page.getByRole('button', { name: 'Remove Moth Lamp' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Undo: Moth Lamp, removed' })).toBeVisible()
  await expect(page.getByText('Nothing fits')).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(page.getByRole('button', { name: 'Remove Moth Lamp' })).toBeVisible()
})

test('a mission is tried by simulation with the keyboard alone, read against what is fair, and stopped', async ({
  app,
  page,
}) => {
  await visit(page, '#/packs/missions/first-range')
  const start = page.getByRole('button', { name: 'Start the simulation' })
  const ask = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key)
    await expect(start).toBeFocused()
    await page.keyboard.press('Enter')
  }
  await page.getByRole('radio', { name: '1 to 4' }).focus()
  // One pilot, 20 fights, by chance; difficulty and seed as they stand.
  await ask('ArrowRight', 'Tab', 'ArrowLeft', 'Tab', 'ArrowRight', 'Tab', 'Tab', 'Tab')
  await expect(page.getByText('All 20 fights are played.')).toBeVisible({ timeout: 60_000 })
  await expect(page.getByRole('figure', { name: 'Fights won' })).toBeVisible()
  await expect(page.getByRole('table', { name: 'What a fight is like' }).getByText('of 20')).toBeVisible()
  await expect(page.getByRole('cell', { name: 'Every pilot was unconscious.' })).toBeVisible()
  expect(await barriers(page)).toEqual([])
  await call(app, 'settings.set', { textScale: 300 })
  await app.resize(820, 1180)
  // The head of a narrow table is hidden: its words stand in each row instead.
  expect((await clipped(page)).filter((text) => !/Undo|Redo|^T[RH] /.test(text))).toEqual([])
  await call(app, 'settings.set', { textScale: 100 })
  // 400 fights are not waited for.
  await page.getByRole('radio', { name: '20', exact: true }).focus()
  await ask('ArrowRight', 'ArrowRight', 'ArrowRight', 'Tab', 'Tab', 'Tab', 'Tab')
  await expect(page.getByRole('progressbar', { name: /of 400 fights/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByText(/^Stopped after \d+ of 400 fights/)).toBeVisible()
  await expect(start).toBeFocused()
  expect((await call(app, 'simulation.get', {})).run?.state).toBe('stopped')
})
