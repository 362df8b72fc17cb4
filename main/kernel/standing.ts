// Where a play stands: its last entry, the state after it, and how that looks from outside.
import type { PlayRefusal } from '../../shared/kernel/play-refusal.ts'
import type { PlayView } from '../../shared/kernel/play-view.ts'
import type { Json } from '../../shared/kernel/json.ts'
import type { Wait } from '../../shared/kernel/wait.ts'
import { fail, ok, type Result } from '../../shared/lib/result.ts'
import { attempt } from './attempt.ts'
import { findPlay, isHandOnly, isUntouched, refusePlay, type FoundPlay, type Host } from './host.ts'
import type { Held } from './play-cache.ts'
import type { StoredEntry } from './ports.ts'
import { stateAfter } from './states.ts'

export interface Standing extends FoundPlay {
  readonly entry: StoredEntry
  readonly held: Held
}

/** How a play looks now. Refusals: those of finding it, `not-taken-over`, `engine-fault` when the game cannot show it. */
export function viewOf(host: Host, play: string): Result<PlayView, PlayRefusal> {
  const standing = standingOf(host, play)
  return standing.ok ? viewAt(host, standing.value) : standing
}

/** The state after the last entry that counts. Throws the faults of `stateAfter`. */
export function standingOf(host: Host, id: string): Result<Standing, PlayRefusal> {
  const found = findPlay(host, id)
  if (!found.ok) return found
  const entry = host.ports.entries.last(id)
  if (entry === null) return refusePlay('unknown-play', [{ key: 'kernel.unknownPlay' }])
  return standingAt(host, found.value, entry)
}

/** The state after this entry, now or earlier. A play that waits to be taken over can only be seen at a snapshot. */
export function standingAt(host: Host, found: FoundPlay, entry: StoredEntry): Result<Standing, PlayRefusal> {
  if (isUntouched(found) && host.ports.snapshots.newest(found.play.id, entry.index)?.index !== entry.index) {
    return refuseUntouched(found)
  }
  return ok({ ...found, entry, held: stateAfter(host, found, entry) })
}

/** The same for a move: refuses with `stale` and the fresh view when the mover looked at another entry. */
export function standingForMove(
  host: Host,
  move: { readonly play: string; readonly version: number },
): Result<Standing, PlayRefusal> {
  const standing = standingOf(host, move.play)
  if (!standing.ok) return standing
  if (isUntouched(standing.value)) return refuseUntouched(standing.value)
  if (standing.value.entry.number === move.version) return standing
  const view = viewAt(host, standing.value)
  return view.ok ? fail({ code: 'stale', problems: [{ key: 'kernel.stale' }], view: view.value }) : view
}

/** How a standing looks from outside. */
export function viewAt(host: Host, standing: Standing): Result<PlayView, PlayRefusal> {
  const { machine, play, entry, held } = standing
  return attempt(host, { machine, play, index: entry.index, tried: 'view' }, () =>
    ok(showState(standing, entry, held.state, waitOf(standing, held.state))),
  )
}

/** The view of a state of this play. */
export const showState = (
  found: FoundPlay,
  at: { readonly number: number; readonly index: number },
  state: Json,
  wait: Wait | null,
): PlayView => ({
  play: found.play.id,
  machine: found.machine.id,
  version: at.number,
  index: at.index,
  handOnly: isHandOnly(found),
  wait,
  view: orNull(found, () => found.machine.view(state)),
})

/** What a state waits for; null only when a by-hand play's old state cannot be asked. */
export const waitOf = (found: FoundPlay, state: Json): Wait | null => orNull(found, () => found.machine.wait(state))

/** A by-hand play stays open even where its old state makes the game throw. */
function orNull<T>(found: FoundPlay, work: () => T): T | null {
  if (!isHandOnly(found)) return work()
  try {
    return work()
  } catch {
    return null
  }
}

const refuseUntouched = ({ play, machine }: FoundPlay) =>
  refusePlay('not-taken-over', [{ key: 'kernel.notTakenOver', args: { play: play.version, app: machine.version } }])
