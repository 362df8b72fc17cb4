// Which backups are kept, for any past.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { backupReasons, parseBackupName, printBackupName } from '../../../main/db/backup-name.ts'
import { backupsToKeep, type Kept } from '../../../main/db/retention.ts'

const now = new Date(2026, 2, 15, 20, 0)
const at = (daysAgo: number, hour: number, more: Partial<Kept> = {}): Kept => ({
  time: new Date(2026, 2, 15 - daysAgo, hour, 0),
  reason: 'play',
  entry: 100 - daysAgo,
  ...more,
})
const kept = (list: Kept[]) => backupsToKeep(list, now)

test('five of today, the last of each of fourteen days, one before each migration', () => {
  const today = [10, 11, 12, 13, 14, 15, 16].map((hour) => at(0, hour))
  const before = Array.from({ length: 20 }, (_, index) => [at(index + 1, 9), at(index + 1, 21)]).flat()
  const migrations = [at(40, 8, { reason: 'migration', entry: 3 }), at(90, 8, { reason: 'migration', entry: 1 })]
  const again = at(91, 8, { reason: 'migration', entry: 1 })
  const result = kept([...before, ...migrations, again, ...today])
  expect(result).toEqual([
    ...[16, 15, 14, 13, 12].map((hour) => at(0, hour)),
    ...Array.from({ length: 14 }, (_, index) => at(index + 1, 21)),
    ...migrations,
  ])
})

test('the newest sound one stays, however old and however many damaged ones are newer', () => {
  const sound = at(60, 9)
  const damaged = [10, 11, 12, 13, 14, 15].map((hour) => at(0, hour, { sound: false }))
  expect(kept([sound, at(61, 9), ...damaged])).toContain(sound)
  expect(kept([sound, at(61, 9), ...damaged])).not.toContainEqual(at(61, 9))
})

const anyBackup = fc.record({
  time: fc.date({ min: new Date(2025, 0, 1), max: new Date(2026, 5, 1), noInvalidDate: true }),
  reason: fc.constantFrom(...backupReasons),
  entry: fc.nat(50),
  sound: fc.boolean(),
})

test('for any list: newest sound kept, number bounded, nothing invented, and doing it again changes nothing', () => {
  fc.assert(
    fc.property(fc.array(anyBackup, { maxLength: 80 }), (list) => {
      const result = kept(list)
      const soundOnes = list.filter(({ sound }) => sound).map(({ time }) => time.getTime())
      if (soundOnes.length > 0)
        expect(result.some(({ sound, time }) => sound && time.getTime() === Math.max(...soundOnes))).toBe(true)
      const migrations = new Set(list.filter(({ reason }) => reason === 'migration').map(({ entry }) => entry))
      expect(result.length).toBeLessThanOrEqual(5 + 14 + 1 + migrations.size)
      expect(result.every((one) => list.includes(one as (typeof list)[number]))).toBe(true)
      expect(backupsToKeep(result, now)).toEqual(result)
      const entries = new Set(result.filter(({ reason }) => reason === 'migration').map(({ entry }) => entry))
      expect(entries).toEqual(migrations)
    }),
  )
})

test('names say time, reason and entry, and no other name is taken for one', () => {
  fc.assert(
    fc.property(anyBackup, ({ time, reason, entry }) => {
      expect(parseBackupName(printBackupName({ time, reason, entry }))).toEqual({ time, reason, entry })
    }),
  )
  expect(printBackupName({ time: new Date('2026-03-01T19:00:00Z'), reason: 'round', entry: 142 })).toBe(
    '2026-03-01T19-00-00-000Z.round.000142.db',
  )
  const others = [
    'campaign.db',
    '2026-03-01T19-00-00-000Z.rund.000142.db',
    '2026-03-01T19-00-00-000Z.round.000142.db.sha256',
    '.copy-1-1.db',
    '2026-99-01T19-00-00-000Z.round.000142.db',
  ]
  expect(others.map(parseBackupName)).toEqual(others.map(() => undefined))
})
