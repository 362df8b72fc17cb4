// Beginning a fight: the training range can be flown at once, the box says what has to be told first.
import { expect, test } from 'vitest'
import type { FightView } from '../../../shared/games/akarios/view/fight-view.ts'
import { foundCampaign, startApp, type TestApp } from '../../support/app.ts'

/** Two cadets of the training sector. */
async function foundTraining({ call }: TestApp): Promise<string> {
  const { id } = await call('campaign.create', {
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

test('a squad of the training sector lacks nothing and begins with what its ships bring', async () => {
  const app = startApp()
  const campaign = await foundTraining(app)
  const { missions } = await app.call('fight.missions', { campaign })
  expect(missions.map(({ id, pack, lacks }) => [id, pack, lacks])).toEqual(
    ['first-range', 'last-boat-out', 'loose-wires', 'night-shift', 'the-foreman', 'tug-of-war'].map((id) => [
      id,
      'Training Sector',
      [],
    ]),
  )
  const { play } = await app.call('fight.start', { campaign, mission: 'first-range', seats: [1, 2] })
  expect((await app.call('play.list', { campaign })).plays).toMatchObject([
    {
      id: play,
      status: 'open',
      begun: { n: 2, title: { key: 'akarios.title.fightBegun', args: { mission: 'First Range' } } },
    },
  ])
  const { wait, view } = await app.call('play.view', { campaign, play })
  expect(wait).toMatchObject({ kind: 'ask', question: { asks: { key: 'akarios.ask.deploy' } } })
  const { ships } = view as FightView
  const pilots = ships.filter(({ kind }) => kind === 'pilot')
  expect(pilots.map((ship) => [ship.id, ship.hull, ship.shield])).toEqual([
    ['p1', 6, 2],
    ['p2', 8, 1],
  ])
  expect(
    pilots.map((ship) => ship.kind === 'pilot' && ship.cards.map(({ place, card }) => `${place} ${card}`)),
  ).toEqual([
    ['weapon-1 practice-lance', 'engine-1 glide', 'pilotAbility abilities:steady-eye'],
    ['weapon-1 bell-cannon', 'engine-1 shoulder', 'pilotAbility abilities:field-patch'],
  ])
  expect(ships.flatMap((ship) => (ship.kind === 'enemy' ? [ship.type] : []))).toEqual([
    'bell-drone',
    'needle-drone',
    'needle-drone',
  ])
})

test('a squad of the box is told by name what nobody has entered yet, and cannot begin', async () => {
  const app = startApp()
  const campaign = await foundCampaign(app)
  const { missions } = await app.call('fight.missions', { campaign })
  expect(missions[0]?.lacks.map(({ thing, name, fields }) => [thing, name, fields])).toEqual([
    ['ship', 'Argonaut', ['hull', 'shield']],
    ['pilotDeck', 'Deck 1', ['cards']],
    ['ship', 'Merkava', ['hull', 'shield']],
    ['pilotDeck', 'Deck 2', ['cards']],
    ['board', 'board', ['dieFaces', 'moves', 'rotate', 'attack']],
    ['enemyDeck', 'Deck E', ['cards']],
  ])
  expect(await app.refused('fight.start', { campaign, mission: 'first-range', seats: [1, 2] })).toEqual({
    code: 'refused',
    key: 'fight.lacks',
    args: { thing: 'Argonaut', fields: 'hull, shield' },
  })
})

test('one fight at a time; unknown missions and seats are refused', async () => {
  const app = startApp()
  const campaign = await foundTraining(app)
  const wanted = { campaign, mission: 'first-range', seats: [1] }
  expect(await app.refused('fight.start', { ...wanted, mission: 'no-such' })).toMatchObject({ key: 'fight.noMission' })
  expect(await app.refused('fight.start', { ...wanted, seats: [3] })).toMatchObject({ key: 'fight.noSeat' })
  await app.call('fight.start', wanted)
  expect(await app.refused('fight.start', wanted)).toMatchObject({ key: 'fight.open' })
})

test('nobody mixes the pilots and ships of two packs in one squad', async () => {
  const { refused } = startApp()
  const seats = [{ player: 'Ada', pilot: 'starla', ship: 'heron', callSign: 'Ink' }]
  const mixed = { squad: 'Mixed', seats, difficulty: 'normal', ironman: false } as const
  expect(await refused('campaign.create', mixed)).toMatchObject({ key: 'founding.pilotNotOpen' })
})
