// Trips through the app: when the map is open, where the Sparrow begins, what a trip brings, and how it is taken back.
import { expect, test } from 'vitest'
import type { CampaignCommand } from '../../../shared/games/akarios/campaign/command.ts'
import type { TravelQuestion } from '../../../shared/games/akarios/travel/question.ts'
import type { TravelView } from '../../../shared/games/akarios/travel/travel-view.ts'
import type { Json } from '../../../shared/kernel/json.ts'
import { foundCampaign, startApp, type TestApp } from '../../support/app.ts'

/** The lantern squad of the box, whose legend and event cards nobody has told. */
async function squad(app: TestApp = startApp()) {
  const { call, refused } = app
  const campaign = await foundCampaign(app)
  const act = (command: CampaignCommand) => call('squad.do', { campaign, who: 'Ada', command })
  const answer = async (play: string, given: Json) => {
    const { version, wait } = await call('play.view', { campaign, play })
    const seat = wait?.kind === 'ask' ? (wait.seats[0] ?? 'table') : 'table'
    const reply = await call('play.submit', { campaign, play, version, seat, answer: given })
    if (!reply.taken) throw new Error(reply.problems[0]?.key ?? reply.code)
    return reply
  }
  return {
    ...app,
    campaign,
    act,
    no: async (command: CampaignCommand) => (await refused('squad.do', { campaign, who: 'Ada', command })).key,
    atlas: () => call('travel.atlas', { campaign }),
    barred: async () => (await call('travel.atlas', { campaign })).barred?.key ?? null,
    look: () => call('squad.view', { campaign }),
    start: async () => (await call('travel.start', { campaign })).play,
    see: async (play: string) => (await call('play.view', { campaign, play })).view as unknown as TravelView,
    asked: async (play: string) => {
      const { wait } = await call('play.view', { campaign, play })
      return wait?.kind === 'ask' ? (wait.question as unknown as TravelQuestion) : null
    },
    say: (play: string, chosen: string) => answer(play, { type: 'choose', chosen }),
    undo: async () => {
      const { undo } = await call('history.steps', { campaign })
      return call('history.undo', { campaign, entry: undo?.n ?? 0 })
    },
    /** Wins these scenarios one after the other, as read from the book. */
    win: async (...numbers: number[]) => {
      for (const number of numbers)
        await act({
          type: 'finishScenario',
          number,
          kind: 'fight',
          seats: [1, 2],
          outcome: 'success',
          pilots: [],
          rewards: [],
        })
    },
    scout: (...numbers: number[]) =>
      act({
        type: 'placeStickers',
        orders: numbers.map((number) => ({ number, system: 'draconian', x: 3, y: 2, kind: 'primary' as const })),
      }),
  }
}

type Squad = Awaited<ReturnType<typeof squad>>

/** Flies to this location; nothing happens on the way. */
async function fly({ start, say, call, campaign, act }: Squad, number: number) {
  const play = await start()
  await say(play, String(number))
  await say(play, 'nothing')
  const { command } = await call('travel.outcome', { campaign, play })
  await act(command)
  return play
}

test('[SX-001] the map opens once scenario 005 is done', async () => {
  const { win, scout, barred, refused, campaign } = await squad()
  await win(1, 2, 3, 4)
  await scout(8)
  expect(await barred()).toBe('camp.mapLocked')
  expect((await refused('travel.start', { campaign })).args).toEqual({ opens: 5, rule: 'SX-001' })
  await win(5)
  expect(await barred()).toBe(null)
})

test('[SX-003] space exploration begins in the Draconian system, letter D, at location 001', async () => {
  const { atlas, win, scout, start, see } = await squad()
  const { here, systems } = await atlas()
  expect([here, systems.map(({ name, letter }) => `${letter} ${name}`)]).toEqual([
    { system: 'draconian', location: 1 },
    ['D Draconian'],
  ])
  await win(1, 5)
  await scout(8)
  expect((await see(await start())).at).toEqual({ system: 'draconian', name: 'Draconian', location: 1 })
})

test('[SX-004] system, location and supply stand in the file: they are the same after the app was closed', async () => {
  const first = await squad()
  await first.win(1, 5)
  await first.scout(8)
  await fly(first, 8)
  await first.app.close()
  const { call } = startApp(first.dataDir)
  const { here, supply } = await call('travel.atlas', { campaign: first.campaign })
  expect([here, supply]).toEqual([{ system: 'draconian', location: 8 }, 9])
})

test('[SX-002] an entry that sends the squad on leaves no trip to make, and costs no supply', async () => {
  const { act, win, scout, refused, campaign, look } = await squad()
  await win(1, 5)
  await scout(8)
  await act({
    type: 'finishScenario',
    number: 6,
    kind: 'story',
    seats: [1, 2],
    outcome: 'read',
    pilots: [],
    rewards: [],
    next: 12,
  })
  expect((await refused('travel.start', { campaign })).key).toBe('camp.goElsewhere')
  await act({ type: 'openScenario', number: 12, kind: 'fight', seats: [1, 2] })
  expect((await look()).supply).toBe(10)
})

test('[SX-024] on arrival the scenario must be played: no other is opened, and no trip begins before it is resolved', async () => {
  const table = await squad()
  await table.win(1, 5)
  await table.scout(8, 9)
  await fly(table, 8)
  expect((await table.look()).next).toBe(8)
  const open = (number: number): CampaignCommand => ({ type: 'openScenario', number, kind: 'fight', seats: [1, 2] })
  expect(await table.no(open(9))).toBe('camp.goElsewhere')
  expect((await table.refused('travel.start', { campaign: table.campaign })).key).toBe('camp.goElsewhere')
  await table.act(open(8))
  expect((await table.refused('travel.start', { campaign: table.campaign })).key).toBe('camp.scenarioOpen')
  await table.win(8)
  expect(await table.barred()).toBe(null)
})

test('a trip is one line in the log, taken back by name with all that it brought; taking its start back throws no other die', async () => {
  const table = await squad()
  const { win, scout, start, say, see, look, undo, call, campaign, no, act } = table
  await win(1, 5)
  await scout(8)
  const before = await look()
  const play = await start()
  await say(play, '8')
  const { face } = await see(play)
  expect((await table.refused('travel.outcome', { campaign, play })).key).toBe('travel.notOver')
  expect((await table.refused('travel.start', { campaign })).key).toBe('travel.open')
  await say(play, 'nothing')
  expect((await table.refused('travel.start', { campaign })).key).toBe('travel.notTaken')
  const { command, done } = await call('travel.outcome', { campaign, play })
  expect([done, command]).toEqual([
    false,
    {
      type: 'endTrip',
      play,
      system: 'draconian',
      location: 8,
      supply: 9,
      stress: [
        { seat: 1, to: 0 },
        { seat: 2, to: 0 },
      ],
      events: [],
      rewards: [],
      next: 8,
    },
  ])
  expect((await call('play.list', { campaign })).plays.map(({ waits }) => waits)).toEqual([true])
  const { title, entry } = await act(command)
  const written = (await call('history.list', { campaign, most: 1, before: entry + 1 })).entries[0]
  expect([written?.n, written?.title, written?.notes.map(({ key }) => key.slice(21))]).toEqual([
    entry,
    title,
    ['supply.less', 'location'],
  ])
  expect(title).toEqual({ key: 'akarios.camp.endTrip', args: { next: 8 } })
  expect(await no(command)).toBe('travel.taken')
  expect((await call('travel.outcome', { campaign, play })).done).toBe(true)
  expect((await call('play.list', { campaign })).plays.map(({ waits }) => waits)).toEqual([false])
  expect((await undo()).title.key).toBe('akarios.camp.endTrip')
  expect(await look()).toEqual(before)
  await undo()
  await undo()
  await undo()
  const again = await start()
  await say(again, '8')
  expect((await see(again)).face).toBe(face)
})

test('stress of empty holds, told effects of a printed card and credits come into the campaign', async () => {
  const table = await squad()
  const { win, scout, act, start, say, call, campaign, look, asked } = table
  await win(1, 5)
  await scout(8)
  await act({ type: 'setByHand', what: { of: 'supply', to: 0 } })
  const play = await start()
  await say(play, '8')
  await say(play, 'event')
  await say(play, 'plainCard')
  expect((await asked(play))?.asks.key).toBe('akarios.travel.ask.printedResult')
  const { version } = await call('play.view', { campaign, play })
  await call('play.submit', {
    campaign,
    play,
    version,
    seat: 'table',
    answer: { type: 'amounts', values: { supply: 0, stress: 1, credits: 2 } },
  })
  await act((await call('travel.outcome', { campaign, play })).command)
  const { seats, supply } = await look()
  expect([supply, seats.map(({ stress, credits }) => [stress, credits])]).toEqual([
    0,
    [
      [2, 2],
      [2, 2],
    ],
  ])
  expect((await call('squad.ledger', { campaign })).rows[0]?.reason).toBe('travel')
})

test('a change by hand during a trip is stored; one that cannot be is refused and changes nothing', async () => {
  const { win, scout, start, call, campaign, see } = await squad()
  await win(1, 5)
  await scout(8)
  const play = await start()
  const hand = async (change: Json) => {
    const { version } = await call('play.view', { campaign, play })
    return (await call('play.hand', { campaign, play, version, seat: 'table', change })).taken
  }
  expect([await hand({ type: 'setSupply', to: 3 }), await hand({ type: 'setSupply', to: 12 })]).toEqual([true, false])
  expect((await see(play)).supply).toBe(3)
})

test('where nothing is scouted no trip begins', async () => {
  const { win, refused, campaign } = await squad()
  await win(1, 5)
  expect((await refused('travel.start', { campaign })).key).toBe('camp.nowhereToGo')
})

test('[SX-018] a real movement die is awaited and told, and the next trip begins with what lay on the table', async () => {
  const { win, scout, call, campaign, say, see, atlas } = await squad()
  await win(1, 5)
  await scout(8)
  expect((await atlas()).real).toEqual({ offered: ['movement'], last: [] })
  const { play } = await call('travel.start', { campaign, real: ['movement'] })
  await say(play, '8')
  const { version, wait } = await call('play.view', { campaign, play })
  expect(wait).toMatchObject({ kind: 'chance', ask: { kind: 'roll', die: 'six-sided', faces: 6 } })
  const told = (result: number[]) => call('play.chance', { campaign, play, version, seat: 'table', result })
  expect(await told([6])).toMatchObject({ taken: false, problems: [{ key: 'kernel.chance.side' }] })
  await told([3])
  expect((await see(play)).face).toBe(4)
  expect((await atlas()).real.last).toEqual(['movement'])
})
