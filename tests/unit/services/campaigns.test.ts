import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startApp, lanternSquad } from '../../support/app.ts'

const seat = (pilot: string, ship: string) => ({ player: 'Ada', pilot, ship, callSign: 'Wick' })

test('a campaign stands in the library with its squad, and is shown whole', async () => {
  const { call, pushes } = startApp()
  const { id } = await call('campaign.create', { ...lanternSquad, seats: [...lanternSquad.seats] })
  const { campaigns } = await call('library.list', {})
  expect(campaigns).toMatchObject([{ id, state: 'open', card: { squad: 'Lantern Squad', entries: 1 } }])
  expect(await call('campaign.get', { campaign: id })).toMatchObject({
    squad: 'Lantern Squad',
    seats: [
      { seat: 1, player: 'Ada', pilotName: 'Starla', shipName: 'Argonaut', callSign: 'Wick' },
      { seat: 2, player: 'Ben', pilotName: 'Enver', shipName: 'Merkava', callSign: 'Flint' },
    ],
  })
  expect(pushes).toContainEqual({ name: 'library.changed', args: {} })
})

test('a campaign is there again after the program was closed', async () => {
  const first = startApp()
  const { id } = await first.call('campaign.create', { ...lanternSquad, seats: [...lanternSquad.seats] })
  await first.app.close()
  const second = startApp(first.dataDir)
  expect((await second.call('library.list', {})).campaigns).toMatchObject([{ id, state: 'ready' }])
  expect(await second.call('campaign.get', { campaign: id })).toMatchObject({ squad: 'Lantern Squad' })
})

test('[CS-001] no seat and five seats are refused, one and four are taken', async () => {
  const { call, refused } = startApp()
  const four = [
    seat('starla', 'argonaut'),
    seat('violet-ray', 'merkava'),
    seat('enver', 'knossis'),
    seat('gairdan', 'invictus'),
  ]
  const squad = { squad: 'Four', difficulty: 'normal', ironman: false } as const
  expect(await refused('campaign.create', { ...squad, seats: [] })).toMatchObject({ code: 'bad-input' })
  expect(await refused('campaign.create', { ...squad, seats: [...four, seat('pilot-5', 'ship-5')] })).toMatchObject({
    code: 'bad-input',
  })
  await call('campaign.create', { ...squad, seats: four.slice(0, 1) })
  await call('campaign.create', { ...squad, seats: four })
})

test('[CS-005, CS-008] the four pilots and four ships of the start are offered, no fifth', async () => {
  const { call, refused } = startApp()
  const roster = await call('campaign.roster', {})
  expect(roster.pilots.map(({ name }) => name)).toEqual(['Starla', 'Violet Ray', 'Enver', "G'Airdan"])
  expect(roster.ships.map(({ name }) => name)).toEqual(['Argonaut', 'Merkava', 'Knossis', 'Invictus'])
  const squad = { squad: 'Fifth', difficulty: 'normal', ironman: false } as const
  expect(await refused('campaign.create', { ...squad, seats: [seat('pilot-5', 'argonaut')] })).toEqual({
    code: 'refused',
    key: 'founding.pilotNotOpen',
    args: { rule: 'CS-005', seat: 1 },
  })
  expect(await refused('campaign.create', { ...squad, seats: [seat('starla', 'nowhere')] })).toMatchObject({
    key: 'founding.shipNotOpen',
  })
})

test('[CS-003] seats keep the decks they took, by default that of their number; two with one deck are refused', async () => {
  const { call, refused } = startApp()
  const squad = { squad: 'Decks', difficulty: 'normal', ironman: false } as const
  const [one, two] = [seat('starla', 'argonaut'), seat('enver', 'merkava')]
  const decksOf = async (seats: readonly (typeof one & { deck?: 1 | 2 | 3 | 4 })[]) => {
    const { id } = await call('campaign.create', { ...squad, seats: [...seats] })
    return (await call('campaign.get', { campaign: id })).seats.map(({ deck }) => deck)
  }
  expect(await decksOf([one, two])).toEqual([1, 2])
  expect(
    await decksOf([
      { ...one, deck: 4 },
      { ...two, deck: 1 },
    ]),
  ).toEqual([4, 1])
  const alike = [
    { ...one, deck: 1 as const },
    { ...two, deck: 1 as const },
  ]
  expect(await refused('campaign.create', { ...squad, seats: alike })).toEqual({
    code: 'refused',
    key: 'founding.deckTaken',
    args: { rule: 'CS-003', seat: 2, other: 1 },
  })
})

test('[CS-014] of a new campaign only scenario 001 can be played, on page 6 of the scenario book', async () => {
  const { call } = startApp()
  const { id } = await call('campaign.create', { ...lanternSquad, seats: [...lanternSquad.seats] })
  expect((await call('campaign.get', { campaign: id })).scenarios).toEqual([{ number: 1, page: 6 }])
})

test('the about box names the version of SQLite that runs', async () => {
  const { call } = startApp()
  const { parts } = await call('app.info', {})
  expect(parts.find(({ name }) => name === 'SQLite')?.version).toMatch(/^3\.\d+\.\d+$/)
})

test('[CS-006] a pilot flown in one seat is refused in another, and nothing is left on disk', async () => {
  const { refused, dataDir } = startApp()
  const seats = [seat('enver', 'argonaut'), seat('enver', 'merkava')]
  expect(
    await refused('campaign.create', { squad: 'Twins', seats, difficulty: 'normal', ironman: false }),
  ).toMatchObject({ key: 'founding.pilotTaken', args: { seat: 2, other: 1 } })
  expect(readdirSync(dataDir)).not.toContain('campaigns')
})

test('[CS-008] two seats with the Merkava are refused', async () => {
  const { refused } = startApp()
  const seats = [seat('starla', 'merkava'), seat('enver', 'merkava')]
  expect(
    await refused('campaign.create', { squad: 'Twins', seats, difficulty: 'normal', ironman: false }),
  ).toMatchObject({ key: 'founding.shipTaken', args: { seat: 2, other: 1 } })
})

test('[CS-013] a squad without a name and a seat without a call sign are refused', async () => {
  const { refused } = startApp()
  const good = { ...lanternSquad, seats: [...lanternSquad.seats] }
  expect(await refused('campaign.create', { ...good, squad: '   ' })).toMatchObject({
    code: 'bad-input',
    args: { path: 'squad' },
  })
  const seats = [{ ...seat('starla', 'argonaut'), callSign: '' }]
  expect(await refused('campaign.create', { ...good, seats })).toMatchObject({ args: { path: 'seats.0.callSign' } })
})

test('folders that are no campaigns of ours are passed over', async () => {
  const { call, dataDir } = startApp()
  const { id } = await call('campaign.create', { ...lanternSquad, seats: [...lanternSquad.seats] })
  const { mkdirSync, writeFileSync } = await import('node:fs')
  mkdirSync(join(dataDir, 'campaigns', 'Old stuff'))
  mkdirSync(join(dataDir, 'campaigns', 'abcdefghijklmnop'))
  writeFileSync(join(dataDir, 'campaigns', 'readme.txt'), 'mine')
  expect((await call('library.list', {})).campaigns.map((entry) => entry.id)).toEqual([id])
})

test('a campaign that is not there is refused by name', async () => {
  const { refused } = startApp()
  expect(await refused('campaign.get', { campaign: '0000000000000000' })).toMatchObject({ code: 'not-found' })
})
