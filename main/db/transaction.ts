// One synchronous transaction around everything that changes a campaign: it is committed whole, or the file and all that is
// known of it in memory are as before. After the commit the mark is written.
import { fail, type Result } from '../../shared/lib/result.ts'
import { readState, type CampaignFile } from './campaign-file.ts'
import { finding, findingOf, type Finding } from './findings.ts'
import { identityOf } from './held.ts'

/**
 * Runs `body` in an IMMEDIATE transaction. A refusal it returns rolls back and is passed on; what the disk says (full, gone,
 * read-only) comes back as a finding; any other throw rolls back and is thrown on.
 */
export function transact<T, E>(file: CampaignFile, body: () => Result<T, E>): Result<T, E | Finding> {
  const { state } = file
  if (state.busy) throw new Error('a transaction inside a transaction')
  if (state.broken) return fail(finding('folderGone'))
  const before = state.head.n
  state.busy = true
  try {
    file.sqlite.exec('BEGIN IMMEDIATE')
    file.setImageMode('record')
    const result = body()
    if (!result.ok) return rolledBack(file, before, result)
    if (file.belongings(state.head.n + 1).images.length > 0) throw new Error('a row was written after the last entry')
    file.setImageMode('closed')
    const gone = vanished(file)
    if (gone !== undefined) return rolledBack(file, before, fail(gone))
    file.sqlite.exec('COMMIT')
    writeMark(file)
    return result
  } catch (fault) {
    const found = findingOf(fault)
    if (found === undefined) {
      rolledBack(file, before, undefined)
      throw fault
    }
    return rolledBack(file, before, fail(found))
  } finally {
    state.busy = false
  }
}

/** A file that was deleted or moved away takes writes and keeps nothing: its name must still lead to it. */
function vanished(file: CampaignFile): Finding | undefined {
  try {
    return identityOf(file.path) === file.identity ? undefined : finding('folderGone')
  } catch {
    return finding('folderGone')
  }
}

function rolledBack<R>(file: CampaignFile, before: number, result: R): R {
  try {
    if (file.sqlite.inTransaction) file.sqlite.exec('ROLLBACK')
    if (file.state.head.n !== before) Object.assign(file.state, readState(file.sqlite, file.id))
  } catch {
    // The disk is gone even for reading. Nothing was committed; the next open rolls back from the journal.
    file.state.broken = true
  }
  return result
}

function writeMark(file: CampaignFile): void {
  const { n, chain } = file.state.head
  try {
    file.mark.write({ campaign: file.id, n, chain })
  } catch {
    // The commit is on disk and stands. A mark that lags behind guards less and says nothing false.
  }
}
