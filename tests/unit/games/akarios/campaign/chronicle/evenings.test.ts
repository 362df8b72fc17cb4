// The chronicle by evenings and scenarios, on logs of a few lines.
import { expect, test } from 'vitest'
import { eveningsOf } from '../../../../../../main/games/akarios/campaign/chronicle/evenings.ts'
import { lineOfCommand, linesOfPlay } from '../../../../../../main/games/akarios/campaign/chronicle/told-lines.ts'
import type { Json } from '../../../../../../shared/kernel/json.ts'

const seats = {
  pilots: new Map([
    ['nova-reyes', 1],
    ['nova-stone', 2],
  ]),
  ships: new Map([['heron', 1]]),
  byName: new Map([
    ['Ada', [1, 3]],
    ['Nova', [1, 2]],
    ['Heron', [1]],
  ]),
}
let n = 0
const command = (key: string, args: { [name: string]: Json } = {}, time = '2026-03-01T19:00:00.000Z') =>
  lineOfCommand({ n: (n += 1), time, title: { key, args }, notes: [] }, seats)
const at = (line: ReturnType<typeof command>, play: string | null) => ({ line, play, at: Date.parse(line.time) })
const placed = (...lines: ReturnType<typeof command>[]) => lines.map((line) => at(line, null))

/** Scenario and keys of each part, evening by evening. */
const shape = (lines: Parameters<typeof eveningsOf>[0]) =>
  eveningsOf(lines).map(({ parts }) =>
    parts.map((part) => [part.scenario, part.lines.map(({ says }) => says.key.split('.').at(-1))]),
  )

test('what happens from the opening of a scenario to its end is one part, what lies between another', () => {
  const lines = placed(
    command('noteAdded', { note: 'Bring dice' }),
    command('akarios.camp.openScenario', { number: 12 }),
    command('akarios.camp.beginScenario'),
    command('akarios.camp.finishScenario.success', { number: 12 }),
    command('akarios.camp.equip', { player: 'Ada', card: 'Glide' }),
  )
  expect(shape(lines)).toEqual([
    [
      [null, ['noteAdded']],
      [12, ['openScenario', 'beginScenario', 'success']],
      [null, ['equip']],
    ],
  ])
})

test('a pause of 6 hours begins another evening, midnight does not, and an open scenario goes on', () => {
  const on = (time: string) => `2026-03-0${time}:00.000Z`
  const lines = placed(
    command('akarios.camp.openScenario', { number: 7 }, on('1T22:30')),
    command('akarios.camp.beginScenario', {}, on('2T00:40')),
    command('akarios.camp.finishScenario.failure', { number: 7 }, on('2T06:40')),
  )
  expect(shape(lines)).toEqual([[[7, ['openScenario', 'beginScenario']]], [[7, ['failure']]]])
})

test('fights outside a scenario are parts of their own that say what they began with', () => {
  const begun = { key: 'akarios.title.fightBegun', args: { mission: 'First Range' } }
  const lines = linesOfPlay([{ n: 1, time: '2026-03-01T19:00:00.000Z', title: begun, notes: [] }], seats)
  const [evening] = eveningsOf(['one', 'two'].flatMap((play) => lines.map((line) => at(line, play))))
  expect(evening?.parts.map(({ scenario, begun: said }) => [scenario, said])).toEqual([
    [null, begun],
    [null, begun],
  ])
})

test('of a fight are told its turning points with their round, and of whom they speak', () => {
  const time = '2026-03-01T19:00:00.000Z'
  const note = (key: string, args: { [name: string]: Json }) => ({ key: `akarios.log.${key}`, args })
  const told = linesOfPlay(
    [
      { n: 4, time, title: { key: 'akarios.title.fightBegun', args: { mission: 'First Range' } }, notes: [] },
      {
        n: 5,
        time,
        title: { key: 'akarios.title.rolled', args: {} },
        notes: [
          note('roundBegan', { round: 2 }),
          note('shipMoved', { ship: 'p1', to: 'C-3' }),
          note('pilotUnconscious', { seat: 'p2', trauma: 1 }),
        ],
      },
    ],
    seats,
  )
  expect(told.map(({ n: entry, kind, round, seats: of, says }) => [entry, kind, round, of, says.key])).toEqual([
    [4, 'fight', null, [], 'akarios.title.fightBegun'],
    [5, 'fight', 2, [2], 'akarios.log.pilotUnconscious'],
  ])
})

test('a command speaks of the seats whose player, pilot or ship it names, and has the kind of its key', () => {
  const of = (key: string, args: { [name: string]: Json }) => {
    const { kind, seats: named } = command(key, args)
    return [kind, named]
  }
  expect(of('akarios.camp.buyCard', { player: 'Ada', card: 'Glide' })).toEqual(['market', [1, 3]])
  expect(of('akarios.camp.markShip', { ship: 'Heron', hex: 'h1' })).toEqual(['squad', [1]])
  expect(of('akarios.camp.endTrip', { next: 3 })).toEqual(['travel', []])
  expect(of('noteAdded', { note: 'Bring dice' })).toEqual(['note', []])
})

test('of two pilots of one name a line means the one whose id it has, whatever they are called now; older lines have the name alone', () => {
  const of = (args: { [name: string]: Json }) => command('akarios.camp.cutTrauma', args).seats
  expect(of({ pilot: { of: 'pilots', id: 'nova-stone', name: 'Nova' } })).toEqual([2])
  expect(of({ pilot: { of: 'pilots', id: 'nova-reyes', name: 'As she was called' } })).toEqual([1])
  expect(of({ ships: [{ of: 'ships', id: 'heron', name: 'Reiher' }] })).toEqual([1])
  expect(of({ player: { of: 'seat', id: '3', name: 'Cleo' } })).toEqual([3])
  expect(of({ card: { of: 'upgrades', id: 'heron', name: 'Heron' } })).toEqual([])
  expect(of({ pilot: 'Nova' })).toEqual([1, 2])
})
