// Which campaign files this process holds. A process that opens and closes a file it has locked loses the lock without a
// word (POSIX), so nobody here may read a held file but through its connection.
import { statSync } from 'node:fs'
import type { CampaignFile } from './campaign-file.ts'

const held = new Map<string, CampaignFile>()

/** What tells one file from another whatever path leads to it. Throws the operating system's error. */
export const identityOf = (path: string): string => nameOf(statSync(path, { bigint: true }))

const nameOf = ({ dev, ino }: { readonly dev: bigint; readonly ino: bigint }): string => `${dev}:${ino}`

/** The open campaign behind `path`, when this process holds it. Throws when the disk cannot tell: a wrong no would cost the lock. */
export function heldFile(path: string): CampaignFile | undefined {
  const stat = statSync(path, { bigint: true, throwIfNoEntry: false })
  return stat === undefined ? undefined : held.get(nameOf(stat))
}

export const hold = (file: CampaignFile): void => void held.set(file.identity, file)

export const release = (file: CampaignFile): void => void held.delete(file.identity)
