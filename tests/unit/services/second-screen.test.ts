import { expect, test } from 'vitest'
import type { SecondScreenWish } from '../../../main/app.ts'
import { shownFight, shownSystem, shownTrip, shownVisit } from '../../../main/services/second-screen-frame.ts'
import type { SecondScreenFrame } from '../../../shared/contract/second-screen.ts'
import type { FightView } from '../../../shared/games/akarios/view/fight-view.ts'
import type { TravelView } from '../../../shared/games/akarios/travel/travel-view.ts'
import type { WorldView } from '../../../shared/games/akarios/world/world-view.ts'
import { startApp, type TestApp } from '../../support/app.ts'

const home = { name: 'Wi-Fi', address: '192.168.1.20', prefix: 24 }
const office = { name: 'office', address: '10.0.0.7', prefix: 8 }

/** An app whose host opens a second screen that only remembers. */
function start() {
  const wishes: SecondScreenWish[] = []
  const shown: SecondScreenFrame[] = []
  const closed: number[] = []
  let fault: Error | undefined
  const app = startApp(undefined, {
    secondScreen: {
      networks: () => [home, office],
      openSecondScreen: (wish) => {
        if (fault !== undefined) return Promise.reject(fault)
        wishes.push(wish)
        return Promise.resolve({
          port: 40_000 + wishes.length,
          show: (frame) => void shown.push(frame),
          close: async () => void closed.push(wishes.length),
        })
      },
    },
  })
  return {
    ...app,
    wishes,
    shown,
    closed,
    fail: (next: Error | undefined) => {
      fault = next
    },
  }
}

async function beginFight({ call }: TestApp, squad = 'Range Squad') {
  const seats = [{ player: 'Ada', pilot: 'ines-calder', ship: 'heron', callSign: 'Ink' }]
  const { id: campaign } = await call('campaign.create', { squad, seats, difficulty: 'normal', ironman: false })
  const { play } = await call('fight.start', { campaign, mission: 'first-range', seats: [1] })
  return { campaign, play }
}

test('off at the start; on it has an address and a new code each time, and only this network', async () => {
  const { call, wishes, closed, pushes } = start()
  const networks = [
    { name: 'Wi-Fi', address: '192.168.1.20' },
    { name: 'office', address: '10.0.0.7' },
  ]
  expect(await call('secondScreen.get', {})).toEqual({ on: false, networks })
  expect(wishes).toEqual([])
  const on = await call('secondScreen.turnOn', { address: '10.0.0.7' })
  const { code, network } = wishes[0]!
  expect(network).toEqual(office)
  expect(on).toEqual({
    on: true,
    network: { name: 'office', address: '10.0.0.7' },
    address: 'http://10.0.0.7:40001',
    link: `http://10.0.0.7:40001/#${code}`,
    code,
    hidden: false,
    devices: 0,
  })
  expect(await call('secondScreen.turnOn', { address: '192.168.1.20' })).toEqual(on)
  expect(await call('secondScreen.turnOff', {})).toEqual({ on: false, networks })
  expect(await call('secondScreen.turnOff', {})).toEqual({ on: false, networks })
  await call('secondScreen.turnOn', { address: '192.168.1.20' })
  expect([wishes.length, wishes[1]!.code === code, closed]).toEqual([2, false, [1]])
  expect(pushes.filter(({ name }) => name === 'secondScreen.changed')).toHaveLength(3)
})

test('it is refused at an address of another machine, and where nothing can be opened; then it is still off', async () => {
  const { call, refused, fail, faults } = start()
  expect(await refused('secondScreen.turnOn', { address: '192.168.1.99' })).toEqual({
    code: 'unavailable',
    key: 'secondScreen.noNetwork',
    args: { address: '192.168.1.99' },
  })
  expect((await refused('secondScreen.turnOn', { address: 'evil.example' })).code).toBe('bad-input')
  fail(new Error('EACCES'))
  expect(await refused('secondScreen.turnOn', { address: '10.0.0.7' })).toMatchObject({
    code: 'unavailable',
    key: 'secondScreen.noListener',
  })
  expect(faults.splice(0)).toEqual([new Error('EACCES')])
  expect(await call('secondScreen.get', {})).toMatchObject({ on: false })
  expect((await refused('secondScreen.hide', { hidden: true })).key).toBe('secondScreen.off')
  fail(undefined)
  expect(await call('secondScreen.turnOn', { address: '10.0.0.7' })).toMatchObject({ on: true })
})

test('two that turn it on at once open one, and the end of the app closes it', async () => {
  const { app, call, wishes, closed } = start()
  const [one, other] = await Promise.all([
    call('secondScreen.turnOn', { address: '10.0.0.7' }),
    call('secondScreen.turnOn', { address: '192.168.1.20' }),
  ])
  expect(other).toEqual(one)
  await app.close()
  expect([wishes.length, closed]).toEqual([1, [1]])
})

test('it shows the fight of the campaign that changed last, each move once, in the language of the app', async () => {
  const begun = start()
  const { call, wishes, shown } = begun
  await call('secondScreen.turnOn', { address: '10.0.0.7' })
  const frame = () => wishes[0]!.frame()
  expect(frame()).toEqual({ language: 'en', type: 'nothing' })
  const first = await beginFight(begun)
  await expect.poll(() => shown.at(-1)).toMatchObject({ type: 'fight', squad: 'Range Squad', play: first.play })
  const second = await beginFight(begun, 'Other Squad')
  expect(frame()).toMatchObject({ squad: 'Other Squad', play: second.play })

  await expect.poll(() => shown.at(-1)).toMatchObject({ play: second.play })
  const before = shown.length
  const { version } = await call('play.view', first)
  const change = { type: 'setTrack', ship: 'p1', track: 'hull', value: 3 }
  await call('play.hand', { ...first, version, seat: 'table', change })
  await expect.poll(() => shown.length).toBe(before + 1)
  const now = shown.at(-1)
  if (now?.type !== 'fight') throw new Error('a fight is shown')
  const heron = now.view.ships.find(({ id }) => id === 'p1')
  expect([now.play, now.squad, heron?.hull]).toEqual([first.play, 'Range Squad', 3])
  expect(now.log[0]!.notes[0]!.args).toMatchObject({ ship: 'p1' })
  await call('settings.set', { language: 'de' })
  await expect.poll(() => shown.at(-1)?.language).toBe('de')
})

test('hidden, devices are sent nothing of the fight, whatever happens in it, until it is shown again', async () => {
  const begun = start()
  const { call, wishes, shown } = begun
  const fight = await beginFight(begun)
  await call('secondScreen.turnOn', { address: '10.0.0.7' })
  expect(await call('secondScreen.hide', { hidden: true })).toMatchObject({ hidden: true })
  const { version } = await call('play.view', fight)
  const change = { type: 'setTrack', ship: 'p1', track: 'hull', value: 3 }
  await call('play.hand', { ...fight, version, seat: 'table', change })
  await expect.poll(() => shown.length).toBeGreaterThan(0)
  const hidden = { language: 'en', type: 'hidden' }
  expect([...new Set(shown.map((frame) => JSON.stringify(frame)))]).toEqual([JSON.stringify(hidden)])
  expect(wishes[0]!.frame()).toEqual(hidden)
  await call('secondScreen.hide', { hidden: false })
  await expect.poll(() => shown.at(-1)).toMatchObject({ type: 'fight' })
  // Off and on again it is not hidden any more.
  await call('secondScreen.hide', { hidden: true })
  await call('secondScreen.turnOff', {})
  expect(await call('secondScreen.turnOn', { address: '10.0.0.7' })).toMatchObject({ hidden: false })
})

test('how many look on is told to every window', async () => {
  const { call, wishes, pushes } = start()
  await call('secondScreen.turnOn', { address: '10.0.0.7' })
  pushes.length = 0
  wishes[0]!.onDevices(2)
  expect(pushes).toEqual([{ name: 'secondScreen.changed', args: {} }])
  expect(await call('secondScreen.get', {})).toMatchObject({ devices: 2 })
})

test('what lies in the piles, what could be done next and what is to come never leaves the laptop', async () => {
  const begun = start()
  const { call } = begun
  const { view } = await call('play.view', await beginFight(begun))
  const whole = view as unknown as FightView
  expect(whole.piles.length).toBeGreaterThan(3)
  expect(shownFight(whole)).toEqual({ ...whole, piles: [], previews: [], waves: [] })
})

test('a trip and a visit are shown as well, each from its beginning until it is taken over', async () => {
  const { call, wishes } = start()
  const seats = [{ player: 'Ada', pilot: 'ines-calder', ship: 'heron', callSign: 'Ink' }]
  const founding = { squad: 'Range Squad', seats, difficulty: 'normal', ironman: false } as const
  const { id: campaign } = await call('campaign.create', { ...founding, seats: [...seats] })
  await call('secondScreen.turnOn', { address: '10.0.0.7' })
  const frame = () => wishes[0]!.frame()
  const orders = [{ number: 902, system: 'tern-reach', x: 3, y: 2, kind: 'primary' as const }]
  await call('squad.do', { campaign, who: 'table', command: { type: 'placeStickers', orders } })
  expect(frame().type).toBe('nothing')
  const { play } = await call('travel.start', { campaign })
  expect(frame()).toMatchObject({
    ...{ type: 'trip', squad: 'Range Squad', play, view: { step: 'choose', supply: 10 } },
    question: { asks: { key: 'akarios.travel.ask.destination' }, options: [{ id: '902' }] },
    system: { name: 'Tern Reach', stickers: [{ number: 902 }], printed: [{ number: 901 }] },
  })
  const { version } = await call('play.view', { campaign, play })
  await call('play.hand', { campaign, play, version, seat: 'table', change: { type: 'endTrip', arrives: false } })
  expect(frame()).toMatchObject({ type: 'trip', view: { step: 'over' }, question: null })
  const { command } = await call('travel.outcome', { campaign, play })
  await call('squad.do', { campaign, who: 'table', command })
  expect(frame().type).toBe('nothing')

  const { play: visit } = await call('world.start', {
    campaign,
    to: { type: 'pack', world: 'beacon-nine' },
    seats: [1],
  })
  const shown = frame()
  expect(shown).toMatchObject({ type: 'visit', play: visit, view: { name: 'Beacon Nine', odds: [] } })
  const { view, wait } = await call('play.view', { campaign, play: visit })
  expect((view as unknown as WorldView).odds.length).toBeGreaterThan(0)
  const { asks } = (wait?.kind === 'ask' ? wait.question : {}) as { asks: unknown }
  expect(shown.type === 'visit' && shown.decision).toEqual({ asks, entry: null, dice: [] })
})

test('event cards in the pile, chances, and places that nobody has scouted never leave the laptop', () => {
  const trip = {
    at: { system: 'tern-reach', name: 'Tern Reach', location: 901 },
    pile: [{ id: 'gulls', name: 'Gulls' }],
  } as unknown as TravelView
  expect(shownTrip(trip)).toEqual({ ...trip, pile: [] })
  const visit = { name: 'Beacon Nine', odds: [{ card: 1 }] } as unknown as WorldView
  expect(shownVisit(visit)).toEqual({ ...visit, odds: [] })
  const place = (number: number) => ({ number, kind: 'primary' as const, at: { x: 1, y: 1 } })
  const system = {
    ...{ id: 'tern-reach', name: 'Tern Reach', letter: 'T', grid: null, legend: null, eventsLeft: 3 },
    stickers: [{ ...place(902), x: 3, y: 2, done: false, jumpsTo: [] }],
    printed: [place(901), place(902), place(905)],
  }
  expect(shownSystem(system, trip)).toEqual({ ...system, printed: [place(901)] })
})
