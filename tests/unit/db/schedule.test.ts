// When a backup is due.
import { expect, test } from 'vitest'
import { isBackupDue, type BackupOccasion } from '../../../main/db/schedule.ts'

const now = new Date('2026-03-01T20:00:00Z')
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000)
const due = (occasion: BackupOccasion, last: Date | undefined, changed = true) =>
  isBackupDue(occasion, { now, last, changed })

test('at open and close when anything is new', () => {
  expect([due('open', ago(1)), due('close', ago(1)), due('open', undefined)]).toEqual([true, true, true])
  expect([due('open', ago(1), false), due('close', ago(99), false)]).toEqual([false, false])
})

test('every ten minutes of play', () => {
  expect([due('tick', ago(9.9)), due('tick', ago(10)), due('tick', undefined)]).toEqual([false, true, true])
  expect(due('tick', ago(60), false)).toBe(false)
})

test('at the end of a round when the last is older than two minutes', () => {
  expect([due('round', ago(1.9)), due('round', ago(2))]).toEqual([false, true])
})

test('always before the file is rewritten or replaced, and when a person asks', () => {
  for (const occasion of ['migration', 'import', 'restore', 'hand'] as const)
    expect(due(occasion, ago(0), false)).toBe(true)
})

test('a clock that was set back does not put backups off', () => {
  expect([due('tick', ago(-60)), due('round', ago(-60))]).toEqual([true, true])
})
