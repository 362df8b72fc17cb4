// The harbour road from the first drill to the end of act one.
import { fight } from './fight.ts'
import { fly } from './fly.ts'
import { half, win } from './often.ts'
import type { Table } from './table.ts'
import { land } from './walk.ts'

export async function firstRange(table: Table): Promise<void> {
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
  await first.end('failure')
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

export async function academy(table: Table): Promise<void> {
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

export async function quay(table: Table): Promise<void> {
  table.scene('To the quay')
  await fly(table, 921, { die: [3], events: ['doldrums'], says: ['1'] })
  table.scene("Chandler's Quay")
  await table.open(921, 'market')
  await table.refused(
    { type: 'buyCard', seat: 1, upgrade: 'needle-rain' },
    { type: 'buyCard', seat: 1, upgrade: 'twin-stingers' },
    { type: 'buySupply', amount: 9, shares: [{ seat: 1, amount: 18 }] },
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
  )
  await table.refused({ type: 'cutTrauma', pilot: 'bram-oduya', shares: [{ seat: 1, amount: 6 }] })
  await table.do(
    { type: 'giveCard', owned: lance?.owned ?? 0, to: 1 },
    { type: 'finishScenario', number: 921, kind: 'market', seats: [1, 2], outcome: 'read', pilots: [], rewards: [] },
  )
}

export async function nightShift(table: Table): Promise<void> {
  table.scene('Night Shift')
  await fly(table, 902, { die: [4] })
  await win(table, 902, 'night-shift', { choice: 1 })
  await table.do({
    type: 'gain',
    rewards: [{ type: 'upgrade', upgrade: 'biscuit-tin', to: 'eachPilot' }],
    owners: { 'biscuit-tin': [1] },
  })
}

export async function tugOfWar(table: Table): Promise<void> {
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
