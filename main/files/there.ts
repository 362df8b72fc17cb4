// Whether a file or folder is there, where a wrong no would do harm.
import { statSync } from 'node:fs'

/** Unlike `existsSync` it throws what the operating system says when the disk cannot tell. */
export const isThere = (path: string): boolean => statSync(path, { throwIfNoEntry: false }) !== undefined
