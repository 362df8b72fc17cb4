// The road of those who ask the harbour for help: two seats, at Normal, from the first drone to the long table.
import { fight, fly, type Told } from './fly.ts'
import { sitDown, type App, type Table } from './table.ts'
import { land } from './walk.ts'

export async function harbourRoad(app: App): Promise<Table> {
  const table = await sitDown(app, 'harbour', {
    squad: 'Lamp Watch',
    seats: [
      { player: 'Ada', pilot: 'ines-calder', ship: 'heron', callSign: 'Ink' },
      { player: 'Ben', pilot: 'bram-oduya', ship: 'gannet', callSign: 'Bolt' },
    ],
    difficulty: 'normal',
    ironman: false,
  })
  await firstRange(table)
  await academy(table)
  await quay(table)
  await nightShift(table)
  await tugOfWar(table)
  await lastBoatOut(table)
  await kittiwake(table)
  await quayAgain(table)
  await looseWires(table)
  await raft(table)
  await drillHall(table)
  await foreman(table)
  return table
}

/** The two seats fly `mission` of the open scenario to its end. */
async function win(table: Table, number: number, mission: string, told: Told = {}): Promise<void> {
  await table.open(number, 'fight')
  await table.do({ type: 'beginScenario' })
  await (await fight(table, mission)).end('success', told)
}

async function firstRange(table: Table): Promise<void> {
  table.scene('First Range')
  await table.open(901, 'fight')
  await table.refused(
    { type: 'openScenario', number: 902, kind: 'fight', seats: [1, 2] },
    { type: 'equip', seat: 1, place: 'weapon-2', kind: 'weapon', card: 'rivet-gun' },
    { type: 'equip', seat: 1, place: 'engine-2', kind: 'weapon', card: 'practice-lance' },
    { type: 'equip', seat: 1, place: 'pilotAbility', kind: 'pilotAbility', card: 'hold-your-breath' },
    { type: 'equip', seat: 1, place: 'shipAbility', kind: 'shipAbility', card: 'heron-focus' },
    { type: 'switchPilot', seat: 1, pilot: 'bram-oduya' },
    { type: 'switchShip', seat: 1, ship: 'gannet' },
  )
  await table.do(
    { type: 'takeOff', seat: 1, place: 'weapon-1' },
    { type: 'equip', seat: 2, place: 'weapon-2', kind: 'weapon', card: 'practice-lance' },
    { type: 'takeOff', seat: 2, place: 'weapon-2' },
    { type: 'equip', seat: 1, place: 'weapon-1', kind: 'weapon', card: 'practice-lance' },
    { type: 'beginScenario' },
  )
  await table.refused(
    { type: 'switchPilot', seat: 1, pilot: 'wren-halloway' },
    { type: 'switchShip', seat: 1, ship: 'plover' },
  )
  const first = await fight(table, 'first-range')
  await first.attack('p1', 'weapon-1', 'x2')
  await first.attack('p2', 'weapon-1', 'training-last-miss')
  await first.hand(
    { type: 'addEffect', ship: 'p1', effect: 'stealth' },
    { type: 'setTrack', ship: 'p1', track: 'stress', value: 5 },
    { type: 'setDamaged', seat: 'p1', place: 'weapon-1', damaged: true },
    { type: 'removeShip', ship: 'p1' },
    { type: 'removeShip', ship: 'p2' },
  )
  await first.end('failure', { hurt: [2] })
  table.scene('First Range, again')
  await win(table, 901, 'first-range')
  await table.refused(
    { type: 'openScenario', number: 901, kind: 'fight', seats: [1, 2] },
    { type: 'markSkill', pilot: 'ines-calder', tree: 'nerve', hex: 'second' },
  )
  await table.do(
    { type: 'markSkill', pilot: 'ines-calder', tree: 'nerve', hex: 'first' },
    { type: 'markSkill', pilot: 'bram-oduya', tree: 'craft', hex: 'first' },
  )
  await table.refused({ type: 'markSkill', pilot: 'ines-calder', tree: 'nerve', hex: 'first' })
}

async function academy(table: Table): Promise<void> {
  table.scene('To the academy')
  await fly(table, 911, {
    die: [2],
    events: ['gulls'],
    says: ['disagree', '0'],
    faces: ['stress', 'stress', 'move', 'move', 'stress', 'stress', 'move', 'move', 'stress'],
  })
  await table.refused({ type: 'openScenario', number: 902, kind: 'fight', seats: [1, 2] })
  table.scene('The Old Academy')
  await table.open(911, 'world')
  await table.refused({ type: 'switchShip', seat: 1, ship: 'plover' })
  await table.do({ type: 'beginScenario' })
  const visit = await land(table, 'old-academy')
  await visit.use(2, { p1: 1 })
  await visit.use(1, { p1: 1 })
  await visit.use(7, { p1: 2 }, { faces: ['stress', 'move'] })
  await visit.use(1, { p2: 1 })
  await visit.use(5, { p2: 1 })
  await visit.use(10, { p2: 1 })
  await visit.use(8, { p2: 1 })
  await visit.use(20, { p1: 2 })
  await visit.use(17, { p1: 1 })
  await visit.use(29, { p1: 1 })
  await visit.use(7, { p2: 2 })
  await visit.use(18, { p2: 1 })
  await visit.rest('p2')
  await visit.use(30, { p1: 2 }, { faces: ['stress', 'move'], how: 'fail' })
  await visit.use(28, { p1: 1 })
  await visit.rest('p1')
  await visit.use(35, { p2: 2 }, { faces: ['attack', 'attack', 'move', 'wild'], again: 'p2' })
  await visit.use(35, { p2: 1 }, { faces: ['attack'], how: 'fail' })
  await visit.use(33, { p2: 1 })
  await visit.use(19, { p1: 2 })
  await visit.use(25, { p1: 1 }, { faces: ['wild'] })
  await visit.rest('p1')
  await visit.use(19, { p2: 2 })
  await visit.use(25, { p2: 1 }, { faces: ['stress'] })
  await visit.rest('p2')
  await visit.use(37, { p1: 2, p2: 2 })
  await visit.end()
  await table.do(
    { type: 'markSkill', pilot: 'ines-calder', tree: 'nerve', hex: 'first' },
    { type: 'markSkill', pilot: 'bram-oduya', tree: 'craft', hex: 'first' },
  )
}

async function quay(table: Table): Promise<void> {
  table.scene('To the quay')
  await fly(table, 921, { die: [3], events: ['doldrums'], says: ['1'] })
  table.scene("Chandler's Quay")
  await table.open(921, 'market')
  await table.refused(
    { type: 'buyCard', seat: 1, upgrade: 'needle-rain' },
    { type: 'buyCard', seat: 1, upgrade: 'twin-stingers' },
    { type: 'buySupply', amount: 9, shares: [{ seat: 1, amount: 18 }] },
    { type: 'cutTrauma', pilot: 'ines-calder', shares: [{ seat: 1, amount: 6 }] },
  )
  await table.do(
    {
      type: 'buySupply',
      amount: 2,
      shares: [
        { seat: 1, amount: 3 },
        { seat: 2, amount: 1 },
      ],
    },
    { type: 'buyCard', seat: 2, upgrade: 'ember-lance' },
  )
  await table.refused({ type: 'buyCard', seat: 1, upgrade: 'ember-lance' })
  await table.do({ type: 'buyCard', seat: 1, upgrade: 'rivet-gun', place: 'weapon-2' })
  await table.refused(
    { type: 'buyCard', seat: 1, upgrade: 'thunderclap' },
    { type: 'equip', seat: 2, place: 'weapon-2', kind: 'weapon', card: 'ember-lance' },
  )
  const { cards } = await table.look()
  const lance = cards.find(({ upgrade }) => upgrade === 'ember-lance')
  await table.do(
    { type: 'equip', seat: 1, place: 'weapon-1', kind: 'weapon', card: 'ember-lance' },
    { type: 'sellCard', owned: cards.find(({ upgrade }) => upgrade === 'rivet-gun')?.owned ?? 0 },
    {
      type: 'cutTrauma',
      pilot: 'bram-oduya',
      shares: [
        { seat: 1, amount: 5 },
        { seat: 2, amount: 1 },
      ],
    },
    { type: 'giveCard', owned: lance?.owned ?? 0, to: 1 },
    { type: 'finishScenario', number: 921, kind: 'market', seats: [1, 2], outcome: 'read', pilots: [], rewards: [] },
  )
}

async function nightShift(table: Table): Promise<void> {
  table.scene('Night Shift')
  await fly(table, 902, { die: [4] })
  await win(table, 902, 'night-shift', { choice: 1, tin: 1 })
}

async function tugOfWar(table: Table): Promise<void> {
  table.scene('Tug of War')
  await fly(table, 903, { die: [5], events: ['school-trip'] })
  await win(table, 903, 'tug-of-war')
  await table.do(
    { type: 'setAct', act: 2 },
    ...half('ines-calder', 'nerve', 'second', 2),
    ...half('bram-oduya', 'craft', 'second', 2, { ship: 'gannet', shipHex: 'plates' }),
    ...half('ines-calder', 'nerve', 'port', 1),
  )
  await table.refused({ type: 'markSkill', pilot: 'ines-calder', tree: 'nerve', hex: 'starboard' })
}

async function lastBoatOut(table: Table): Promise<void> {
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

async function kittiwake(table: Table): Promise<void> {
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

async function quayAgain(table: Table): Promise<void> {
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

async function looseWires(table: Table): Promise<void> {
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

async function raft(table: Table): Promise<void> {
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

async function drillHall(table: Table): Promise<void> {
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

async function foreman(table: Table): Promise<void> {
  table.scene('The Foreman')
  await fly(table, 906, { die: [6] })
  await table.do({ type: 'setByHand', what: { of: 'startValue', ship: 'gannet', field: 'hull', to: 10 } })
  await win(table, 906, 'the-foreman')
}

type Mark = Extract<Parameters<Table['do']>[number], { type: 'markSkill' }>

/** So many halves of a hex. */
const half = (pilot: string, tree: string, hex: string, count: number, ship: Partial<Mark> = {}): Mark[] =>
  Array.from({ length: count }, (_, at) => ({ type: 'markSkill', pilot, tree, hex, ...(at === 1 ? ship : {}) }))
