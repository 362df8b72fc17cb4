// What happens to running plays when a campaign is opened and closed, so that a newer version of a game finds them
// whole and either takes them over or leaves them to changes by hand: a play always opens.
import type { PlayRefusal } from '../../shared/kernel/play-refusal.ts'
import type { PlayView } from '../../shared/kernel/play-view.ts'
import { canonical } from '../../shared/lib/canonical.ts'
import { ok, type Result } from '../../shared/lib/result.ts'
import { findPlay, isUntouched, type Host } from './host.ts'
import { standingOf, viewOf } from './standing.ts'
import { provenState, takeOver } from './take-over.ts'

/**
 * For each running play when a campaign opens, before any move. Writes a wall when the game's version has gone up
 * since; a finished play is left alone. Refusals as for `viewOf`.
 * Throws the fault `history-mismatch` when the play no longer steps alike under the same version: see `rescuePlay`.
 */
export function openPlay(host: Host, id: string): Result<PlayView, PlayRefusal> {
  const found = findPlay(host, id)
  if (!found.ok) return found
  if (found.value.play.status === 'open' && isUntouched(found.value)) takeOver(host, found.value)
  return viewOf(host, id)
}

/**
 * For a play that `openPlay` cannot open: goes on from the newest state that is proven, behind a wall that says how
 * many entries were lost. A sound play is only opened. People must have been asked first.
 */
export function rescuePlay(host: Host, id: string): Result<PlayView, PlayRefusal> {
  const found = findPlay(host, id)
  if (!found.ok) return found
  const last = host.ports.entries.last(id)
  if (last !== null && provenState(host, found.value, last) === null) takeOver(host, found.value)
  return openPlay(host, id)
}

/** For each running play when a campaign closes: stores its state whole, for the next version of the game to find. */
export function restPlay(host: Host, id: string): Result<null, PlayRefusal> {
  const standing = standingOf(host, id)
  if (!standing.ok) return standing
  const { entry, held, play } = standing.value
  if (host.ports.snapshots.newest(id, entry.index)?.index !== entry.index) {
    host.ports.snapshots.put({ play: id, index: entry.index, version: play.version, state: canonical(held.state) })
    host.cache.forget() // states held count their inputs from an older snapshot
  }
  return ok(null)
}
