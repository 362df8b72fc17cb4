// The harbour road from the life boat to the Foreman.
import { fight } from './fight.ts'
import { fly } from './fly.ts'
import { half, win } from './often.ts'
import type { Table } from './table.ts'
import { land } from './walk.ts'

export async function lastBoatOut(table: Table): Promise<void> {
  table.scene('Last Boat Out')
  await fly(table, 905, { die: [5], events: ['card-game'], says: ['0'] })
  await table.open(905, 'fight')
  await table.do(
    { type: 'switchPilot', seat: 1, pilot: 'wren-halloway' },
    { type: 'switchShip', seat: 1, ship: 'plover' },
    { type: 'markShip', ship: 'plover', hex: 'plates' },
    { type: 'setDifficulty', difficulty: 'easy' },
    { type: 'equip', seat: 1, place: 'pilotAbility', kind: 'pilotAbility', card: 'quick-hands' },
    { type: 'beginScenario' },
  )
  await table.refused({ type: 'markShip', ship: 'plover', hex: 'coils' })
  await (await fight(table, 'last-boat-out')).end('success')
  await table.do({ type: 'setDifficulty', difficulty: 'normal' })
}

export async function kittiwake(table: Table): Promise<void> {
  table.scene('The Wreck of the Kittiwake')
  await fly(table, 913, { die: [2], events: ['harbour-pilot'], says: ['1'] })
  await table.open(913, 'world')
  await table.do({ type: 'switchPilot', seat: 1, pilot: 'ines-calder' }, { type: 'beginScenario' })
  const visit = await land(table, 'kittiwake-wreck')
  await visit.use(1, { p2: 1 })
  await visit.use(5, { p2: 2 })
  await visit.hand({ type: 'setTrack', seat: 'p2', track: 'health', to: 1 })
  await visit.use(10, { p2: 1 }, { faces: ['attack'], how: 'fail' })
  await visit.use(1, { p1: 1 })
  await visit.use(6, { p1: 1 })
  await visit.hand(
    { type: 'setTrack', seat: 'p1', track: 'energy', to: 0 },
    { type: 'setTrack', seat: 'p1', track: 'stress', to: 9 },
  )
  await visit.rest('p1')
  await visit.rest('p1', 'p2')
  await visit.use(13, { p1: 1 }, { faces: ['stress'] })
  await visit.use(3, { p2: 1 })
  await visit.use(12, { p1: 3 })
  await visit.end()
}

export async function quayAgain(table: Table): Promise<void> {
  table.scene("Chandler's Quay, again")
  await fly(table, 921, { die: [1] })
  await table.open(921, 'market')
  await table.do(
    { type: 'buyImprovement', seat: 1, ship: 'heron', hex: 'plates' },
    { type: 'buyImprovement', seat: 2, ship: 'heron' },
  )
  await table.refused({ type: 'buyImprovement', seat: 2, ship: 'heron' })
  await table.do({ type: 'markShip', ship: 'heron', hex: 'core' })
  const { seats } = await table.look()
  const [ada = 0, ben = 0] = seats.map(({ credits }) => credits)
  const fromAda = Math.min(ada, 6)
  if (fromAda + ben < 12) throw new Error(`too poor: ${ada} and ${ben}`)
  await table.do(
    {
      type: 'buySparrowUpgrade',
      card: 'bulk-contract',
      shares: [
        { seat: 1, amount: fromAda },
        { seat: 2, amount: 12 - fromAda },
      ],
    },
    { type: 'equipSparrow', cards: ['bulk-contract'] },
    { type: 'buyCard', seat: 1, upgrade: 'spare-plates' },
  )
  const { cards } = await table.look()
  await table.do(
    { type: 'sellCard', owned: cards.find(({ upgrade }) => upgrade === 'spare-plates')?.owned ?? 0 },
    { type: 'buyCard', seat: 2, upgrade: 'spare-plates', place: 'tech-1' },
    { type: 'finishScenario', number: 921, kind: 'market', seats: [1, 2], outcome: 'read', pilots: [], rewards: [] },
  )
}

export async function looseWires(table: Table): Promise<void> {
  table.scene('Over the buoy')
  await fly(table, 931, { die: [2], events: ['letter-home'], says: ['0', 'the-slack'] })
  table.scene('Loose Wires')
  await fly(table, 904, { die: [2], events: ['drone-in-distress'], says: ['1'] })
  await table.open(904, 'fight')
  await table.do(
    { type: 'switchShip', seat: 1, ship: 'heron' },
    { type: 'equip', seat: 1, place: 'shipAbility', kind: 'shipAbility', card: 'heron-focus' },
    { type: 'equip', seat: 1, place: 'pilotAbility', kind: 'pilotAbility', card: 'hold-your-breath' },
    { type: 'beginScenario' },
  )
  await (await fight(table, 'loose-wires')).end('success')
}

export async function raft(table: Table): Promise<void> {
  table.scene("The Tinker's Raft")
  await table.do(...half('bram-oduya', 'aim', 'first', 2), ...half('bram-oduya', 'aim', 'second', 2))
  await table.do(...half('ines-calder', 'nerve', 'port', 1))
  await fly(table, 922, { die: [5] })
  await table.open(922, 'market')
  await table.refused({ type: 'cutTrauma', pilot: 'bram-oduya', shares: [{ seat: 1, amount: 6 }] })
  await table.do({
    type: 'finishScenario',
    number: 922,
    kind: 'market',
    seats: [1, 2],
    outcome: 'read',
    pilots: [],
    rewards: [],
  })
}

export async function drillHall(table: Table): Promise<void> {
  table.scene('The Drill Hall')
  await fly(table, 912, { die: [2], events: ['empty-convoy'], says: ['0'] })
  await table.open(912, 'world')
  await table.do({ type: 'beginScenario' })
  const lost = await land(table, 'drill-hall')
  await lost.hand(
    { type: 'setTrack', seat: 'p1', track: 'health', to: 0 },
    { type: 'setTrack', seat: 'p2', track: 'health', to: 0 },
  )
  await lost.end()
  table.scene('The Drill Hall, again')
  await table.open(912, 'world')
  await table.do({ type: 'beginScenario' })
  const visit = await land(table, 'drill-hall')
  await visit.hand({ type: 'endVisit', result: 'success' })
  await visit.end(1)
  await table.do({ type: 'setAct', act: 3 })
}

export async function foreman(table: Table): Promise<void> {
  table.scene('The Foreman')
  await fly(table, 906, { die: [6] })
  await table.do({ type: 'setByHand', what: { of: 'startValue', ship: 'gannet', field: 'hull', to: 10 } })
  await win(table, 906, 'the-foreman')
}
