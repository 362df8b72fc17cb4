// Packs speak the language of the app: names, cards, missions, the fight under way and the lines of the log follow it.
import { expect, test } from 'vitest'
import type { CampaignCommand } from '../../../shared/games/akarios/campaign/command.ts'
import type { TravelView } from '../../../shared/games/akarios/travel/travel-view.ts'
import type { FightView } from '../../../shared/games/akarios/view/fight-view.ts'
import type { WorldView } from '../../../shared/games/akarios/world/world-view.ts'
import type { Json } from '../../../shared/kernel/json.ts'
import { startApp } from '../../support/app.ts'

test('with the language of the app, squad, cards, missions and fights of a translated pack change theirs', async () => {
  const { call, pushes } = startApp()
  const { id: campaign } = await call('campaign.create', {
    squad: 'Range Squad',
    seats: [
      { player: 'Ada', pilot: 'ines-calder', ship: 'heron', callSign: 'Ink' },
      { player: 'Ben', pilot: 'bram-oduya', ship: 'gannet', callSign: 'Bolt' },
    ],
    difficulty: 'normal',
    ironman: false,
  })
  const look = async () => {
    const { ships, fits } = await call('squad.view', { campaign })
    const { missions } = await call('fight.missions', { campaign })
    const { packs } = await call('packs.list', {})
    return {
      ships: ships.filter(({ seat }) => seat !== null).map(({ name }) => name),
      weapon: fits.find(({ seat, place }) => seat === 1 && place === 'weapon-1')?.name,
      mission: missions.find(({ id }) => id === 'first-range')?.name,
      pack: packs.find(({ id }) => id === 'training-sector')?.title,
      effect: (await call('packs.entry', { kind: 'effects', id: 'stealth' })).name,
    }
  }
  const english = {
    ships: ['Heron', 'Gannet'],
    weapon: 'Practice Lance',
    mission: 'First Range',
    pack: 'Training Sector',
    effect: 'Stealth',
  }
  const german = {
    ...english,
    ships: ['Reiher', 'Basstölpel'],
    weapon: 'Übungslanze',
    mission: 'Erstes Übungsgelände',
    pack: 'Übungssektor',
  }
  expect(await look()).toEqual(english)
  await call('settings.set', { language: 'de' })
  expect(pushes.map(({ name }) => name)).toContain('packs.changed')
  expect(await look()).toEqual(german)

  const { play } = await call('fight.start', { campaign, mission: 'first-range', seats: [1, 2] })
  const said = async () => {
    const { objectives, names } = (await call('play.view', { campaign, play })).view as unknown as FightView
    return [objectives[0]?.wording, names['needle-drone'], names['range-gate'], names['glide']]
  }
  const inGerman = ['Zerstört alle Drohnen.', 'Nadeldrohne', 'Geländetor', 'Gleiten']
  expect(await said()).toEqual(inGerman)
  await call('settings.set', { language: 'en' })
  const inEnglish = ['Destroy every drone.', 'Needle Drone', 'Range gate', 'Glide']
  expect([await look(), await said()]).toEqual([english, inEnglish])
})

/** One pilot of the training sector, and what the table does with the campaign. */
async function alone() {
  const { call } = startApp()
  const { id: campaign } = await call('campaign.create', {
    squad: 'Range Squad',
    seats: [{ player: 'Ada', pilot: 'ines-calder', ship: 'heron', callSign: 'Ink' }],
    difficulty: 'normal',
    ironman: false,
  })
  const act = (command: CampaignCommand) => call('squad.do', { campaign, who: 'table', command })
  return { call, campaign, act }
}

test('a visit under way and its beginning in the log are told in the language of now', async () => {
  const { call, campaign } = await alone()
  const { worlds } = await call('world.list', { campaign })
  const { play } = await call('world.start', { campaign, to: { type: 'pack', world: worlds[0]!.id }, seats: [1] })
  const look = async () => {
    const { name, briefing } = (await call('play.view', { campaign, play })).view as unknown as WorldView
    const { begun } = (await call('play.list', { campaign })).plays[0]!
    return [name, begun.title.args['world'], briefing?.slice(0, 12)]
  }
  const before = await look()
  expect(before).toEqual(['Beacon Nine', 'Beacon Nine', 'Beacon Nine '])
  await call('settings.set', { language: 'de' })
  expect(await look()).toEqual(['Leuchtfeuer Neun', 'Leuchtfeuer Neun', 'Leuchtfeuer '])
})

test('a trip under way, what it asks and what it writes are told in the language of now', async () => {
  const { call, campaign, act } = await alone()
  await act({ type: 'placeStickers', orders: [{ number: 931, system: 'tern-reach', x: 8, y: 3, kind: 'jump' }] })
  const { real } = await call('travel.atlas', { campaign })
  const { play } = await call('travel.start', { campaign, real: real.offered })
  const at = async () => ({
    campaign,
    play,
    version: (await call('play.view', { campaign, play })).version,
    seat: 'table',
  })
  await call('play.submit', { ...(await at()), answer: { type: 'choose', chosen: '931' } })
  // The legend has nothing for a 1.
  await call('play.chance', { ...(await at()), result: [0] })
  const look = async () => {
    const { view, wait } = await call('play.view', { campaign, play })
    const { begun } = (await call('play.list', { campaign })).plays[0]!
    const { options = [] } = (wait?.kind === 'ask' ? wait.question : {}) as { options?: { args: Json }[] }
    return [(view as unknown as TravelView).at.name, begun.title.args, options.map(({ args }) => args)]
  }
  expect(await look()).toEqual(['Tern Reach', { system: 'Tern Reach' }, [{ system: 'Slack' }, {}]])
  await call('settings.set', { language: 'de' })
  const [here, there] = ['Seeschwalbengrund', 'Stauwasser']
  expect(await look()).toEqual([here, { system: here }, [{ system: there }, {}]])
  const reply = await call('play.submit', { ...(await at()), answer: { type: 'choose', chosen: 'the-slack' } })
  expect(reply.taken && reply.notes.map(({ args }) => args)).toEqual([{ system: there }])
  const [entry] = (await call('history.list', { campaign, most: 1 })).entries
  expect(entry?.title.args).toEqual({ system: there })
})

test('lines that were written in one language are read and found in the other, and still speak of the same seats', async () => {
  const { call, campaign, act } = await alone()
  const what = { of: 'shipPoints', ship: 'heron', to: 2, bought: 0 } as const
  const { title } = await act({ type: 'setByHand', what })
  expect(title.args).toEqual({ ship: 'Heron', to: 2 })
  await call('fight.start', { campaign, mission: 'first-range', seats: [1] })
  await call('settings.set', { language: 'de' })
  const { entries } = await call('history.list', { campaign, most: 9, text: 'reiher' })
  expect(entries.map(({ title: { args } }) => args)).toEqual([{ ship: 'Reiher', to: 2 }])
  expect((await call('history.list', { campaign, most: 9, text: 'upgrades' })).entries).toEqual([])
  const { evenings } = await call('chronicle.read', { campaign })
  const lines = evenings.flatMap(({ parts }) => parts.flatMap((part) => part.lines))
  expect(lines.map(({ seats, says: { args } }) => [seats, args]).slice(1)).toEqual([
    [[1], { ship: 'Reiher', to: 2 }],
    [[], { mission: 'Erstes Übungsgelände' }],
  ])
  expect((await call('history.steps', { campaign })).undo?.title.args).toEqual({ mission: 'Erstes Übungsgelände' })
})
