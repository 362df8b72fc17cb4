// Runs the code of a game. What it throws becomes a refusal with a report; nothing has been stored by then.
import { isFault } from '../../shared/kernel/fault.ts'
import type { Json } from '../../shared/kernel/json.ts'
import type { Machine } from '../../shared/kernel/machine.ts'
import type { FaultReport, PlayRefusal } from '../../shared/kernel/play-refusal.ts'
import { fail, type Result } from '../../shared/lib/result.ts'
import type { Host } from './host.ts'
import type { PlayRow } from './ports.ts'

/** What was being done, for the report. A play that is only being started has no row yet: its set-up stands in. */
export interface Attempted {
  readonly machine: Machine
  readonly play: Pick<PlayRow, 'id' | 'version' | 'setup'>
  /** Index of the play's last entry, -1 before its start. */
  readonly index: number
  readonly tried: Json
}

/** `work` calls only the game, never storage: whatever it throws is a fault of the game. */
export function attempt<T>(
  host: Host,
  attempted: Attempted,
  work: () => Result<T, PlayRefusal>,
): Result<T, PlayRefusal> {
  try {
    return work()
  } catch (error) {
    return fail({
      code: 'engine-fault',
      problems: [{ key: 'kernel.engineFault' }],
      report: reportOf(host, attempted, error),
    })
  }
}

function reportOf({ ports }: Host, { machine, play, index, tried }: Attempted, error: unknown): FaultReport {
  const entries = ports.entries.read(play.id, 0, index)
  const known = error instanceof Error ? error : new Error(String(error))
  return {
    machine: machine.id,
    version: machine.version,
    setupHash: ports.hash(play.setup),
    entries: entries.map((entry) => ({ index: entry.index, kind: entry.kind, inputs: entry.inputs })),
    tried,
    error: {
      name: known.name,
      message: known.message,
      stack: known.stack ?? '',
      details: isFault(error) ? error.details : null,
    },
  }
}
