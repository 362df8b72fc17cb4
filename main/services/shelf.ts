// What is done to a whole campaign: rename, duplicate, put away into the bin and take back.
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { daysInBin } from '../../shared/contract/bounds.ts'
import type { Binned } from '../../shared/contract/calls/library.ts'
import { refusal, type Outcome, type Refusal } from '../../shared/contract/envelope.ts'
import { campaignId } from '../../shared/contract/values.ts'
import { fail, ok, type Result } from '../../shared/lib/result.ts'
import { readBytes } from '../db/bytes.ts'
import { readCard } from '../db/card.ts'
import { discard } from '../db/discard.ts'
import { finding, findingOf } from '../db/findings.ts'
import { placeBytes } from '../db/place-bytes.ts'
import { putSquad, readSquad } from '../db/stores/squad.ts'
import { syncFolder, writeDurably } from '../files/durable.ts'
import { isThere } from '../files/there.ts'
import type { Commands } from './commands.ts'
import { newCampaignId } from './ids.ts'
import type { OpenCampaigns } from './open-campaigns.ts'
import type { Pushes } from './pushes.ts'

export interface ShelfService {
  readonly rename: (campaign: string, squad: string) => Outcome<Record<string, never>>
  readonly duplicate: (campaign: string, squad: string) => Outcome<{ id: string }>
  readonly bin: (campaign: string) => Promise<Outcome<Record<string, never>>>
  readonly takeBack: (campaign: string) => Outcome<Record<string, never>>
  readonly listBin: () => readonly Binned[]
  /** Removes what has been in the bin for more than thirty days. */
  readonly emptyOld: () => void
}

export interface ShelfOptions {
  readonly dataDir: string
  readonly knownVersion: number
  readonly open: OpenCampaigns
  readonly commands: Commands
  readonly pushes: Pushes
  readonly now: () => Date
  /** Backs up and lets go of a campaign. */
  readonly close: (campaign: string) => Promise<void>
}

/** Lies with a campaign in the bin. */
const slipName = 'slip.json'
const slip = z.strictObject({ squad: z.string(), binnedAt: z.iso.datetime() })

/** Runs file work whose faults of the disk are refusals. */
function attempt<T>(work: () => Outcome<T>): Outcome<T> {
  try {
    return work()
  } catch (fault) {
    const found = findingOf(fault)
    if (found === undefined) throw fault
    return fail(found)
  }
}

/** Whatever fails after the rename, the folder has moved; after a power cut it lies whole in one of the two places. */
function moveFolder(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true })
  renameSync(from, to)
  try {
    for (const folder of [dirname(to), dirname(from)]) syncFolder(folder)
  } catch {
    // See above.
  }
}

export function createShelf(options: ShelfOptions): ShelfService {
  const { dataDir, knownVersion, open, commands, pushes, now, close } = options
  const binDir = join(dataDir, 'bin')
  const binOf = (id: string) => join(binDir, id)
  const slipOf = (id: string) => join(binOf(id), slipName)
  const changed = () => pushes.publish({ name: 'library.changed', args: {} })

  const rename = (campaign: string, squad: string): Outcome<Record<string, never>> => {
    const renamed = commands.run(
      campaign,
      { titleKey: 'squadRenamed', titleArgs: { squad }, who: 'table' },
      (file): Result<Record<string, never>, Refusal> => {
        const before = readSquad(file)
        if (before === undefined) throw new Error('a campaign without a squad')
        if (before.name === squad) return fail(refusal('conflict', 'sameName'))
        putSquad(file, { ...before, name: squad })
        return ok({})
      },
    )
    if (renamed.ok) changed()
    return renamed
  }
  const readSlip = (id: string): Binned | undefined => {
    try {
      const { squad, binnedAt } = slip.parse(JSON.parse(readFileSync(slipOf(id), 'utf8')))
      const keptUntil = new Date(Date.parse(binnedAt) + daysInBin * 86_400_000).toISOString()
      return { id, squad, binnedAt, keptUntil }
    } catch {
      return undefined
    }
  }
  const listBin = (): readonly Binned[] =>
    isThere(binDir)
      ? readdirSync(binDir)
          .filter((name) => campaignId.safeParse(name).success)
          .flatMap((id) => readSlip(id) ?? [])
          .sort((a, b) => b.binnedAt.localeCompare(a.binnedAt))
      : []

  return {
    rename,
    duplicate: (campaign, squad) =>
      attempt(() => {
        const path = open.pathOf(campaign)
        if (!isThere(path)) return fail(finding('fileMissing'))
        const bytes = readBytes(path)
        if (bytes === undefined) return fail(finding('fileInUse'))
        const id = newCampaignId()
        const placed = placeBytes(bytes, open.pathOf(id))
        if (!placed.ok) return placed
        const renamed = rename(id, squad)
        if (!renamed.ok && renamed.error.key !== 'sameName') {
          open.release(id)
          rmSync(dirname(open.pathOf(id)), { recursive: true, force: true })
          return renamed
        }
        changed()
        return ok({ id })
      }),
    bin: async (campaign) => {
      const path = open.pathOf(campaign)
      if (!isThere(path)) return fail(finding('fileMissing'))
      const { state, card } = readCard(path, knownVersion)
      if (state === 'in-use') return fail(finding('fileInUse'))
      await close(campaign)
      const binned = attempt(() => {
        if (isThere(binOf(campaign))) return fail(finding('fileExists'))
        const text = JSON.stringify({ squad: card?.squad ?? '', binnedAt: now().toISOString() })
        writeDurably(join(dirname(path), slipName), `${text}\n`)
        moveFolder(dirname(path), binOf(campaign))
        return ok({})
      })
      if (binned.ok) changed()
      return binned
    },
    takeBack: (campaign) => {
      const back = attempt(() => {
        if (!isThere(binOf(campaign))) return fail(finding('fileMissing'))
        const home = dirname(open.pathOf(campaign))
        if (isThere(home)) return fail(finding('fileExists'))
        moveFolder(binOf(campaign), home)
        discard(join(home, slipName))
        return ok({})
      })
      if (back.ok) changed()
      return back
    },
    listBin,
    emptyOld: () => {
      const today = now().toISOString()
      // What the disk keeps from going now goes at the next start.
      attempt(() => {
        for (const { id, keptUntil } of listBin())
          if (keptUntil < today && statSync(binOf(id)).isDirectory())
            for (const folder of [binOf(id), open.backupsOf(id)]) rmSync(folder, { recursive: true, force: true })
        return ok({})
      })
    },
  }
}
