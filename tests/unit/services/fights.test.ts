// Beginning a fight: the training range can be flown at once, the box says what has to be told first.
import { expect, test } from 'vitest'
import { loadContent } from '../../../main/app.ts'
import { layerPacks } from '../../../shared/games/akarios/content/layer.ts'
import type { Question } from '../../../shared/games/akarios/question/question.ts'
import type { FightView } from '../../../shared/games/akarios/view/fight-view.ts'
import type { Json } from '../../../shared/kernel/json.ts'
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

test('a squad of the box is told by name what cannot be asked in a fight and nobody has told, and cannot begin', async () => {
  const app = startApp()
  const campaign = await foundCampaign(app)
  const { missions } = await app.call('fight.missions', { campaign })
  expect(missions[0]?.lacks.map(({ thing, name, fields }) => [thing, name, fields])).toEqual([
    ['ship', 'Argonaut', ['hull', 'shield']],
    ['pilotDeck', 'Deck 1', ['cards']],
    ['ship', 'Merkava', ['hull', 'shield']],
    ['pilotDeck', 'Deck 2', ['cards']],
    ['enemyDeck', 'Deck E', ['cards']],
  ])
  expect(missions[0]?.later.map(({ thing, name, fields }) => [thing, name, fields])).toEqual([
    ['board', 'board', ['dieFaces', 'moves', 'rotate', 'attack']],
    ['upgrades', 'Burst Fire', ['supply', 'slots', 'attacks']],
    ['upgrades', 'Flank', ['supply', 'slots', 'moves']],
    ['upgrades', 'Proton Blast', ['supply', 'slots', 'attacks']],
    ['upgrades', 'Barrel Roll', ['supply', 'slots', 'moves']],
  ])
  expect(await app.refused('fight.start', { campaign, mission: 'first-range', seats: [1, 2] })).toEqual({
    code: 'refused',
    key: 'fight.lacks',
    args: { thing: 'Argonaut', fields: 'hull, shield' },
  })
})

/** The packs of the app, but of the enemies of First Range only their names are known. */
async function namesOnly() {
  const content = await loadContent({ packsDir: 'packs' })
  const packs = content.packs.map((pack) => ({
    ...pack,
    entries: {
      ...pack.entries,
      enemies: pack.entries.enemies.map((placed) => {
        const { id, name, wording } = placed.entry
        return id === 'bell-drone' || id === 'needle-drone' ? { ...placed, entry: { id, name, wording } } : placed
      }),
    },
  }))
  const layered = layerPacks(packs)
  return { ...content, packs, layered: () => layered }
}

test('[CB-016] an enemy of which only the name is known is asked about in the fight, once, and the next fight knows it', async () => {
  const app = startApp(undefined, { content: await namesOnly() })
  const { call } = app
  const [campaign, other] = [await foundTraining(app), await foundTraining(app)]
  const asked = async (of: string, play: string) => {
    const { version, wait } = await call('play.view', { campaign: of, play })
    if (wait?.kind !== 'ask') throw new Error('nobody is asked')
    return { version, question: wait.question as Question }
  }
  const begin = async (of: string) =>
    (await call('fight.start', { campaign: of, mission: 'first-range', seats: [1] })).play
  const told: Record<string, Json> = {
    standees: 6,
    'regular.hull': 2,
    'regular.shield': 0,
    'regular.attack': 1,
    'regular.immune': [],
    deckSize: 8,
  }
  const fields: string[] = []
  const play = await begin(campaign)
  const tell = async (value: Json) => {
    const { version } = await asked(campaign, play)
    return call('play.submit', { campaign, play, version, seat: 'table', answer: { type: 'value', value } })
  }
  expect(await tell(99)).toMatchObject({
    taken: false,
    problems: [{ key: 'akarios.refused.value', args: { code: 'value-refused' } }],
  })
  for (
    let { question } = await asked(campaign, play);
    question.type === 'value';
    { question } = await asked(campaign, play)
  ) {
    fields.push(`${question.id} ${question.field}`)
    expect(await tell(told[question.field] ?? null)).toMatchObject({ taken: true })
  }
  expect(fields).toEqual(Object.keys(told).map((field) => `needle-drone ${field}`))
  // Undo takes it out of the fight, not out of the owner's pack.
  await call('history.undo', { campaign, entry: (await asked(campaign, play)).version })
  expect((await asked(campaign, play)).question).toMatchObject({ type: 'value', field: 'deckSize' })
  const { fields: known } = await call('packs.entry', { kind: 'enemies', id: 'needle-drone' })
  expect(known.find(({ field }) => field === 'regular.hull')).toMatchObject({ value: 2, source: { layer: 'told' } })
  expect((await asked(other, await begin(other))).question.type).toBe('place')
})

test('a fitted card that no pack has any more is named, and the fight does not begin', async () => {
  const before = startApp()
  const campaign = await foundTraining(before)
  await before.app.close()
  const content = await loadContent({ packsDir: 'packs' })
  const packs = content.packs.map((pack) => ({
    ...pack,
    entries: { ...pack.entries, upgrades: pack.entries.upgrades.filter(({ entry }) => entry.id !== 'practice-lance') },
  }))
  const { call, refused } = startApp(before.dataDir, { content: { ...content, packs } })
  const wanted = { campaign, mission: 'first-range', seats: [1, 2] }
  expect(await refused('fight.start', wanted)).toEqual({
    code: 'refused',
    key: 'akarios.setup.unknownCard',
    args: { card: 'practice-lance' },
  })
  expect((await call('play.list', { campaign })).plays).toEqual([])
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

test('[PA-058] the chances of an attack can be asked for; a stale question is refused, and nothing is stored', async () => {
  const app = startApp()
  const campaign = await foundTraining(app)
  const { play } = await app.call('fight.start', { campaign, mission: 'first-range', seats: [1] })
  const of = { campaign, play }
  const { version } = await app.call('play.view', of)
  expect(await app.call('fight.odds', { ...of, version })).toEqual({ attacks: [] })
  const stale = { ...of, version: version + 1 }
  expect(await app.refused('fight.odds', stale)).toMatchObject({ code: 'conflict', key: 'kernel.stale' })
  expect(await app.refused('fight.odds', { ...stale, play: 'no' })).toMatchObject({ key: 'kernel.unknownPlay' })
  const unlike = { ...of, version, answer: { type: 'targets' as const, targets: ['nobody'] } }
  expect(await app.call('fight.odds', unlike)).toEqual({ attacks: [] })
  expect((await app.call('play.view', of)).version).toBe(version)
})

test('nobody mixes the pilots and ships of two packs in one squad', async () => {
  const { refused } = startApp()
  const seats = [{ player: 'Ada', pilot: 'starla', ship: 'heron', callSign: 'Ink' }]
  const mixed = { squad: 'Mixed', seats, difficulty: 'normal', ironman: false } as const
  expect(await refused('campaign.create', mixed)).toMatchObject({ key: 'founding.pilotNotOpen' })
})

test('[PA-002] dice and decks lie on the real table each by itself: only those are typed in', async () => {
  const app = startApp()
  const campaign = await foundTraining(app)
  const real = { dice: [2], decks: [], shared: ['combat' as const] }
  const { play } = await app.call('fight.start', { campaign, mission: 'first-range', seats: [1, 2], real })
  const look = () => app.call('play.view', { campaign, play })
  for (const seat of ['p1', 'p2']) {
    const { version } = await look()
    const answer = { type: 'place', place: 0, facing: 0 }
    await app.call('play.submit', { campaign, play, version, seat, answer })
  }
  const rolling = await look()
  expect(rolling.wait).toMatchObject({ kind: 'chance', ask: { kind: 'roll', die: 'dice:p2' } })
  const told = { campaign, play, version: rolling.version, seat: 'p2' }
  expect(await app.call('play.chance', { ...told, result: [0, 1, 99, 0] })).toMatchObject({
    taken: false,
    problems: [{ key: 'kernel.chance.side' }],
  })
  const { dieFaces } = rolling.view as FightView
  const wild = dieFaces.indexOf('wild')
  expect(await app.call('play.chance', { ...told, result: [wild, wild, wild, wild] })).toMatchObject({ taken: true })
  const { wait, view } = await look()
  expect(wait).toMatchObject({ kind: 'ask', question: { type: 'reroll' } })
  const gannet = (view as FightView).ships.find(({ id }) => id === 'p2')
  expect(gannet?.kind === 'pilot' && gannet.dice.map(({ face }) => face)).toEqual(['wild', 'wild', 'wild', 'wild'])
})

test('[CB-021] a fight on the real table asks for no place to begin in, and shows none', async () => {
  const app = startApp()
  const campaign = await foundTraining(app)
  const start = { campaign, mission: 'first-range', seats: [1, 2], tabletop: 'table' as const }
  const { play } = await app.call('fight.start', start)
  const { wait, view } = await app.call('play.view', { campaign, play })
  expect(wait).toMatchObject({ kind: 'ask', question: { asks: { key: 'akarios.ask.reroll' } } })
  const { realTable, ships } = view as FightView
  expect([realTable, ships.every(({ pose }) => pose === null)]).toEqual([{ told: [], laid: [] }, true])
})
