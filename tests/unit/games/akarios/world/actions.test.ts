// An action: dice committed, rolled, rolled again, laid on icons, or held back.
import { describe, expect, test } from 'vitest'
import { waysToFill } from '../../../../../main/games/akarios/world/matching.ts'
import type { DieFace } from '../../../../../shared/games/akarios/content/slots.ts'
import type { PointOfInterest } from '../../../../../shared/games/akarios/content/world.ts'
import { card, check, dock, door, entry, investigate, seat, visit, worldOf } from '../../../../support/world/visit.ts'

/** A start card of these points, with a card to its east. */
const at = (...points: PointOfInterest[]) => ({
  world: worldOf([card(1, points, { start: true }), card(2, [investigate(50)])], [entry(31), entry(50)]),
})

test('[WX-016] pilots act in any order and take turns; dice on a point are resolved before anybody else acts', () => {
  const table = visit(at(investigate(14, ['attack']))).commit(1, 0, { p2: 1 })
  expect(table.waits).toBe('roll.point')
  table.roll('move')
  expect(table.refuses({ type: 'commit', card: 1, point: 0, dice: [{ seat: 'p1', dice: 1 }] })).toBe('otherQuestion')
  table.answer({ type: 'fail' }).commit(1, 0, { p1: 1 }).roll('move').answer({ type: 'fail' })
  expect(table.commit(1, 0, { p2: 1 }).waits).toBe('roll.point')
})

test('[WX-017] a point of a card on which one does not stand is refused', () => {
  const table = visit(at(door('east', 2))).commit(1, 0, { p1: 1 })
  expect(table.refuses({ type: 'commit', card: 2, point: 0, dice: [{ seat: 'p2', dice: 1 }] })).toBe('notTogether')
  expect(table.refuses({ type: 'commit', card: 1, point: 0, dice: [{ seat: 'p1', dice: 1 }] })).toBe('notTogether')
  expect(table.refuses({ type: 'commit', card: 3, point: 0, dice: [{ seat: 'p1', dice: 1 }] })).toBe('pointClosed')
})

test('[WX-018] a point that asks for nothing uses up 1 die and is not rolled for', () => {
  const table = visit(at(investigate(31)))
  expect(table.refuses({ type: 'commit', card: 1, point: 0, dice: [{ seat: 'p1', dice: 0 }] })).toBe('form')
  table.commit(1, 0, { p1: 1 })
  expect([table.waits, table.pilot('p1').dice]).toEqual(['ask.found', 3])
})

test('[WX-019] each die is committed once per round', () => {
  const table = visit(at(investigate(14, ['attack'])))
  for (const dice of [2, 1])
    table
      .commit(1, 0, { p1: dice })
      .roll(...Array.from({ length: dice }, () => 'move' as const))
      .answer({ type: 'fail' })
  expect(table.refuses({ type: 'commit', card: 1, point: 0, dice: [{ seat: 'p1', dice: 2 }] })).toBe('diceLeft')
  table.commit(1, 0, { p1: 1 }).roll('move').answer({ type: 'fail' })
  expect(table.refuses({ type: 'commit', card: 1, point: 0, dice: [{ seat: 'p1', dice: 1 }] })).toBe('notTogether')
})

test('[WX-020] once per round 1 stress rolls any of the committed dice again', () => {
  const table = visit(at(investigate(14, ['attack', 'attack']))).commit(1, 0, { p1: 3 })
  table
    .roll('attack', 'move', 'move')
    .answer({ type: 'reroll', seat: 'p1', dice: [1, 2] })
    .roll('move', 'stress')
  const { question } = table
  expect([table.pilot('p1').stress, question.type === 'assign' && question.dice.map(({ face }) => face)]).toEqual([
    1,
    ['attack', 'move', 'stress'],
  ])
  expect(table.refuses({ type: 'reroll', seat: 'p1', dice: [0] })).toBe('rerolled')
  table.answer({ type: 'fail' }).commit(1, 0, { p1: 1 }).roll('move')
  expect(table.refuses({ type: 'reroll', seat: 'p1', dice: [0] })).toBe('rerolled')
  table.answer({ type: 'fail' }).rest('p2').commit(1, 0, { p1: 1 }).roll('move')
  expect(table.answer({ type: 'reroll', seat: 'p1', dice: [0] }).pilot('p1').stress).toBe(2)
})

test('[WX-020] dice of somebody else, and stress beyond 10, are refused', () => {
  const joint = check(60, ['attack', 'attack'], { perPilot: true })
  const table = visit({ ...at(joint), seats: [seat('p1'), seat('p2', { stress: 10 })] })
  table.commit(1, 0, { p1: 1, p2: 1 }).roll('move', 'move')
  expect(table.refuses({ type: 'reroll', seat: 'p1', dice: [1] })).toBe('otherDice')
  expect(table.refuses({ type: 'reroll', seat: 'p2', dice: [1] })).toBe('rerolled')
})

describe('dice on icons', () => {
  const ways = (icons: PointOfInterest['icons'], ...faces: DieFace[]) =>
    waysToFill(
      icons,
      icons.length,
      faces.map((face) => ({ seat: 'p1', face })),
    )

  test('[WX-021] attack fills attack and attack/move, move fills move and attack/move', () => {
    expect([ways(['attack'], 'attack'), ways(['attackOrMove'], 'attack')]).toEqual([[[0]], [[0]]])
    expect([ways(['move'], 'move'), ways(['attackOrMove'], 'move')]).toEqual([[[0]], [[0]]])
    expect([ways(['attack'], 'move'), ways(['move'], 'attack')]).toEqual([[], []])
    expect(ways(['attackOrMove', 'attack'], 'attack', 'move')).toEqual([[0, 1]])
  })

  test('[WX-022] wild and stress fill any icon; stress is used only where nothing else fits', () => {
    expect(ways(['attack', 'move'], 'wild', 'stress')).toEqual([[0, 1]])
    expect(ways(['attack'], 'stress', 'wild')).toEqual([[1]])
  })

  test('[WX-023] every icon must be filled', () => {
    expect(ways(['attack', 'attack', 'move'], 'attack', 'attack', 'move')).toEqual([[0, 1, 2]])
    expect(ways(['attack', 'attack', 'move'], 'attack', 'attack', 'attack')).toEqual([])
  })

  test('[WX-044] a stress icon takes wild and stress, never attack or move', () => {
    expect([ways(['stress'], 'wild'), ways(['stress'], 'stress')]).toEqual([[[0]], [[0]]])
    expect([ways(['stress'], 'attack'), ways(['stress'], 'move')]).toEqual([[], []])
  })
})

test('[WX-022] each stress face used adds 1 stress', () => {
  const table = visit(at(investigate(31, ['attack', 'move'])))
    .commit(1, 0, { p1: 2 })
    .roll('stress', 'stress')
    .use()
  expect([table.waits, table.pilot('p1').stress]).toEqual(['ask.found', 2])
})

test('[WX-011] at 10 stress a stress face can still be used, and stress stays 10', () => {
  const table = visit({ ...at(investigate(31, ['attack'])), seats: [seat('p1', { stress: 10 })] })
  table.commit(1, 0, { p1: 1 }).roll('stress').use()
  expect([table.waits, table.pilot('p1').stress]).toEqual(['ask.found', 10])
})

test('[WX-023] three fitting dice on three icons succeed, two do not', () => {
  const three = investigate(31, ['attack', 'attack', 'attackOrMove'])
  expect(visit(at(three)).commit(1, 0, { p1: 3 }).roll('attack', 'wild', 'move').use().waits).toBe('ask.found')
  const table = visit(at(three)).commit(1, 0, { p1: 3 }).roll('attack', 'move', 'move')
  expect([table.waits, table.refuses({ type: 'use', dice: [0, 1, 2] })]).toEqual(['ask.short', 'notEnough'])
})

test('[WX-024] a failed attempt spends its dice, and the point may be tried again with others', () => {
  const table = visit(at(investigate(31, ['attack'])))
    .commit(1, 0, { p1: 2 })
    .roll('move', 'move')
    .answer({ type: 'fail' })
  expect([table.waits, table.pilot('p1').dice]).toEqual(['ask.act', 2])
  expect(table.commit(1, 0, { p1: 2 }).roll('attack', 'move').use().waits).toBe('ask.found')
})

test('[WX-025] faces left over at one point are gone at the next', () => {
  const table = visit(at(investigate(31, ['attack']), investigate(50, ['attack'])))
  table.commit(1, 0, { p1: 3 }).roll('attack', 'attack', 'attack').use().read().commit(1, 1, { p1: 1 })
  expect(table.waits).toBe('roll.point')
  expect(table.roll('move').waits).toBe('ask.short')
})

test('[WX-026] dice that would suffice may be held back', () => {
  const table = visit(at(investigate(31, ['attack'])))
    .commit(1, 0, { p1: 1 })
    .roll('stress')
    .answer({ type: 'fail' })
  expect([table.waits, table.pilot('p1').stress, table.view.read]).toEqual(['ask.act', 0, []])
})

test('[WX-046] skill alone never does it: one die of any face is committed, and needs no roll', () => {
  const strong = seat('p1', { skills: { strength: 0, dexterity: 0, intelligence: 0, charm: 3 } })
  const table = visit({ ...at(check(31, ['attack', 'move']), dock(40)), seats: [strong] })
  expect(table.refuses({ type: 'commit', card: 1, point: 0, dice: [] })).toBe('form')
  expect(table.commit(1, 0, { p1: 1 }).waits).toBe('ask.succeeded')
})
