// Holds what a life was told to be on disk against what lies there.
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import { listBackups } from '../../../main/db/backup-tasks.ts'
import { assertCampaignHealthy } from './healthy.ts'
import type { Word } from './life.ts'
import { backupsIn, pathIn } from './sample.ts'

/**
 * Every acknowledged entry is there, and at most the one that was under way beyond it; all campaigns and all backups are sound.
 * Answers the campaigns that nobody was told of.
 */
export function expectKept(dataDir: string, words: readonly Word[]): readonly string[] {
  const last = new Map(words.map((word) => [word.campaign, word]))
  for (const { campaign, n, chain, leaving } of last.values()) {
    const health = assertCampaignHealthy(placeOf(dataDir, campaign))
    expect(listBackups({ backupsDir: backupsIn(dataDir, campaign) }).filter(({ sound }) => !sound)).toEqual([])
    if (leaving === true) continue
    expect(health.chainAt(n)).toBe(chain)
    expect(health.n).toBeLessThanOrEqual(n + 1)
  }
  const folder = join(dataDir, 'campaigns')
  const others = (existsSync(folder) ? readdirSync(folder) : []).filter(
    (id) => !last.has(id) && existsSync(pathIn(dataDir, id)),
  )
  for (const id of others) assertCampaignHealthy(pathIn(dataDir, id))
  return others
}

/** A campaign lies on the shelf or in the bin. */
const placeOf = (dataDir: string, campaign: string): string => {
  const binned = join(dataDir, 'bin', campaign, 'campaign.db')
  return existsSync(binned) ? binned : pathIn(dataDir, campaign)
}
