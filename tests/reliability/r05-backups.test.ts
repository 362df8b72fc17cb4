// R5: backups by the clock over three weeks of play: made when due, few kept, the newest sound one always; a damaged campaign
// replaces none, and a folder that was removed is made again.
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseBackupName } from '../../main/db/backup-name.ts'
import { backupReasons } from '../../shared/contract/calls/backups.ts'
import { backupsToKeep, keptDays, keptToday } from '../../main/db/retention.ts'
import { startDesk } from './support/desk.ts'
import { assertCampaignHealthy } from './support/healthy.ts'
import { backupsIn } from './support/sample.ts'
import { start } from './support/table.ts'
import { report, seed, times } from './support/trial.ts'

const day = 86_400_000

describe(`R5 backups, SEED=${String(seed)}`, () => {
  test('of any list few are kept, the newest sound one always, and what was kept is kept again', () => {
    const one = fc.record({
      time: fc.integer({ min: start - 60 * day, max: start + day }).map((moment) => new Date(moment)),
      reason: fc.constantFrom(...backupReasons),
      entry: fc.nat(50),
      sound: fc.boolean(),
    })
    const lists = times(4000, 200)
    fc.assert(
      fc.property(fc.array(one, { maxLength: 80 }), (list) => {
        const now = new Date(start)
        const kept = backupsToKeep(list, now)
        const migrations = new Set(list.filter(({ reason }) => reason === 'migration').map(({ entry }) => entry)).size
        expect(kept.length).toBeLessThanOrEqual(keptToday + keptDays + migrations + 1)
        const sound = list.filter((backup) => backup.sound).toSorted((a, b) => b.time.getTime() - a.time.getTime())
        if (sound[0] !== undefined)
          expect(kept.some(({ time }) => time.getTime() === sound[0]!.time.getTime())).toBe(true)
        expect(backupsToKeep(kept, now)).toEqual(kept)
      }),
      { numRuns: lists, seed },
    )
    report('R5', `${String(lists)} lists of backups: bounded, newest sound one kept`)
  })

  test('weeks of play under a clock of its own: bounded, made again, never replaced by a damaged campaign', async () => {
    let now = start
    const desk = await startDesk({ now: () => new Date(now) })
    const { campaign, call, app, path, dataDir } = desk
    const folder = backupsIn(dataDir, campaign)
    const names = () => readdirSync(folder).filter((name) => parseBackupName(name) !== undefined)
    const days = times(24, 8)
    for (let evening = 0; evening < days; evening += 1) {
      now += day
      for (let hour = 0; hour < 2; hour += 1) {
        now += 20 * 60_000
        await call('notes.add', { campaign, body: `${String(evening)} ${String(hour)}`, who: 'Ada' })
        await call('backups.make', { campaign })
      }
      await call('campaign.close', { campaign })
      expect(names().length).toBeLessThanOrEqual(keptToday + keptDays + 1)
    }
    const { backups } = await call('backups.list', { campaign })
    expect(backups.every(({ sound }) => sound)).toBe(true)
    const kept = new Map(names().map((name) => [name, readFileSync(join(folder, name))]))
    const good = readFileSync(path)
    writeFileSync(path, Buffer.from(good).fill(0, 4096, 8192))
    expect(await app.dispatch('backups.make', { campaign }, { role: 'host' })).toMatchObject({
      ok: false,
      error: { code: 'damaged' },
    })
    expect(new Map(names().map((name) => [name, readFileSync(join(folder, name))]))).toEqual(kept)
    await call('backups.restore', { campaign, backup: backups[0]!.id, as: 'replace' })
    rmSync(dirname(folder), { recursive: true })
    await call('backups.make', { campaign })
    expect(names()).toHaveLength(1)
    await call('campaign.close', { campaign })
    assertCampaignHealthy(path)
    report(
      'R5',
      `${String(days)} evenings: ${String(kept.size)} backups kept, all sound; folder removed and made again`,
    )
  })
})
