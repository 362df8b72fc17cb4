// Visits through the app: where a squad can land, what a visit brings, and how it is taken back.
import { expect, test } from 'vitest'
import type { WorldAnswer } from '../../../shared/games/akarios/world/question.ts'
import type { WorldView } from '../../../shared/games/akarios/world/world-view.ts'
import { foundCampaign, startApp, type TestApp } from '../../support/app.ts'

/** Two cadets of the training sector, whose tiles are known. */
async function cadets(app: TestApp = startApp()) {
  const { call, refused } = app
  const { id: campaign } = await call('campaign.create', {
    squad: 'Range Squad',
    seats: [
      { player: 'Ada', pilot: 'ines-calder', ship: 'heron', callSign: 'Ink' },
      { player: 'Ben', pilot: 'bram-oduya', ship: 'gannet', callSign: 'Bolt' },
    ],
    difficulty: 'normal',
    ironman: false,
  })
  const printed = (scenario = 40) => ({
    campaign,
    seats: [1, 2],
    to: { type: 'printed' as const, scenario, name: 'Old Harbour', failureEnding: true },
  })
  return {
    ...app,
    campaign,
    printed,
    list: () => call('world.list', { campaign }),
    land: async (scenario?: number) => (await call('world.start', printed(scenario))).play,
    landing: async (scenario?: number) => (await refused('world.start', printed(scenario))).key,
    see: async (play: string) => (await call('play.view', { campaign, play })).view as unknown as WorldView,
    say: async (play: string, ...answers: WorldAnswer[]) => {
      for (const answer of answers) {
        const { version } = await call('play.view', { campaign, play })
        const reply = await call('play.submit', { campaign, play, version, seat: 'table', answer })
        if (!reply.taken) throw new Error(reply.problems[0]?.key ?? reply.code)
      }
    },
    undo: async () => {
      const { undo } = await call('history.steps', { campaign })
      await call('history.undo', { campaign, entry: undo?.n ?? 0 })
      return undo?.title
    },
    credits: async () => (await call('squad.view', { campaign })).seats.map(({ credits }) => credits),
  }
}

const start: WorldAnswer = {
  type: 'card',
  card: { number: 1, points: [{ number: 31, icons: [], type: 'investigate', entry: 31 }], stop: null },
}
/** Ada finds 2 credits in entry 31, which ends the visit. */
const find: WorldAnswer[] = [
  { type: 'commit', card: 1, point: 0, dice: [{ seat: 'p1', dice: 1 }] },
  {
    type: 'told',
    finder: 'p1',
    entry: { rewards: [{ type: 'credits', amount: 2, to: 'finder' }], goTo: null, ends: 'success' },
  },
  {
    type: 'end',
    ending: { result: 'success', rewards: [{ type: 'credits', amount: 1, to: 'eachPilot' }], next: null },
  },
]

test('[WX-001, WX-002] a visit begins with the tiles of the pilots and the energy of two', async () => {
  const { land, say, see } = await cadets()
  const play = await land()
  await say(play, start)
  expect((await see(play)).pilots.map(({ seat, health, energy }) => [seat, health, energy])).toEqual([
    ['p1', 5, 7],
    ['p2', 6, 7],
  ])
})

test('[WX-030] the outcome is one command, which undo takes back by its name', async () => {
  const { call, campaign, land, say, list, credits, undo } = await cadets()
  const play = await land()
  expect((await list()).visit).toBe(play)
  await say(play, start, ...find)
  const { command, text, done } = await call('world.outcome', { campaign, play })
  expect([text, done]).toEqual([null, false])
  const before = await credits()
  await call('squad.do', { campaign, who: 'Ada', command })
  expect([await credits(), (await list()).visit]).toEqual([before.map((sum, at) => sum + [3, 1][at]!), null])
  expect((await call('world.outcome', { campaign, play })).done).toBe(true)
  expect(await undo()).toEqual({ key: 'akarios.camp.finishScenario.success', args: { number: 40 } })
  expect([await credits(), (await list()).visit]).toEqual([before, play])
})

test('a visit is taken over once, and only when it is over', async () => {
  const { call, refused, campaign, land, landing, say } = await cadets()
  const play = await land()
  expect((await refused('world.outcome', { campaign, play })).key).toBe('world.notOver')
  const switching = { type: 'switchPilot', seat: 1, pilot: 'ines-calder' } as const
  expect((await refused('squad.do', { campaign, who: 'Ada', command: switching })).key).toBe('fight.runs')
  expect(await landing()).toBe('world.playOpen')
  await say(play, start, ...find)
  expect(await landing()).toBe('world.notTaken')
  const { command } = await call('world.outcome', { campaign, play })
  await call('squad.do', { campaign, who: 'Ada', command })
  expect((await refused('squad.do', { campaign, who: 'Ada', command })).key).toBe('camp.playDone')
  expect(await landing()).toBe('camp.scenarioDone')
})

test('[WX-033] a squad of the box is told which tiles are unknown, and does not land', async () => {
  const app = startApp()
  const campaign = await foundCampaign(app)
  expect((await app.call('world.list', { campaign })).lacks).toEqual([
    { pilot: 'starla', name: 'Starla', fields: ['health', 'skills'] },
    { pilot: 'enver', name: 'Enver', fields: ['health', 'skills'] },
  ])
  const to = { type: 'printed' as const, scenario: 1, name: 'Landing', failureEnding: false }
  expect(await app.refused('world.start', { campaign, to, seats: [1] })).toMatchObject({
    key: 'world.lacks',
    args: { pilot: 'Starla' },
  })
})

test('unknown worlds are refused, and so is an entry that a world does not have', async () => {
  const { refused, campaign } = await cadets()
  const to = { type: 'pack' as const, world: 'nowhere' }
  expect((await refused('world.start', { campaign, to, seats: [1] })).key).toBe('world.unknown')
  expect((await refused('world.instead', { campaign, world: 'nowhere', seats: [1] })).key).toBe('world.noInstead')
})

test('[WX-020] real action dice are awaited and told, and the next visit begins with them', async () => {
  const { call, campaign, printed, say, list } = await cadets()
  expect((await list()).realDice).toBe(false)
  const { play } = await call('world.start', { ...printed(), realDice: true })
  const points = [{ number: 31, icons: ['attack' as const], type: 'investigate' as const, entry: 31 }]
  await say(play, { type: 'card', card: { number: 1, points, stop: null } })
  await say(play, { type: 'commit', card: 1, point: 0, dice: [{ seat: 'p2', dice: 2 }] })
  const { version, wait } = await call('play.view', { campaign, play })
  expect(wait).toMatchObject({ kind: 'chance', ask: { kind: 'roll', die: 'action', streams: ['p2:1:0', 'p2:1:1'] } })
  const reply = await call('play.chance', { campaign, play, version, seat: 'table', result: [0, 5] })
  const faces = reply.taken && (reply.view.view as unknown as WorldView).dieFaces
  expect((await call('play.view', { campaign, play })).wait).toMatchObject({
    kind: 'ask',
    question: {
      type: 'assign',
      dice: [
        { seat: 'p2', face: faces && faces[0] },
        { seat: 'p2', face: faces && faces[5] },
      ],
    },
  })
  expect((await list()).realDice).toBe(true)
})
