// Packs speak the language of the app: names, cards, missions and fights follow it, and what is under way keeps its own.
import { expect, test } from 'vitest'
import type { FightView } from '../../../shared/games/akarios/view/fight-view.ts'
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
  expect([await look(), await said()]).toEqual([english, inGerman])
})
