// Removes what was not finished: a database with its journal, or a file beside it.
import { rmSync } from 'node:fs'

/** What cannot be removed now is swept at the next open or backup. */
export function discard(path: string): void {
  for (const end of ['', '-journal']) {
    try {
      rmSync(path + end, { force: true })
    } catch {
      // The folder itself is in trouble, and that is reported by whoever wanted to write to it.
    }
  }
}
