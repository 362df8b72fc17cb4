// The road of those who follow the swarm: three seats with Ironman, at Hard; a ship and a pilot do not come back.
import { fight } from './fight.ts'
import { fly } from './fly.ts'
import { half, type Mark } from './often.ts'
import { sitDown, type App, type Table } from './table.ts'
import { land } from './walk.ts'

export async function trailRoad(app: App): Promise<Table> {
  const table = await sitDown(app, 'trail', {
    squad: 'Second Shift',
    seats: [
      { player: 'Cyd', pilot: 'wren-halloway', ship: 'plover', callSign: 'Skip', deck: 3 },
      { player: 'Dag', pilot: 'tomas-reyl', ship: 'curlew', callSign: 'Fuse', deck: 1 },
      { player: 'Eve', pilot: 'ines-calder', ship: 'heron', callSign: 'Ink', deck: 4 },
    ],
    difficulty: 'hard',
    ironman: true,
  })
  await firstRange(table)
  await pastTheAcademy(table)
  await nightShift(table)
  await looseWires(table)
  await drillHall(table)
  await foreman(table)
  return table
}

async function firstRange(table: Table): Promise<void> {
  table.scene('First Range')
  await table.open(901, 'fight')
  await table.do({ type: 'beginScenario' })
  const lost = await fight(table, 'first-range')
  await lost.meet('p1')
  await lost.pass()
  await lost.end('failure')
  table.scene('First Range, again')
  await table.do({ type: 'setDifficulty', difficulty: 'medium' })
  await table.open(901, 'fight')
  await table.do({ type: 'beginScenario' })
  await (await fight(table, 'first-range')).end('success')
  await table.do({ type: 'setDifficulty', difficulty: 'hard' })
}

async function pastTheAcademy(table: Table): Promise<void> {
  table.scene('Past the academy')
  await fly(table, 911, { die: [2], events: ['school-trip'] })
  const { app, campaign, seats } = table
  const { command } = await app.call('world.instead', { campaign, world: 'old-academy', seats: [...seats] })
  await table.do(command)
  table.scene("Chandler's Quay")
  await fly(table, 921, { die: [2], events: ['practice-smoke'], says: ['0'] })
  await table.open(921, 'market')
  await table.do(
    { type: 'buySupply', amount: 1, shares: [1, 2, 3].map((seat) => ({ seat, amount: seat === 1 ? 4 : 2 })) },
    {
      type: 'finishScenario',
      number: 921,
      kind: 'market',
      seats: [...seats],
      outcome: 'read',
      pilots: [],
      rewards: [],
    },
  )
}

async function nightShift(table: Table): Promise<void> {
  table.scene('Night Shift')
  await fly(table, 902, { die: [1] })
  await table.open(902, 'fight')
  await table.do({ type: 'beginScenario' })
  const night = await fight(table, 'night-shift')
  await night.hand({ type: 'spawnWave', wave: 'second-shift' })
  await night.hand({ type: 'removeShip', ship: 'p3' })
  await night.end('success', { choice: 2 })
  await table.do({ type: 'setAct', act: 2 }, ...half('wren-halloway', 'aim', 'first', 2))
}

async function looseWires(table: Table): Promise<void> {
  table.scene('Over the buoy')
  const gone = ['gulls', 'drifting-crate', 'harbour-pilot', 'doldrums', 'card-game', 'letter-home']
  await fly(table, 931, { without: gone, die: [2, 3, 1], says: ['the-slack'] })
  table.scene('Loose Wires')
  await fly(table, 904, { die: [2], events: ['old-cadet'], says: ['1'] })
  await table.open(904, 'fight')
  await table.refused({ type: 'beginScenario' })
  await table.do(
    { type: 'switchShip', seat: 3, ship: 'gannet' },
    { type: 'equip', seat: 3, place: 'weapon-1', kind: 'weapon', card: 'bell-cannon' },
    { type: 'beginScenario' },
  )
  const wires = await fight(table, 'loose-wires')
  await wires.end('success')
  await table.do(...half('wren-halloway', 'aim', 'second', 2), ...half('wren-halloway', 'aim', 'port', 2))
}

async function drillHall(table: Table): Promise<void> {
  table.scene('The Drill Hall')
  await fly(table, 912, { die: [1] })
  await table.open(912, 'world')
  await table.do({ type: 'beginScenario' })
  const visit = await land(table, 'drill-hall')
  await visit.hand({ type: 'setTrack', seat: 'p3', track: 'health', to: 1 })
  await visit.use(1, { p3: 1 })
  await visit.use(6, { p3: 1 })
  await visit.use(23, { p3: 1 })
  await visit.hand({ type: 'endVisit', result: 'success' })
  await visit.end(2)
  await table.do({ type: 'setAct', act: 3 })
}

async function foreman(table: Table): Promise<void> {
  table.scene('The Foreman')
  await fly(table, 906, { die: [1] })
  await table.open(906, 'fight')
  await table.do(
    ...['first', 'second', 'starboard'].flatMap((hex) => half('tomas-reyl', 'aim', hex, 2)),
    { type: 'switchPilot', seat: 3, pilot: 'bram-oduya' },
    { type: 'switchShip', seat: 3, ship: 'heron' },
    ...['plates', 'core', 'coils'].map((hex) => ({ type: 'markShip' as const, ship: 'heron', hex })),
    ...half('bram-oduya', 'craft', 'first', 2),
    { type: 'markSkill', pilot: 'bram-oduya', tree: 'craft', hex: 'second' },
  )
  await table.refused({ type: 'markSkill', pilot: 'bram-oduya', tree: 'craft', hex: 'second' })
  await table.do({
    type: 'markSkill',
    pilot: 'bram-oduya',
    tree: 'craft',
    hex: 'second',
    ship: 'heron',
    shipHex: 'upper',
  })
  const fork: Mark = { type: 'markSkill', pilot: 'bram-oduya', tree: 'craft', hex: 'starboard' }
  await table.do(fork)
  await table.refused({ ...fork, ship: 'heron', shipHex: 'lower' })
  await table.do({ type: 'beginScenario' })
  const last = await fight(table, 'the-foreman')
  await last.attack('p1', 'weapon-1', 'training-rolling', 'training-last-miss')
  await last.attack('p1', 'attack', 'training-rolling', 'x2')
  await last.attack('p2', 'attack', 'training-lock', 'x2')
  await last.hand({ type: 'endEffect', ship: last.foe().id, effect: 'targetLock' })
  await last.emptyDeck('p3')
  await last.hand({ type: 'addEffect', ship: 'p3', effect: 'radarJam' })
  await last.attack('p3', 'attack')
  await last.hand({ type: 'addEffect', ship: last.foe().id, effect: 'targetLock' })
  await last.attack('p2', 'weapon-1', 'plus-1', 'minus-1')
  await last.end('success')
}
