// Real campaign files in fresh folders, and a second schema with parents and children for what the first has not got.
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect } from 'vitest'
import type { CampaignFile } from '../../../main/db/campaign-file.ts'
import { checkCampaign } from '../../../main/db/check.ts'
import { runCommand } from '../../../main/db/command.ts'
import { createCampaignFile, type NewCampaignFile } from '../../../main/db/create.ts'
import { openCampaignFile } from '../../../main/db/open.ts'
import { addUpgrade, putSeat, putSquad } from '../../../main/db/stores/squad.ts'
import type { Result } from '../../../shared/lib/result.ts'
import { ok } from '../../../shared/lib/result.ts'
import { markPath, readMark } from '../../../main/files/mark.ts'

export const migrationsDir = join(import.meta.dirname, '../../../migrations')
export const now = new Date('2026-03-01T19:00:00.000Z')
export const who = 'Mara'

const folders: string[] = []
const files: CampaignFile[] = []

afterEach(() => {
  for (const file of files.splice(0)) file.close()
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

// A disk in memory where there is one: a commit that waits for a real disk proves nothing more here.
const root = existsSync('/dev/shm') ? '/dev/shm' : tmpdir()

export function freshFolder(): string {
  const folder = mkdtempSync(join(root, 'logbook-db-'))
  folders.push(folder)
  return folder
}

/** The value of a result that must be one. */
export function must<T, E>(result: Result<T, E>): T {
  if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.error)}`)
  return result.value
}

/** Closed at the end of the test. */
export function keep(file: CampaignFile): CampaignFile {
  files.push(file)
  return file
}

export const newCampaign = (more: Partial<NewCampaignFile> = {}): NewCampaignFile => ({
  path: join(freshFolder(), 'campaigns', 'a1', 'campaign.db'),
  migrationsDir,
  id: 'a1',
  seed: 'seed of a1',
  now,
  appVersion: '0.1.0',
  founding: {
    titleKey: 'campaignFounded',
    titleArgs: { squad: 'Night Watch' },
    who,
    write: (_, file) => {
      putSquad(file, { name: 'Night Watch', difficulty: 'normal', ironman: false, act: 1 })
      putSeat(file, { seat: 1, player: 'Mara', pilot: 'starla', ship: 'argonaut', callSign: 'Moth', deck: 1 })
      putSeat(file, { seat: 2, player: 'Jon', pilot: 'enver', ship: 'merkava', callSign: 'Owl', deck: 2 })
      addUpgrade(file, { upgrade: 'burst-fire', seat: 1, source: 'start' })
    },
  },
  ...more,
})

export const create = (more: Partial<NewCampaignFile> = {}): CampaignFile =>
  keep(must(createCampaignFile(newCampaign(more))))

export const reopen = (path: string, more: Partial<NewCampaignFile> = {}): CampaignFile =>
  keep(must(openCampaignFile({ path, migrationsDir, appVersion: '0.1.0', now, ...more })))

export const noPlays = { who, now, goTo: () => ok(null) }

/** Runs `work` as one command that nobody refuses. */
export const act = <T>(file: CampaignFile, work: () => T, titleKey = 'acted'): T =>
  must(runCommand(file, { titleKey, who, now }, () => ok(work())))

/** All rows of all tables that can be taken back. */
export const rowsOf = (file: CampaignFile): Record<string, unknown[]> =>
  Object.fromEntries(
    file.tables
      .filter(
        ({ name }) => name === 'play' || !/^(campaign|log|row_image|digest|input|snapshot|recorded_value)$/.test(name),
      )
      .map(({ name, key }) => [
        name,
        file.sqlite.prepare(`SELECT * FROM "${name}" ORDER BY ${key.map((k) => `"${k}"`).join()}`).all(),
      ]),
  )

/** The health check that every test of the file ends with. */
export function expectHealthy(file: CampaignFile): void {
  expect(checkCampaign(file, readMark(markPath(file.path)))).toBeUndefined()
}

/** The app's migrations with further ones behind them. */
export function migrationsWith(...further: readonly string[]): string {
  const folder = join(freshFolder(), 'migrations')
  cpSync(migrationsDir, folder, { recursive: true })
  const journalPath = join(folder, 'meta', '_journal.json')
  const journal = JSON.parse(readFileSync(journalPath, 'utf8')) as { entries: { tag: string; idx: number }[] }
  for (const text of further) {
    const tag = `${String(journal.entries.length).padStart(4, '0')}_test`
    journal.entries.push({ idx: journal.entries.length, tag })
    writeFileSync(join(folder, `${tag}.sql`), text)
  }
  mkdirSync(join(folder, 'meta'), { recursive: true })
  writeFileSync(journalPath, JSON.stringify(journal))
  return folder
}

/** Parents, children that go with them, and a leaf that is let go. */
export const familyTables = `
CREATE TABLE zz_parent (name TEXT PRIMARY KEY NOT NULL, rank INTEGER) STRICT;
--> statement-breakpoint
CREATE TABLE zz_child (
  id INTEGER PRIMARY KEY NOT NULL,
  parent TEXT NOT NULL REFERENCES zz_parent(name) ON DELETE CASCADE ON UPDATE CASCADE,
  label TEXT NOT NULL UNIQUE
) STRICT;
--> statement-breakpoint
CREATE TABLE zz_leaf (
  a INTEGER NOT NULL, b TEXT NOT NULL,
  child INTEGER REFERENCES zz_child(id) ON DELETE SET NULL,
  PRIMARY KEY (a, b)
) STRICT, WITHOUT ROWID;`

export const listFolder = (path: string): string[] => readdirSync(path).sort()
