// What a failed write to a file of ours means to a player.
import type { Refusal } from '../../shared/contract/envelope.ts'
import { findingOf } from '../db/findings.ts'

/** Known faults of the disk become refusals; anything else is a bug and is thrown on. */
export function writeFault(fault: unknown): Refusal {
  const finding = findingOf(fault)
  if (finding === undefined) throw fault
  return finding
}
