// Which campaign files this program holds open. Each is opened when it is first needed and stays ours until it is let go.
// One that cannot be written, or that another program holds, is opened for looking: from memory, and nothing is changed.
import { join } from 'node:path'
import { refusal, type Outcome, type Refusal } from '../../shared/contract/envelope.ts'
import { fail, ok } from '../../shared/lib/result.ts'
import { attach, type CampaignFile } from '../db/campaign-file.ts'
import { openCampaignFile } from '../db/open.ts'
import { openForLooking } from '../db/read-only.ts'
import { noMark } from '../files/mark.ts'

export interface Holding {
  readonly file: CampaignFile
  /** Why nothing can be written; undefined for the owner. */
  readonly looking?: Refusal
}

export interface OpenCampaigns {
  readonly pathOf: (id: string) => string
  readonly backupsOf: (id: string) => string
  /** The campaign to read from, opened when it is not open yet. Refuses with what was found wrong with its file. */
  readonly look: (id: string) => Outcome<Holding>
  /** The campaign to write to. Also refuses when it can only be looked at. */
  readonly own: (id: string) => Outcome<CampaignFile>
  /** Takes over a file that was just made. */
  readonly add: (id: string, file: CampaignFile) => void
  /** This program may write it. */
  readonly isOwned: (id: string) => boolean
  readonly isOpen: (id: string) => boolean
  readonly held: () => readonly string[]
  /** Lets go of the file; everything is on disk. */
  readonly release: (id: string) => void
}

export interface OpenCampaignsOptions {
  readonly dataDir: string
  readonly migrationsDir: string
  readonly appVersion: string
  readonly now: () => Date
  /** Told of each file that was opened to be written. */
  readonly onOwned?: (id: string, file: CampaignFile) => void
}

/** Findings for which a campaign can still be looked at. */
const lookable: ReadonlySet<string> = new Set(['read-only', 'in-use', 'disk-full'])

export function createOpenCampaigns(options: OpenCampaignsOptions): OpenCampaigns {
  const { dataDir, migrationsDir, appVersion, now, onOwned = () => undefined } = options
  const holdings = new Map<string, Holding>()
  const pathOf = (id: string) => join(dataDir, 'campaigns', id, 'campaign.db')
  const backupsOf = (id: string) => join(dataDir, 'backups', id)

  const add = (id: string, file: CampaignFile) => {
    holdings.set(id, { file })
    onOwned(id, file)
  }
  const lookOnly = (id: string, why: Refusal): Outcome<Holding> => {
    const look = openForLooking({ path: pathOf(id), migrationsDir })
    if (!look.ok) return fail(look.error)
    const { sqlite, close } = look.value
    sqlite.pragma('query_only = OFF')
    const file = attach(sqlite, { path: pathOf(id), identity: `look ${id}`, mark: noMark, close })
    sqlite.pragma('query_only = ON')
    const holding = { file, looking: why }
    holdings.set(id, holding)
    return ok(holding)
  }
  const release = (id: string) => {
    holdings.get(id)?.file.close()
    holdings.delete(id)
  }
  const open = (id: string): Outcome<Holding> => {
    const opened = openCampaignFile({
      path: pathOf(id),
      migrationsDir,
      appVersion,
      now: now(),
      backupsDir: backupsOf(id),
    })
    if (opened.ok) {
      add(id, opened.value)
      return ok({ file: opened.value })
    }
    return lookable.has(opened.error.code) ? lookOnly(id, opened.error) : fail(opened.error)
  }
  /**
   * A campaign that is looked at is read anew each time: its owner may have gone on, or gone away. So is one whose disk failed
   * in the middle of a commit: opening it plays the journal back.
   */
  const look = (id: string): Outcome<Holding> => {
    const held = holdings.get(id)
    if (held !== undefined && held.looking === undefined && !held.file.state.broken) return ok(held)
    if (held !== undefined) release(id)
    return open(id)
  }
  return {
    pathOf,
    backupsOf,
    look,
    own: (id) => {
      const held = look(id)
      if (!held.ok) return held
      const { file, looking } = held.value
      return looking === undefined ? ok(file) : fail(refusal('read-only', 'onlyLooking', { why: looking.key }))
    },
    add,
    isOwned: (id) => holdings.get(id)?.looking === undefined && holdings.has(id),
    isOpen: (id) => holdings.has(id),
    held: () => [...holdings.keys()],
    release,
  }
}
