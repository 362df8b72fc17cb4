// R1: the program is killed at any moment (kill -9). What it acknowledged is there, and what it was doing is done or not begun.
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { listBackups } from '../../main/db/backup-tasks.ts'
import { createCampaignFile } from '../../main/db/create.ts'
import { listAsides } from '../../main/db/restore.ts'
import { packSparrow } from '../../main/services/sparrow.ts'
import { migrationsWith } from '../unit/db/support.ts'
import { bundled } from './support/bundle.ts'
import { acknowledgedOf, lifeWorkers, runAndKill, soon } from './support/child.ts'
import { tidyFolder } from './support/folder.ts'
import type { LifeWord } from './support/children/life.ts'
import { assertCampaignHealthy } from './support/healthy.ts'
import { expectKept } from './support/kept.ts'
import { laterMigrations } from './support/migrations.ts'
import { createTable, found, migrationsDir, must, newCampaign } from './support/table.ts'
import { randomOf, report, seed, times } from './support/trial.ts'

const pathIn = (folder: string, id = 'a1') => join(folder, 'campaigns', id, 'campaign.db')

function played(folder: string, acts: number, id = 'a1'): string {
  const file = found(folder, id)
  const table = createTable(file, randomOf(`played ${id}`))
  for (let act = 0; act < acts; act += 1) table.act()
  file.close()
  return file.path
}

describe(`R1 killed at any moment, SEED=${String(seed)}`, () => {
  test('while playing: every acknowledged entry is there, none is half there', async () => {
    const random = randomOf('r1 play')
    const kills = times(200, 8)
    let acknowledged = 0
    let folder = tidyFolder()
    found(folder).close()
    for (let kill = 0; kill < kills; kill += 1) {
      // A long campaign would make the check, not the kill, take the time.
      if (kill % 12 === 11) found((folder = tidyFolder())).close()
      const order = { path: pathIn(folder), seed: random(1_000_000) }
      const { lines } = await runAndKill('play', order, soon(random, 120))
      const health = assertCampaignHealthy(order.path)
      const last = acknowledgedOf(lines.at(-1)!)
      expect(health.n).toBeGreaterThanOrEqual(last.n)
      expect(health.n).toBeLessThanOrEqual(last.n + 1)
      for (const { n, chain } of lines.map(acknowledgedOf)) expect(health.chainAt(n)).toBe(chain)
      acknowledged += lines.length
    }
    expect(acknowledged).toBeGreaterThan(kills)
    report('R1', `${String(kills)} kills while playing: ${String(acknowledged)} entries acknowledged, 0 lost`)
  })

  test('while an older campaign is brought up to date: it is the old one or the new one', async () => {
    const random = randomOf('r1 migrate')
    const kills = times(50, 4)
    const newer = migrationsWith(...laterMigrations)
    const folder = tidyFolder()
    const old = played(folder, 40)
    const path = pathIn(folder, 'b1')
    mkdirSync(join(folder, 'campaigns', 'b1'))
    copyFileSync(old, path)
    const before = assertCampaignHealthy(old)
    for (let kill = 0; kill < kills; kill += 1) {
      const order = { path, old, migrationsDir: newer, backupsDir: join(folder, 'backups', 'b1') }
      await runAndKill('migrate', order, soon(random, 400))
      const health = assertCampaignHealthy(path, { migrationsDir: newer })
      expect(health.n).toBe(before.n + 1)
      expect(health.chainAt(before.n)).toBe(before.chain)
      expect(readdirSync(join(folder, 'campaigns', 'b1')).filter((name) => name.startsWith('.'))).toEqual([])
    }
    for (const { name, sound } of listBackups({ backupsDir: join(folder, 'backups', 'b1') }))
      expect(`${name} ${String(sound)}`).toBe(`${name} true`)
    report('R1', `${String(kills)} kills while migrating: old or new each time`)
  })

  test('while backing up: nothing of the campaign is lost, and whatever bears the name of a backup is sound', async () => {
    const random = randomOf('r1 backup')
    const kills = times(50, 4)
    const folder = tidyFolder()
    const path = played(folder, 20)
    const backupsDir = join(folder, 'backups', 'a1')
    const workerFile = await bundled('main/db/backup-worker.ts')
    for (let kill = 0; kill < kills; kill += 1) {
      const { lines } = await runAndKill(
        'backup',
        { path, seed: random(1_000_000), backupsDir, workerFile },
        soon(random, 600),
      )
      const last = acknowledgedOf(lines.at(-1)!)
      const health = assertCampaignHealthy(path)
      expect(health.chainAt(last.n)).toBe(last.chain)
      const list = listBackups({ backupsDir })
      expect(list.filter(({ sound }) => !sound)).toEqual([])
      const made = lines.flatMap((line) => (line.includes('"backup"') ? [JSON.parse(line) as { backup: string }] : []))
      const newest = made.at(-1)
      if (newest !== undefined) expect(list.map(({ name }) => name)).toContain(newest.backup)
    }
    for (const [index, { name, entries }] of listBackups({ backupsDir }).entries()) {
      const copy = pathIn(folder, `b${String(index)}`)
      mkdirSync(dirname(copy))
      copyFileSync(join(backupsDir, name), copy)
      expect(assertCampaignHealthy(copy).n).toBe(entries)
    }
    report('R1', `${String(kills)} kills while backing up: every backup sound`)
  })

  test('while going back to a backup: the campaign is the one before or the one after, and nothing set aside is lost', async () => {
    const random = randomOf('r1 restore')
    const kills = times(50, 4)
    const folder = tidyFolder()
    const [one, two] = [played(folder, 30, 'a1'), played(folder, 50, 'a2')]
    const chains = [one, two].map((path) => assertCampaignHealthy(path).chain)
    const path = pathIn(folder, 'b1')
    mkdirSync(join(folder, 'campaigns', 'b1'))
    copyFileSync(one, path)
    let restored = 0
    for (let kill = 0; kill < kills; kill += 1) {
      const { lines } = await runAndKill('restore', { path, sources: [two, one] }, soon(random, 120))
      restored += lines.length - 1
      expect(chains).toContain(assertCampaignHealthy(path).chain)
    }
    for (const aside of listAsides(path)) {
      expect(aside.kind).toBe('aside')
      expect(
        [readFileSync(one), readFileSync(two)].some((bytes) => bytes.length === readFileSync(aside.path).length),
      ).toBe(true)
    }
    report('R1', `${String(kills)} kills while restoring (${String(restored)} restores): before or after each time`)
  })

  test('while importing: what is on the shelf is whole, and no other campaign is touched', async () => {
    const random = randomOf('r1 import')
    const kills = times(50, 4)
    const folder = tidyFolder()
    const other = played(folder, 40)
    const bytes = readFileSync(other)
    const sparrow = join(folder, 'in.sparrow')
    writeFileSync(sparrow, must(await packSparrow(Buffer.from(bytes), '0.1.0')))
    const { chain } = assertCampaignHealthy(other)
    let first = 0
    for (let kill = 0; kill < kills; kill += 1) {
      const { lines } = await runAndKill('import', { folder, sparrow, first }, soon(random, 300))
      for (let turn = first; turn < first + lines.length; turn += 1) {
        const path = pathIn(folder, `c${String(turn)}`)
        const acknowledged = turn < first + lines.length - 1
        if (acknowledged || existsSync(path)) expect(assertCampaignHealthy(path).chain).toBe(chain)
      }
      first += lines.length
    }
    expect(assertCampaignHealthy(other).chain).toBe(chain)
    report('R1', `${String(kills)} kills while importing (${String(first)} imports): whole or not there`)
  })

  test('while founding: a campaign appears whole or not at all', async () => {
    const random = randomOf('r1 found')
    const kills = times(50, 4)
    const folder = tidyFolder()
    let first = 0
    for (let kill = 0; kill < kills; kill += 1) {
      const { lines } = await runAndKill('found', { folder, first }, soon(random, 120))
      for (let turn = first; turn < first + lines.length; turn += 1) {
        const path = pathIn(folder, `c${String(turn)}`)
        if (turn < first + lines.length - 1 || existsSync(path)) expect(assertCampaignHealthy(path).n).toBe(1)
        else must(createCampaignFile(newCampaign(path, { migrationsDir }))).close()
      }
      first += lines.length
    }
    report('R1', `${String(kills)} kills while founding (${String(first)} campaigns): whole or not there`)
  })

  test('while an evening goes by in the whole app: every acknowledged decision is there, wherever its campaign lies', async () => {
    const random = randomOf('r1 life')
    const kills = times(24, 4)
    let acknowledged = 0
    for (let kill = 0; kill < kills; kill += 1) {
      const folder = tidyFolder()
      const order = { folder, seed: random(1_000_000), lives: 50, workers: await lifeWorkers() }
      const { lines } = await runAndKill('life', order, soon(random, 2500))
      const words = lines.map((line) => JSON.parse(line) as LifeWord)
      const { life } = words.at(-1)!
      const said = words.flatMap((word) => (word.life === life && 'campaign' in word ? [word] : []))
      expectKept(join(folder, String(life)), said)
      acknowledged += words.length
    }
    report('R1', `${String(kills)} kills of the whole app: ${String(acknowledged)} decisions acknowledged, 0 lost`)
  })
})
