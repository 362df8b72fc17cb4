// Turns what the operating system says about a failed write into a refusal that a player can act on.
import { refusal, type Refusal } from '../../shared/contract/envelope.ts'

const codeOf = (fault: unknown): string | undefined =>
  fault instanceof Error && 'code' in fault && typeof fault.code === 'string' ? fault.code : undefined

/** Known faults of the disk become refusals; anything else is a fault of ours and is thrown on. */
export function writeFault(fault: unknown): Refusal {
  switch (codeOf(fault)) {
    case 'ENOSPC':
    case 'EDQUOT':
    case 'EFBIG':
      return refusal('disk-full', 'diskFull')
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return refusal('read-only', 'cannotWrite')
    case 'ENOENT':
    case 'ENOTDIR':
    case 'EIO':
    case 'ENXIO':
    case 'ESTALE':
      return refusal('unavailable', 'folderGone')
    default:
      throw fault
  }
}
