// The health check that every reliability test ends with: the file opens, all of it holds together, and every play, stepped
// from its set-up by the bare machine, comes to each state that was stored on the way.
import { expect } from 'vitest'
import type { CampaignFile } from '../../../main/db/campaign-file.ts'
import { openCampaignFile } from '../../../main/db/open.ts'
import { combatMachine } from '../../../main/games/akarios/combat/index.ts'
import type { Machine } from '../../../shared/kernel/machine.ts'
import { faultOf } from '../../support/campaign-health.ts'
import { appVersion, machine, migrationsDir, must } from './table.ts'

export interface Health {
  /** Number and chain hash of the last entry. */
  readonly n: number
  readonly chain: string
  /** Chain hash of every entry, by number. */
  readonly chainAt: (n: number) => string | undefined
}

const now = new Date('2026-03-02T00:00:00.000Z')

/** Opens the campaign at `path`, proves it sound and closes it again. */
export function assertCampaignHealthy(path: string, more: { readonly migrationsDir?: string } = {}): Health {
  const file = must(openCampaignFile({ path, migrationsDir, appVersion, now, ...more }))
  try {
    return assertHealthy(file)
  } finally {
    file.close()
  }
}

/** The same of a campaign that is open. */
export function assertHealthy(file: CampaignFile): Health {
  expect(faultOf(file, games)).toBeUndefined()
  const chains = file.sqlite.prepare('SELECT chain FROM log ORDER BY n').pluck().all() as string[]
  const { n, chain } = file.state.head
  return { n, chain, chainAt: (at) => chains[at - 1] }
}

const games = [machine, combatMachine].map((game) => game as unknown as Machine)
