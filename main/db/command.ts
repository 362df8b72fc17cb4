// A command: one change of the campaign's tables by a person, one entry in the log, one undo.
import type { Note } from '../../shared/kernel/note.ts'
import type { Result } from '../../shared/lib/result.ts'
import type { CampaignFile, Orm } from './campaign-file.ts'
import { appendEntry, type Title } from './entry.ts'
import type { Finding } from './findings.ts'
import { transact } from './transaction.ts'

export interface Command extends Title {
  readonly who: string
  readonly now: Date
  /** The play it belongs to, such as the fight whose outcome it carries over. */
  readonly play?: string
  readonly notes?: readonly Note[]
}

/**
 * Runs `body` and logs what it changed, all or nothing. `body` is synchronous and returns a Result: a refusal changes
 * nothing and leaves no entry. Also refused: `diskFull`, `folderGone`, `cannotWrite`, after which the file is as before.
 */
export function runCommand<T, E>(
  file: CampaignFile,
  { now, ...command }: Command,
  body: (orm: Orm) => Result<T, E>,
): Result<T, E | Finding> {
  return transact(file, () => {
    const result = body(file.orm)
    if (result.ok) appendEntry(file, { ...command, kind: 'command', time: now })
    return result
  })
}
