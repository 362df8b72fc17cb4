// What is done to a whole campaign: rename, duplicate, put away into the bin and take back.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { daysInBin } from '../../shared/contract/bounds.ts'
import type { Binned } from '../../shared/contract/calls/library.ts'
import { refusal, type Outcome, type Refusal } from '../../shared/contract/envelope.ts'
import { campaignId } from '../../shared/contract/values.ts'
import { fail, ok, type Result } from '../../shared/lib/result.ts'
import { readBytes } from '../db/bytes.ts'
import { readCard } from '../db/card.ts'
import { finding, findingOf } from '../db/findings.ts'
import { placeBytes } from '../db/place-bytes.ts'
import { putSquad, readSquad } from '../db/stores/squad.ts'
import { renameDurably, writeDurably } from '../files/durable.ts'
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

export function createShelf(options: ShelfOptions): ShelfService {
  const { dataDir, knownVersion, open, commands, pushes, now, close } = options
  const binDir = join(dataDir, 'bin')
  const binOf = (id: string) => join(binDir, id)
  const slipOf = (id: string) => join(binOf(id), 'slip.json')
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
    existsSync(binDir)
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
        if (!existsSync(path)) return fail(finding('fileMissing'))
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
      if (!existsSync(path)) return fail(finding('fileMissing'))
      const { state, card } = readCard(path, knownVersion)
      if (state === 'in-use') return fail(finding('fileInUse'))
      await close(campaign)
      const binned = attempt(() => {
        if (existsSync(binOf(campaign))) return fail(finding('fileExists'))
        mkdirSync(binDir, { recursive: true })
        const text = JSON.stringify({ squad: card?.squad ?? '', binnedAt: now().toISOString() })
        writeDurably(join(dirname(path), 'slip.json'), `${text}\n`)
        renameDurably(dirname(path), binOf(campaign))
        return ok({})
      })
      if (binned.ok) changed()
      return binned
    },
    takeBack: (campaign) => {
      const back = attempt(() => {
        if (!existsSync(binOf(campaign))) return fail(finding('fileMissing'))
        const home = dirname(open.pathOf(campaign))
        if (existsSync(home)) return fail(finding('fileExists'))
        mkdirSync(dirname(home), { recursive: true })
        renameDurably(binOf(campaign), home)
        rmSync(join(home, 'slip.json'), { force: true })
        return ok({})
      })
      if (back.ok) changed()
      return back
    },
    listBin,
    emptyOld: () => {
      const today = now().toISOString()
      for (const { id, keptUntil } of listBin())
        if (keptUntil < today && statSync(binOf(id)).isDirectory())
          for (const folder of [binOf(id), open.backupsOf(id)]) rmSync(folder, { recursive: true, force: true })
    },
  }
}
