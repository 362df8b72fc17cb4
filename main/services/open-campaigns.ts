// Which campaign files this program holds open. Each is opened when it is first needed and stays ours until it is closed.
import { join } from 'node:path'
import type { Outcome } from '../../shared/contract/envelope.ts'
import { fail, ok } from '../../shared/lib/result.ts'
import type { CampaignFile } from '../db/campaign-file.ts'
import type { Finding } from '../db/findings.ts'
import { openCampaignFile } from '../db/open.ts'

export interface OpenCampaigns {
  readonly pathOf: (id: string) => string
  /** The file, opened when it is not open yet. Refuses with what was found wrong with it. */
  readonly hold: (id: string) => Outcome<CampaignFile>
  /** Takes over a file that was just made. */
  readonly add: (file: CampaignFile) => void
  /** The ids of the files held now. */
  readonly held: () => readonly string[]
  readonly release: (id: string) => void
  readonly releaseAll: () => void
}

export interface OpenCampaignsOptions {
  readonly dataDir: string
  readonly migrationsDir: string
  readonly appVersion: string
  readonly now: () => Date
}

export function createOpenCampaigns({ dataDir, migrationsDir, appVersion, now }: OpenCampaignsOptions): OpenCampaigns {
  const files = new Map<string, CampaignFile>()
  const pathOf = (id: string) => join(dataDir, 'campaigns', id, 'campaign.db')
  const release = (id: string) => {
    files.get(id)?.close()
    files.delete(id)
  }
  return {
    pathOf,
    hold: (id) => {
      const open = files.get(id)
      if (open !== undefined) return ok(open)
      const opened = openCampaignFile({ path: pathOf(id), migrationsDir, appVersion, now: now() })
      if (!opened.ok) return fail<Finding>(opened.error)
      files.set(id, opened.value)
      return opened
    },
    add: (file) => void files.set(file.id, file),
    held: () => [...files.keys()],
    release,
    releaseAll: () => {
      for (const id of [...files.keys()]) release(id)
    },
  }
}
