// A fight of the scenario book told by its enemies alone: laid out, kept in the owner's pack, and begun on the real table.
import { expect, test } from 'vitest'
import { sketchMission, type Sketch } from '../../../shared/games/akarios/content/sketch.ts'
import type { FightView } from '../../../shared/games/akarios/view/fight-view.ts'
import { foundCampaign, startApp } from '../../support/app.ts'

const sketch: Omit<Sketch, 'lines'> = {
  ...{ scenario: 1, name: 'Scenario 001', goal: 'byHand' as const, objective: 'Drive them off.' },
  ...{ briefing: 'Read.', success: 'Won.', failure: 'Lost.' },
}

test('[CB-021] enemies stand in a line across clear space, each rank with its sign, and four ships can begin', () => {
  const { map, win } = sketchMission({
    ...sketch,
    lines: [
      { enemy: 'ronin-scout', rank: 'regular', count: 2 },
      { enemy: 'ronin-scout', rank: 'elite', count: 1 },
    ],
  })
  expect(map).toEqual({
    rows: ['.A.A.B.', '.......', '.......', '.......', '.......', '.......', 'd.d.d.d'],
    legend: {
      A: [{ type: 'enemy', enemy: 'ronin-scout', rank: 'regular', from: 1, facing: 3 }],
      B: [{ type: 'enemy', enemy: 'ronin-scout', rank: 'elite', from: 1, facing: 3 }],
      d: [{ type: 'deployment' }],
    },
  })
  expect(win.objectives).toEqual([{ id: 'won', wording: 'Drive them off.', goal: { type: 'byHand' } }])
})

test('[CB-016] with a type of which only the name is known the fight begins, and nothing of the map is lacking', async () => {
  const app = startApp()
  const campaign = await foundCampaign(app)
  const moth = { id: 'grey-moth', name: 'Grey Moth', wording: 'From our own box.' }
  await app.call('owner.tell', { kind: 'enemies', id: moth.id, values: [{ field: '*', value: moth }] })
  const mission = sketchMission({ ...sketch, lines: [{ enemy: moth.id, rank: 'elite', count: 8 }] })
  await app.call('owner.tell', { kind: 'missions', id: mission.id, values: [{ field: '*', value: mission }] })
  const choices = (await app.call('fight.missions', { campaign })).missions
  const told = choices.find(({ id }) => id === 'scenario-1')
  expect(told?.lacks.map(({ thing }) => thing)).not.toContain('map')
  for (const { thing, id, fields } of told?.lacks ?? [])
    for (const field of fields) {
      const deck = [{ card: 'zero', count: 20 }]
      const kind = thing === 'ship' ? 'ships' : thing === 'board' ? 'board' : 'decks'
      await app.call('owner.record', { kind, id, field, value: thing === 'ship' ? 5 : deck, source: 'box' })
    }
  const { play } = await app.call('fight.start', { campaign, mission: mission.id, seats: [1], tabletop: 'table' })
  const view = (await app.call('play.view', { campaign, play })).view as FightView
  expect([view.mission, view.round]).toEqual(['scenario-1', 0])
})
