// The screen of a fight in its states, from one pilot to the fullest table: no barriers and nothing cut, at any size.
import { expect, test } from './fixtures.ts'
import type { HandChange } from '../../shared/games/akarios/command/hand-change.ts'
import type { Question } from '../../shared/games/akarios/question/question.ts'
import { answer, begin, byHand, enemiesOf, heading, type Fight } from './hosts/fight.ts'
import type { RunningApp } from './hosts/running.ts'
import { barriers, call, clipped } from './hosts/screens.ts'

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
  const drones = await enemiesOf(app, of)
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
