// A fight on both hosts: begun on the bridge, the first attack, taken back by name, the same question after a reload; one played to its
// end by keyboard alone; the enemies' turns step by step; dice carried and figures put right.
import { expect, test } from './fixtures.ts'
import type { HandChange } from '../../shared/games/akarios/command/hand-change.ts'
import { answer, begin, byHand, enemiesOf, heading, log, question, type Fight } from './hosts/fight.ts'
import type { RunningApp } from './hosts/running.ts'
import { call } from './hosts/screens.ts'

/** One attack die among moves, and one drone two hexes ahead of E-8: what the fight is about hangs on no luck. Answers that drone. */
async function setTable(app: RunningApp, of: Fight) {
  const drone = (await enemiesOf(app, of)).find(({ type }) => type === 'needle-drone')!
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
  for (const drone of await enemiesOf(app, of)) {
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
  const others = (await enemiesOf(app, of)).filter((one) => one.id !== id)
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

test('what stands wrong on a sheet is put right there, figures and effects, and the figure keeps the focus', async ({
  app,
  page,
}) => {
  await begin(app)
  const hull = page.getByRole('spinbutton', { name: 'Hull of Heron, by hand' })
  await hull.press('ArrowDown')
  await expect(hull).toHaveAttribute('aria-valuenow', '5')
  await hull.press('ArrowDown')
  await expect(hull).toHaveAttribute('aria-valuenow', '4')
  await expect(hull).toBeFocused()
  await expect(page.getByRole('button', { name: 'Undo: By hand: hull of Heron is 4' })).toBeVisible()

  await page.getByRole('button', { name: 'Add an effect by hand: Heron' }).press('Enter')
  const effects = page.getByRole('menuitem')
  await expect(effects).toHaveCount(6)
  await expect(effects.first()).toBeFocused()
  await page.keyboard.type('slow')
  await expect(effects.filter({ hasText: 'slow' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'End by hand: slow on Heron' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Undo: By hand: Heron gets slow' })).toBeVisible()
  await expect(question(page)).toContainText('Where does Heron begin?')
})
