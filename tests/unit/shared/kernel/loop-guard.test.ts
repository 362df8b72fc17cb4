// The guard lets a long move pass and stops an endless one.
import { expect, test } from 'vitest'
import { isFault } from '../../../../shared/kernel/fault.ts'
import { loopGuard } from '../../../../shared/kernel/loop-guard.ts'

test('1,000 steps pass, the next one throws and shows the last ten', () => {
  const guard = loopGuard()
  for (let step = 1; step <= 1_000; step += 1) guard({ task: step })
  try {
    guard({ task: 'one too many' })
    expect.unreachable()
  } catch (error) {
    if (!isFault(error)) throw error
    expect(error.code).toBe('endless-loop')
    const last = [992, 993, 994, 995, 996, 997, 998, 999, 1_000, 'one too many'].map((task) => ({ task }))
    expect(error.details).toEqual({ limit: 1_000, last })
  }
})

test('each decision has its own guard and may have its own limit', () => {
  const first = loopGuard(2)
  const second = loopGuard(2)
  first('a')
  first('b')
  second('c')
  expect(() => first('d')).toThrow('endless-loop: more than 2 automatic steps')
  expect(() => second('e')).not.toThrow()
})

test('only faults are taken for faults', () => {
  expect([new Error('x'), Object.assign(new Error('x'), { code: 'ENOENT' }), null, 'Fault'].some(isFault)).toBe(false)
})
