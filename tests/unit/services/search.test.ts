// What can be found by name: never what is still closed or face down for the squad that looks.
import { expect, test } from 'vitest'
import { startApp, type TestApp } from '../../support/app.ts'

/** A campaign of one seat: a cadet of the training sector, or one of the box's pilots. */
const found = async ({ call }: TestApp, [pilot, ship]: readonly [string, string] = ['ines-calder', 'heron']) => {
  const seats = [{ player: 'Ada', pilot, ship, callSign: 'Ink' }]
  return (await call('campaign.create', { squad: 'Squad', seats, difficulty: 'normal', ironman: false })).id
}

const namesOf = (entries: readonly { kind: string; name: string }[], wanted: string) =>
  entries.filter(({ kind }) => kind === wanted).map(({ name }) => name)

test('outside a campaign cards and what lies open at the start are found, and nothing of missions, worlds and their machines', async () => {
  const { entries } = await startApp().call('search.packs', {})
  const kinds = [...new Set(entries.map(({ kind }) => kind))]
  expect(kinds).toEqual([
    ...['upgrades', 'abilities', 'coPilots', 'sparrowUpgrades', 'effects', 'pilots', 'ships', 'enemies'],
  ])
  expect(namesOf(entries, 'pilots')).not.toContain('Pilot 5')
  expect(namesOf(entries, 'ships')).not.toContain('Ship 10')
  expect(namesOf(entries, 'enemies')).toContain('Ronin Scout')
  expect(namesOf(entries, 'enemies')).not.toContain('Needle Drone')
  expect(entries.find(({ id }) => id === 'emp-blast')).toMatchObject({ kind: 'upgrades', name: 'EMP Blast' })
})

test('a squad finds the mission that it has begun and the machines on its map, and no other', async () => {
  const app = startApp()
  const campaign = await found(app)
  const before = (await app.call('search.campaign', { campaign })).entries
  await app.call('fight.start', { campaign, mission: 'first-range', seats: [1] })
  const after = (await app.call('search.campaign', { campaign })).entries
  expect([namesOf(before, 'missions'), namesOf(after, 'missions')]).toEqual([[], ['First Range']])
  expect(namesOf(before, 'enemies')).not.toContain('Needle Drone')
  expect(namesOf(after, 'enemies')).toContain('Needle Drone')
  expect(namesOf(after, 'enemies')).not.toContain('The Foreman')
  expect(namesOf(after, 'worlds')).toEqual([])
})

test('a pilot whom the story unlocks is found from then on', async () => {
  const app = startApp()
  const campaign = await found(app, ['starla', 'argonaut'])
  const pilots = async () => namesOf((await app.call('search.campaign', { campaign })).entries, 'pilots')
  expect(await pilots()).toEqual(['Enver', "G'Airdan", 'Starla', 'Violet Ray'])
  await app.call('squad.do', {
    campaign,
    who: 'table',
    command: { type: 'gain', rewards: [{ type: 'unlockPilot', pilot: 'pilot-5' }] },
  })
  expect(await pilots()).toContain('Pilot 5')
})

test('the scenario that opens a campaign of the box is found by its number', async () => {
  const app = startApp()
  const campaign = await found(app, ['starla', 'argonaut'])
  const { entries } = await app.call('search.campaign', { campaign })
  expect(entries.filter(({ kind }) => kind === 'scenarios').map(({ id }) => id)).toEqual(['1'])
})
