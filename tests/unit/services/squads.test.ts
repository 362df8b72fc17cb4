// A campaign between battles through the app: commands with their undo, and a fight whose outcome becomes one of them.
import { expect, test } from 'vitest'
import type { HandChange } from '../../../shared/games/akarios/command/hand-change.ts'
import type { CampaignCommand } from '../../../shared/games/akarios/campaign/command.ts'
import type { FightView } from '../../../shared/games/akarios/view/fight-view.ts'
import { startApp, type TestApp } from '../../support/app.ts'

/** Two cadets of the training sector, and the words to play with them. */
async function training(app: TestApp = startApp()) {
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
  return {
    ...app,
    campaign,
    act: (command: CampaignCommand) => call('squad.do', { campaign, who: 'Ada', command }),
    no: async (command: CampaignCommand) => (await refused('squad.do', { campaign, who: 'Ada', command })).key,
    look: () => call('squad.view', { campaign }),
    begin: async () => (await call('fight.start', { campaign, mission: 'first-range', seats: [1, 2] })).play,
    see: async (play: string) => (await call('play.view', { campaign, play })).view as unknown as FightView,
    hand: async (play: string, ...changes: HandChange[]) => {
      for (const change of changes) {
        const { version } = await call('play.view', { campaign, play })
        await call('play.hand', { campaign, play, version, seat: 'table', change })
      }
    },
    undo: async () => {
      const { undo } = await call('history.steps', { campaign })
      return call('history.undo', { campaign, entry: undo?.n ?? 0 })
    },
  }
}

const open: CampaignCommand = { type: 'openScenario', number: 901, kind: 'fight', seats: [1, 2] }

test('a squad is founded with what its ships bring on its boards', async () => {
  const { look } = await training()
  const { fits, cards, seats, pilots } = await look()
  expect(fits.map(({ seat, place, name }) => `${seat} ${place} ${name}`)).toEqual([
    '1 engine-1 Glide',
    '1 pilotAbility Steady Eye',
    '1 weapon-1 Practice Lance',
    '2 engine-1 Shoulder',
    '2 pilotAbility Field Patch',
    '2 weapon-1 Bell Cannon',
  ])
  expect([cards.length, seats.map(({ credits }) => credits), pilots.map(({ seat }) => seat)]).toEqual([
    4,
    [0, 0],
    [1, 2, null, null],
  ])
})

test('a command is one line in the log with its title, is taken back by name, and its refusal changes nothing', async () => {
  const { act, no, look, undo, call, campaign, pushes } = await training()
  const before = await look()
  const { title } = await act({ type: 'gain', rewards: [{ type: 'skillPoints', amount: 1 }] })
  expect(title).toEqual({ key: 'akarios.camp.gain', args: {} })
  await act({ type: 'markSkill', pilot: 'ines-calder', tree: 'nerve', hex: 'first' })
  const marked = await look()
  expect(await no({ type: 'markSkill', pilot: 'ines-calder', tree: 'nerve', hex: 'first' })).toBe('camp.noPoints')
  expect(await look()).toEqual(marked)
  const { entries } = await call('history.list', { campaign, most: 10 })
  expect(entries.map((entry) => entry.title)).toEqual([
    { key: 'akarios.camp.markSkill.at', args: { pilot: 'Ines Calder', tree: 1, row: 1 } },
    { key: 'akarios.camp.gain', args: {} },
    { key: 'campaignFounded', args: { squad: 'Range Squad' } },
  ])
  expect((await undo()).title.key).toBe('akarios.camp.markSkill.at')
  await undo()
  expect(await look()).toEqual(before)
  expect(pushes).toContainEqual({ name: 'campaign.changed', args: { campaign } })
})

test('[ES-001] [ES-002] [ES-003] [ES-005] a fight hands its outcome over, and the next one begins with nothing of it left', async () => {
  const { act, no, begin, see, hand, look, call, refused, undo, campaign } = await training()
  await act(open)
  const play = await begin()
  expect((await refused('squad.outcome', { campaign, play })).key).toBe('fight.notOver')
  expect(await no({ type: 'switchPilot', seat: 1, pilot: 'wren-halloway' })).toBe('fight.runs')
  await hand(
    play,
    { type: 'setTrack', ship: 'p1', track: 'stress', value: 6 },
    { type: 'setDamaged', seat: 'p1', place: 'weapon-1', damaged: true },
    { type: 'addEffect', ship: 'p2', effect: 'stealth' },
    { type: 'endFight', result: 'failure' },
  )
  const { command, done, text } = await call('squad.outcome', { campaign, play })
  expect(command).toEqual({
    type: 'finishScenario',
    number: 901,
    kind: 'fight',
    seats: [1, 2],
    outcome: 'failure',
    pilots: [
      { seat: 1, trauma: 0, fell: false },
      { seat: 2, trauma: 0, fell: false },
    ],
    rewards: [],
    play,
  })
  expect([done, text]).toEqual([false, 'The drones hum on. The range will be there tomorrow.'])
  await act(command)
  const { seats, scenarios, open: opened, boosts } = await look()
  expect([seats.map(({ stress }) => stress), scenarios.map(({ outcome }) => outcome), opened, boosts]).toEqual([
    [0, 0],
    ['failure'],
    null,
    1,
  ])
  expect((await call('squad.outcome', { campaign, play })).done).toBe(true)
  expect(await no(command)).toBe('camp.playDone')

  const again = await see(await begin())
  const pilots = again.ships.flatMap((ship) => (ship.kind === 'pilot' ? [ship] : []))
  expect(pilots.map(({ stress, effects, cards }) => [stress, effects, cards.filter(({ damaged }) => damaged)])).toEqual(
    [
      [0, [], []],
      [0, [], []],
    ],
  )
  const decks = again.piles.filter(({ name }) => /^deck:p/.test(name))
  expect(decks.map(({ left, discard }) => [left, discard])).toEqual([
    [21, []],
    [21, []],
  ])
  await undo()
  await undo()
  expect((await look()).open).toEqual({ number: 901, kind: 'fight', step: 'setUp' })
})

test('[CB-001] [CB-002] [CB-009] a fight begins with what trees, decks and travel made of ship and pilot', async () => {
  const { act, begin, see } = await training()
  const skill = (tree: string, hex: string, ship?: { ship: string; shipHex: string }): CampaignCommand => ({
    type: 'markSkill',
    pilot: 'ines-calder',
    tree,
    hex,
    ...ship,
  })
  await act({ type: 'gain', rewards: [{ type: 'skillPoints', amount: 4 }] })
  for (const half of [skill('craft', 'first'), skill('craft', 'first'), skill('craft', 'second')]) await act(half)
  await act(skill('craft', 'second', { ship: 'heron', shipHex: 'plates' }))
  await act({ type: 'gain', rewards: [{ type: 'stress', amount: 2, to: 'eachPilot' }] })
  await act({ type: 'setByHand', what: { of: 'trauma', pilot: 'bram-oduya', to: 2 } })
  const { ships, piles } = await see(await begin())
  expect(ships.flatMap((ship) => (ship.kind === 'pilot' ? [[ship.hull, ship.stress, ship.trauma]] : []))).toEqual([
    [7, 2, 0],
    [8, 2, 2],
  ])
  expect(piles.flatMap(({ name, left }) => (/^deck:p/.test(name) ? [left] : []))).toEqual([21, 20])
})

test('the list for the table counts enemies by the pilots who play', async () => {
  const { act, call, campaign, undo } = await training()
  const counts = async (seats: number[]) => {
    await act({ type: 'openScenario', number: 901, kind: 'fight', seats })
    const { list } = await call('squad.setUp', { campaign })
    await undo()
    expect([list?.boards, list?.deployment]).toEqual([seats.length + 1, 6])
    return [list?.pilots, list?.enemies.map(({ name, regular, elite }) => [name, regular + elite])]
  }
  expect([await counts([1]), await counts([1, 2])]).toEqual([
    [1, [['Needle Drone', 2]]],
    [
      2,
      [
        ['Bell Drone', 1],
        ['Needle Drone', 2],
      ],
    ],
  ])
})

test('credits are shown as a ledger with reasons, newest first', async () => {
  const { act, call, campaign } = await training()
  await act({ type: 'gain', rewards: [{ type: 'credits', amount: 5, to: 'eachPilot' }] })
  await act({ type: 'setByHand', what: { of: 'credits', seat: 2, to: 3, why: 'miscounted' } })
  const { rows } = await call('squad.ledger', { campaign })
  expect(rows.map(({ player, amount, reason, what, balance }) => [player, amount, reason, what, balance])).toEqual([
    ['Ben', -2, 'byHand', 'miscounted', 3],
    ['Ben', 5, 'reward', '', 5],
    ['Ada', 5, 'reward', '', 5],
  ])
})
