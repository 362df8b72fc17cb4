// What counts as a result of dice or of a card.
import { describe, expect, test } from 'vitest'
import { acceptResult, chanceAsk, sizeOf, sourceOf, type ChanceAsk } from '../../../../shared/kernel/chance.ts'

const roll: ChanceAsk = { kind: 'roll', die: 'stress', faces: 6, streams: ['r:0', 'r:1'], why: 'stress' }
const pick: ChanceAsk = { kind: 'pick', pile: 'modifiers', among: ['a', 'b', 'c'], stream: 'm:0:0', why: 'attack' }

test('an ask says how many results it wants, of how many sides, from which dice or pile', () => {
  expect([sizeOf(roll), sourceOf(roll)]).toEqual([{ results: 2, sides: 6 }, 'stress'])
  expect([sizeOf(pick), sourceOf(pick)]).toEqual([{ results: 1, sides: 3 }, 'modifiers'])
})

const results: readonly (readonly [ChanceAsk, unknown, string | null])[] = [
  [roll, [0, 5], null],
  [roll, [5, 5], null],
  [pick, [2], null],
  [roll, [0, 6], 'kernel.chance.side'],
  [pick, [3], 'kernel.chance.side'],
  [roll, [0], 'kernel.chance.count'],
  [roll, [0, 0, 0], 'kernel.chance.count'],
  [pick, [0, 1], 'kernel.chance.count'],
  [roll, [-1, 0], 'kernel.chance.notNumbers'],
  [roll, [0.5, 0], 'kernel.chance.notNumbers'],
  [roll, ['1', 0], 'kernel.chance.notNumbers'],
  [roll, [], 'kernel.chance.notNumbers'],
  [roll, null, 'kernel.chance.notNumbers'],
  [roll, 3, 'kernel.chance.notNumbers'],
]
describe('a result', () => {
  test.each(results)('of %j that is %j', (ask, raw, problem) => {
    const accepted = acceptResult(ask, raw)
    expect(accepted.ok ? accepted.value : accepted.error[0]!.key).toEqual(problem ?? raw)
  })
})

test('the problem with a side names the die and the range', () => {
  const accepted = acceptResult(roll, [0, 6])
  expect(accepted).toEqual({ ok: false, error: [{ key: 'kernel.chance.side', args: { sides: 6 }, path: '1' }] })
})

test('asks cross the contract as they are, with nothing added', () => {
  expect(chanceAsk.parse(roll)).toEqual(roll)
  expect(chanceAsk.parse(pick)).toEqual(pick)
  expect(chanceAsk.safeParse({ ...pick, order: ['b', 'a', 'c'] }).success).toBe(false)
  expect(chanceAsk.safeParse({ ...roll, streams: [] }).success).toBe(false)
})
