// A fight on both hosts: begun on the bridge, the first attack by keyboard, taken back by name, and the same question after a reload.
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import type { HandChange } from '../../shared/games/akarios/command/hand-change.ts'
import type { FightView } from '../../shared/games/akarios/view/fight-view.ts'
import type { RunningApp } from './hosts/running.ts'
import { call } from './hosts/screens.ts'

const question = (page: Page) => page.getByRole('region', { name: 'Question' })

/** Answers the question of this name with an option that is found by its words. */
async function answer(page: Page, asked: string, option: string | RegExp) {
  await expect(question(page).getByRole('heading')).toContainText(asked)
  const wanted = question(page).getByRole('button', { name: option }).first()
  await wanted.click()
  await page.keyboard.press('Enter')
}

/** One attack die among moves, and one drone two hexes ahead of E-8: what the fight is about hangs on no luck. */
async function setTable(app: RunningApp, of: { campaign: string; play: string }) {
  const { view } = await call(app, 'play.view', of)
  const drone = (view as FightView).ships.find((ship) => ship.kind === 'enemy' && ship.type === 'needle-drone')!
  const faces = ['attack', 'move', 'move', 'move'] as const
  const changes: HandChange[] = [
    ...faces.map((face, die): HandChange => ({ type: 'setDie', seat: 'p1', die, face, spent: false })),
    { type: 'placeShip', ship: drone.id, at: { q: 4, r: 3 }, facing: 3 },
  ]
  for (const change of changes) {
    const { version } = await call(app, 'play.view', of)
    const reply = await call(app, 'play.hand', { ...of, version, seat: 'table', change })
    expect(reply.taken).toBe(true)
  }
  await expect(app.page.getByRole('gridcell', { name: /^E-6, Needle Drone/ })).toBeAttached()
}

test('a squad of the training sector flies to its first attack, takes it back, and finds the same question again', async ({
  start,
}) => {
  const app = await start()
  const { page, address } = app
  const seats = [{ player: 'Ada', pilot: 'ines-calder', ship: 'heron', callSign: 'Ink' }]
  const squad = { squad: 'Range Squad', seats, difficulty: 'normal', ironman: false } as const
  const { id } = await call(app, 'campaign.create', squad)
  await page.goto(`${address}#/campaign/${id}/bridge`)
  await page.getByRole('button', { name: 'Start the fight' }).click()

  await answer(page, 'Where does Heron begin?', 'E-8')
  await answer(page, 'Which way does Heron look?', 'north')
  await expect(page.getByRole('gridcell', { name: /E-8, Heron, north/ })).toBeAttached()
  await answer(page, 'Roll again?', /keeps/)
  await expect(question(page).getByRole('heading')).toContainText('Ines Calder: Who does what?')

  const { plays } = await call(app, 'play.list', { campaign: id })
  const play = plays[0]!.id
  await setTable(app, { campaign: id, play })
  await expect(question(page).getByRole('heading')).toContainText('Ines Calder: Who does what?')
  const before = await question(page).innerText()
  // The one ship in the arc is taken without a question.
  await answer(page, 'Ines Calder: Who does what?', /Practice Lance/)
  const log = page.getByRole('region', { name: 'What happened' })
  await expect(log).toContainText(/Heron attacks Needle Drone \d/)
  await expect(log).toContainText(/Heron draws .+ against Needle Drone \d: \d/)

  await expect(page.getByRole('button', { name: 'Undo: Ines Calder: Practice Lance' })).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect.poll(() => question(page).innerText()).toBe(before)
  await expect(log).not.toContainText('Heron attacks')

  await page.reload()
  expect(page.url()).toContain(`/play/${play}`)
  await expect.poll(() => question(page).innerText()).toBe(before)
})
