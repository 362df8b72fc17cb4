// Twenty steps taken back by key after a restart, across a fight that is over, its outcome and a round, and brought back again.
import { expect, test, type RunningApp } from '../fixtures.ts'
import { byHand, fightOn, heading, viewOf, type Fight } from '../hosts/fight.ts'
import { call, visit } from '../hosts/screens.ts'
import { endSound, keysOf } from './table.ts'

/** One decision by key: whoever may act passes, everything else is as the app proposes it. Some take two answers. */
async function decide(app: RunningApp, of: Fight): Promise<void> {
  const { version } = await call(app, 'play.view', of)
  await expect(async () => {
    const passes = (await heading(app.page).innerText()).includes('Who does what?')
    await keysOf(app.page)(...(passes ? ['0', 'Enter'] : ['Enter']))
    await expect.poll(async () => (await call(app, 'play.view', of)).version, { timeout: 500 }).toBeGreaterThan(version)
  }).toPass({ intervals: [20] })
}

const nextUndo = async (app: RunningApp, campaign: string) => (await call(app, 'history.steps', { campaign })).undo

/** Presses the keys once, and waits until the bar names another step. */
async function step({ page }: RunningApp, keys: string, named: RegExp): Promise<void> {
  const bar = page.getByRole('banner').getByText(named).first()
  const before = await bar.innerText()
  await page.keyboard.press(keys)
  await expect(bar).not.toHaveText(before)
}

/** What the campaign comes to: its fights, and what the first of them and the squad look like. */
async function standing(app: RunningApp, of: Fight) {
  const { campaign } = of
  const { plays } = await call(app, 'play.list', { campaign })
  const { seats } = await call(app, 'squad.view', { campaign })
  const isThere = plays.some(({ id }) => id === of.play)
  return {
    plays: plays.map(({ status, waits }) => [status, waits]),
    credits: seats.map(({ credits }) => credits),
    fight: isThere ? await viewOf(app, of) : undefined,
  }
}

test('[FR-004] after a restart twenty steps are taken back across a play and a round, each by its name, and brought back', async ({
  start,
}) => {
  const first = await start()
  await call(first, 'settings.set', { tips: 'off', pace: 'off' })
  const { page } = first
  await expect(page.getByRole('heading', { name: 'No campaign yet' })).toBeVisible()
  await page.keyboard.press('t')
  await page.keyboard.press('Enter')
  await expect(heading(page)).toContainText('Where does Heron begin?')
  const of = fightOn(page)
  const { campaign } = of
  while ((await viewOf(first, of)).round < 2) await decide(first, of)
  // The step before the round, to which it will come back.
  const early = await nextUndo(first, campaign)
  const before = await standing(first, of)
  for (let step = 0; step < 8; step += 1) await decide(first, of)
  const enemies = (await viewOf(first, of)).ships.filter(({ kind }) => kind === 'enemy')
  await byHand(
    first,
    of,
    enemies.map(({ id }) => ({ type: 'removeShip', ship: id })),
  )
  while ((await viewOf(first, of)).outcome === null) await decide(first, of)
  await expect(heading(page)).toContainText('Success')
  const { command } = await call(first, 'squad.outcome', of)
  await call(first, 'squad.do', { campaign, who: 'table', command })
  await call(first, 'fight.start', { campaign, mission: 'night-shift', seats: [1, 2], tabletop: 'board' })
  for (const body of ['Owe Dov', 'Buy supply', 'Long table'])
    await call(first, 'notes.add', { campaign, body, who: 'Ada' })
  const after = await standing(first, of)
  await first.stop()

  const second = await start(first.dataDir)
  await visit(second.page, `#/campaign/${campaign}/history`)
  let taken = 0
  while ((await nextUndo(second, campaign))!.n !== early!.n) {
    await step(second, 'Control+z', /^Undo: /)
    taken += 1
  }
  expect(taken).toBeGreaterThanOrEqual(20)
  expect(await standing(second, of)).toEqual(before)
  for (; taken > 0; taken -= 1) await step(second, 'Control+Shift+z', /^(Redo: |Nothing to redo)/)
  await expect(second.page.getByRole('banner').getByText('Nothing to redo')).toBeVisible()
  expect(await standing(second, of)).toEqual(after)
  await endSound(second, campaign)
})
