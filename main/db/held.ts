// Which campaign files this process holds. A process that opens and closes a file it has locked loses the lock without a
// word (POSIX), so nobody here may read a held file but through its connection.
import { statSync } from 'node:fs'
import type { CampaignFile } from './campaign-file.ts'

const held = new Map<string, CampaignFile>()

/** What tells one file from another whatever path leads to it. Throws the operating system's error. */
export const identityOf = (path: string): string => {
  const { dev, ino } = statSync(path, { bigint: true })
  return `${dev}:${ino}`
}

/** The open campaign behind `path`, when this process holds it. */
export function heldFile(path: string): CampaignFile | undefined {
  try {
    return held.get(identityOf(path))
  } catch {
    return undefined
  }
}

export const hold = (file: CampaignFile): void => void held.set(file.identity, file)

export const release = (file: CampaignFile): void => void held.delete(file.identity)
