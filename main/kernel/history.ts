// Goes back and forth along a play's line. Which entry is undone is the log's business: the kernel makes the state
// that stood there, proves it by its hash, and says what to show. Redo steps the stored luck, it rolls nothing.
import type { PlayRefusal } from '../../shared/kernel/play-refusal.ts'
import type { PlayView } from '../../shared/kernel/play-view.ts'
import { ok, type Result } from '../../shared/lib/result.ts'
import { findPlay, refusePlay, type Host } from './host.ts'
import { setStatus } from './record.ts'
import { proveState } from './states.ts'
import { standingAt, viewAt, type Standing } from './standing.ts'

/** Where a play stands after undo or redo; both null when the start itself was taken back. */
export interface Moved {
  readonly stateHash: string | null
  readonly view: PlayView | null
}

/**
 * The play after entry `index` of its line, also one that a redo would bring back.
 * Refusals: those of finding it, `wall` below an update, `no-entry`, `not-taken-over`.
 * Throws the fault `history-mismatch` when the state is not the one that was stored.
 */
export function playStateAt(host: Host, id: string, index: number): Result<Standing, PlayRefusal> {
  const found = findPlay(host, id)
  if (!found.ok) return found
  if (index < host.ports.entries.floor(id)) return refuseWall()
  const [entry] = host.ports.entries.read(id, index, index)
  if (entry === undefined) return refusePlay('no-entry', [{ key: 'kernel.noEntry', args: { index } }])
  const standing = standingAt(host, found.value, entry)
  // A state from memory is proven again: a game that changed it in place would be found here.
  if (standing.ok) proveState(host.ports, found.value.play, entry, standing.value.held.state)
  return standing
}

/**
 * Undo of entry `k` calls this with `k - 1`, redo of it with `k`; -1 takes back the start. The caller then writes its
 * undo or redo row in the same transaction. Refusals and faults as for `playStateAt`, and `engine-fault`.
 */
export function goTo(host: Host, id: string, index: number): Result<Moved, PlayRefusal> {
  if (index === -1) return takeBackStart(host, id)
  const standing = playStateAt(host, id, index)
  if (!standing.ok) return standing
  const view = viewAt(host, standing.value)
  if (!view.ok) return view
  setStatus(host, standing.value.play, view.value.wait?.kind === 'over' ? 'over' : 'open')
  return ok({ stateHash: standing.value.entry.stateHash, view: view.value })
}

function takeBackStart(host: Host, id: string): Result<Moved, PlayRefusal> {
  const found = findPlay(host, id)
  if (!found.ok) return found
  return host.ports.entries.floor(id) > 0 ? refuseWall() : ok({ stateHash: null, view: null })
}

const refuseWall = () => refusePlay('wall', [{ key: 'kernel.wall' }])
