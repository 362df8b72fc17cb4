// The chronicle and the statistics of a whole campaign, read from its file.
import { expect, test } from 'vitest'
import type { Input } from '../../../shared/contract/contract.ts'
import { startApp, type TestApp } from '../../support/app.ts'

const founded = async ({ call }: TestApp) => {
  const seats = [{ player: 'Ada', pilot: 'ines-calder', ship: 'heron', callSign: 'Ink' }]
  return (await call('campaign.create', { squad: 'Range Squad', seats, difficulty: 'normal', ironman: false })).id
}

/** A fight that is given up by hand in its first round, after a stress by hand. */
async function fought({ call }: TestApp, campaign: string) {
  const { play } = await call('fight.start', { campaign, mission: 'first-range', seats: [1] })
  const hand = async (change: Input<'play.hand'>['change']) => {
    const { version } = await call('play.view', { campaign, play })
    await call('play.hand', { campaign, play, version, seat: 'table', change })
  }
  await hand({ type: 'endFight', result: 'success' })
  return play
}

const keys = async ({ call }: TestApp, campaign: string) =>
  (await call('chronicle.read', { campaign })).evenings.map(({ parts }) =>
    parts.map(({ lines }) => lines.map(({ says }) => says.key)),
  )

test('the founding, a fight and a note stand in one evening, and what is undone is told no more', async () => {
  const app = startApp()
  const campaign = await founded(app)
  await fought(app, campaign)
  await app.call('notes.add', { campaign, body: 'Practice on Thursday', who: 'Ada' })
  const fight = ['akarios.title.fightBegun', 'akarios.log.byHand.endFight']
  expect(await keys(app, campaign)).toEqual([[['campaignFounded'], fight, ['noteAdded']]])
  for (let step = 0; step < 2; step += 1) {
    const { undo } = await app.call('history.steps', { campaign })
    await app.call('history.undo', { campaign, entry: undo?.n ?? 0 })
  }
  expect(await keys(app, campaign)).toEqual([[['campaignFounded'], ['akarios.title.fightBegun']]])
})

test('only fights that are over count, attempts stand by number, and credits after each booking', async () => {
  const app = startApp()
  const campaign = await founded(app)
  const act = (command: Input<'squad.do'>['command']) => app.call('squad.do', { campaign, who: 'table', command })
  await act({ type: 'gain', rewards: [{ type: 'credits', amount: 4, to: 'eachPilot' }] })
  await act({ type: 'setByHand', what: { of: 'credits', seat: 1, to: 3, why: 'Docking fee' } })
  const market = { number: 30, kind: 'market', seats: [1] } as const
  for (let visit = 0; visit < 2; visit += 1) {
    await act({ type: 'openScenario', ...market, seats: [1] })
    await act({ type: 'finishScenario', ...market, seats: [1], outcome: 'read', pilots: [], rewards: [] })
  }
  const play = await fought(app, campaign)
  await app.call('fight.start', { campaign, mission: 'first-range', seats: [1] })
  const { fights, pilots, credits, attempts } = await app.call('chronicle.statistics', { campaign })
  expect(fights).toMatchObject([{ play, mission: 'First Range', won: true, pilots: [{ pilot: 'ines-calder' }] }])
  expect(pilots).toMatchObject([{ pilot: 'ines-calder', name: 'Ines Calder', fights: 1, dealt: 0 }])
  expect(credits).toEqual([{ seat: 1, player: 'Ada', after: [0, 4, 3] }])
  expect(attempts).toEqual([{ number: 30, kind: 'market', success: 0, failure: 0, read: 2 }])
})
