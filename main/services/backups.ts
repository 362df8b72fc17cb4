// When campaigns are backed up, what backups there are, and going back to one. Copies are made while play goes on; a copy
// counts only when it was checked.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Backup as BackupView } from '../../shared/contract/calls/backups.ts'
import { refusal, type Outcome } from '../../shared/contract/envelope.ts'
import { fail, ok } from '../../shared/lib/result.ts'
import { backUp, type RunBackupTask } from '../db/backup.ts'
import { parseBackupName, type BackupReason } from '../db/backup-name.ts'
import type { Backup } from '../db/backup-tasks.ts'
import { placeBytes } from '../db/place-bytes.ts'
import { readSoundBackup } from '../db/read-backup.ts'
import { listAsides, offerOf, restore } from '../db/restore.ts'
import { isBackupDue, type BackupOccasion } from '../db/schedule.ts'
import { isThere } from '../files/there.ts'
import { newCampaignId } from './ids.ts'
import type { Names } from './names.ts'
import type { OpenCampaigns } from './open-campaigns.ts'
import type { PlaysService } from './plays.ts'
import type { Pushes } from './pushes.ts'
import { runWorker } from './run-worker.ts'
import { writeFault } from './write-fault.ts'

export interface BackupList {
  backups: BackupView[]
  offer?: { backup: string; lost?: number }
  undo?: { restoredAt: string }
}

export interface BackupsService {
  /** Makes a backup when one is due on this occasion; a failed one is logged and leaves all others alone. */
  readonly onOccasion: (campaign: string, occasion: BackupOccasion) => Promise<void>
  /** Asked now and then: backs up what has been played since. */
  readonly tick: () => Promise<void>
  readonly list: (campaign: string) => Promise<Outcome<BackupList>>
  readonly make: (campaign: string) => Promise<Outcome<BackupView>>
  readonly restoreInPlace: (campaign: string, backup: string) => Promise<Outcome<{ campaign: string }>>
  readonly restoreAsCopy: (campaign: string, backup: string) => Outcome<{ campaign: string }>
  readonly undoRestore: (campaign: string) => Promise<Outcome<{ campaign: string }>>
}

export interface BackupsOptions {
  readonly open: OpenCampaigns
  readonly plays: PlaysService
  readonly pushes: Pushes
  readonly names: Names
  readonly migrationsDir: string
  readonly workerFile: string
  readonly now: () => Date
  readonly log: (fault: unknown, where: string) => void
}

const reasonOf = (occasion: BackupOccasion): BackupReason => (occasion === 'tick' ? 'play' : occasion)

export function createBackups(options: BackupsOptions): BackupsService {
  const { open, plays, pushes, names, migrationsDir, workerFile, now, log } = options
  const view = ({ name, card, last, ...backup }: Backup): BackupView => ({
    ...backup,
    id: name,
    ...(last === undefined ? {} : { last: { key: last.titleKey, args: names.args(last.titleArgs) } }),
  })
  /** One backup of a campaign at a time. */
  const under = new Map<string, Promise<unknown>>()

  const run: RunBackupTask = (task) => runWorker(workerFile, task)
  const newest = (campaign: string) => {
    const folder = open.backupsOf(campaign)
    const names = isThere(folder) ? readdirSync(folder) : []
    return names.flatMap((name) => parseBackupName(name) ?? []).sort((a, b) => b.time.getTime() - a.time.getTime())[0]
  }
  const isDue = (campaign: string, occasion: BackupOccasion, entries: number): boolean => {
    const last = newest(campaign)
    return isBackupDue(occasion, { now: now(), last: last?.time, changed: last?.entry !== entries })
  }
  const oneAtATime = async <T>(campaign: string, work: () => Promise<T>): Promise<T> => {
    const before = under.get(campaign) ?? Promise.resolve()
    const mine = before.then(work)
    const settled = mine.catch(() => undefined)
    under.set(campaign, settled)
    try {
      return await mine
    } finally {
      if (under.get(campaign) === settled) under.delete(campaign)
    }
  }
  const backUpNow = async (campaign: string, reason: BackupReason): Promise<Outcome<Backup>> => {
    const held = open.own(campaign)
    if (!held.ok) return held
    return backUp(held.value, { backupsDir: open.backupsOf(campaign), migrationsDir, reason, now: now(), run })
  }
  const backUpIfDue = async (campaign: string, occasion: BackupOccasion): Promise<Outcome<Backup> | undefined> => {
    try {
      const held = open.own(campaign)
      if (!held.ok || !isDue(campaign, occasion, held.value.state.head.n)) return undefined
      return await backUpNow(campaign, reasonOf(occasion))
    } catch (fault) {
      return fail(writeFault(fault))
    }
  }
  const onOccasion = (campaign: string, occasion: BackupOccasion): Promise<void> =>
    oneAtATime(campaign, async () => {
      if (!open.isOwned(campaign)) return
      const made = await backUpIfDue(campaign, occasion)
      if (made === undefined) return
      if (made.ok) pushes.publish({ name: 'campaign.changed', args: { campaign } })
      else log(new Error(`no backup on ${occasion}: ${made.error.key}`), 'backups')
    })
  const putBack = async (campaign: string, path: string): Promise<Outcome<{ campaign: string }>> => {
    // Read first: the backup that is now made may be one more than are kept, and the oldest is perhaps the one that is wanted.
    const source = readSoundBackup(path, migrationsDir)
    if (!source.ok) return source
    await onOccasion(campaign, 'restore')
    return oneAtATime(campaign, async () => {
      const held = open.isOwned(campaign) ? open.own(campaign) : undefined
      if (held?.ok === true) plays.rest(held.value)
      open.release(campaign)
      const restored = restore({ path: open.pathOf(campaign), source: source.value, migrationsDir, now: now() })
      if (!restored.ok) return restored
      pushes.publish({ name: 'library.changed', args: {} })
      pushes.publish({ name: 'campaign.changed', args: { campaign } })
      return Promise.resolve(ok({ campaign }))
    })
  }
  const list = async (campaign: string): Promise<Outcome<readonly Backup[]>> =>
    runWorker(workerFile, { task: 'list', backupsDir: open.backupsOf(campaign), migrationsDir })

  const newestAside = (campaign: string) =>
    listAsides(open.pathOf(campaign)).find(
      ({ kind, path }) => kind === 'aside' || readSoundBackup(path, migrationsDir).ok,
    )

  return {
    onOccasion,
    tick: async () => {
      for (const campaign of open.held()) await onOccasion(campaign, plays.takeMilestone(campaign) ? 'round' : 'tick')
    },
    list: async (campaign) => {
      const found = await list(campaign)
      if (!found.ok) return found
      const offer = offerOf(found.value, open.pathOf(campaign))
      const aside = newestAside(campaign)
      return ok({
        backups: found.value.map(view),
        ...(offer === undefined
          ? {}
          : {
              offer: {
                backup: offer.backup.name,
                ...(offer.lostEntries === undefined ? {} : { lost: offer.lostEntries }),
              },
            }),
        ...(aside === undefined ? {} : { undo: { restoredAt: aside.setAsideAt } }),
      })
    },
    make: async (campaign) => {
      const made = await oneAtATime(campaign, () => backUpNow(campaign, 'hand'))
      if (!made.ok) return made
      pushes.publish({ name: 'campaign.changed', args: { campaign } })
      return ok(view(made.value))
    },
    restoreInPlace: (campaign, backup) => putBack(campaign, join(open.backupsOf(campaign), backup)),
    restoreAsCopy: (campaign, backup) => {
      const bytes = readSoundBackup(join(open.backupsOf(campaign), backup), migrationsDir)
      if (!bytes.ok) return bytes
      const id = newCampaignId()
      const placed = placeBytes(bytes.value, open.pathOf(id))
      if (!placed.ok) return placed
      pushes.publish({ name: 'library.changed', args: {} })
      return ok({ campaign: id })
    },
    undoRestore: (campaign) => {
      const aside = newestAside(campaign)
      return aside === undefined
        ? Promise.resolve(fail(refusal('not-found', 'nothingToUndo')))
        : putBack(campaign, aside.path)
    },
  }
}
