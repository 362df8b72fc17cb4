// Writes one entry: when all of the game's code has run, and before anybody is told.
import type { Note } from '../../shared/kernel/note.ts'
import type { PlayView } from '../../shared/kernel/play-view.ts'
import { canonical } from '../../shared/lib/canonical.ts'
import type { FoundPlay, Host } from './host.ts'
import type { EntryKind, PlayStatus } from './ports.ts'
import type { Stop } from './run.ts'
import { showState } from './standing.ts'

/** Inputs between two snapshots, unless the game marks a better place. */
export const inputsPerSnapshot = 50

/** What a move brought: stored, and ready to be shown. */
export interface Played {
  readonly view: PlayView
  readonly notes: readonly Note[]
  /** The state was stored whole: a good moment to make sure of things. */
  readonly snapshot: boolean
}

/** How the entry is to stand in the log. */
export interface Heading {
  readonly kind: EntryKind
  readonly seat: string | null
  readonly title: Note
}

/** An entry with all that can be worked out before anything is stored. */
export interface Draft {
  readonly heading: Heading
  readonly stop: Stop
  readonly index: number
  readonly sinceSnapshot: number
  readonly stateText: string
  readonly inputsText: string
  /** The view, but for the entry's number. */
  readonly view: PlayView
}

/** Calls the game for its view and spells out state and inputs; throws when they are not plain data. */
export function draftEntry(
  found: FoundPlay,
  before: { readonly index: number; readonly sinceSnapshot: number },
  heading: Heading,
  stop: Stop,
): Draft {
  const index = before.index + 1
  return {
    heading,
    stop,
    index,
    sinceSnapshot: before.sinceSnapshot + stop.inputs.length,
    stateText: canonical(stop.state),
    inputsText: canonical(stop.inputs),
    view: showState(found, { number: 0, index }, stop.state, stop.wait),
  }
}

/** Stores the entry and, where one is due, a snapshot. Whatever storage throws goes up to the caller's transaction. */
export function storeEntry(host: Host, { play }: FoundPlay, draft: Draft): Played {
  const { ports, cache } = host
  const { stop, index } = draft
  const stateHash = ports.hash(draft.stateText)
  const over = stop.wait?.kind === 'over'
  const snapshot = stop.snapshot || over || draft.sinceSnapshot >= inputsPerSnapshot
  ports.snapshots.dropFrom(play.id, index)
  const entry = {
    index,
    kind: draft.heading.kind,
    inputs: draft.inputsText,
    stateHash,
  }
  const { notes, reveals, records } = stop
  // Rows that change belong to the next entry, so the entry comes last.
  setStatus(host, play, over ? 'over' : 'open')
  const number = ports.entries.append({ ...entry, ...draft.heading, play: play.id, notes, reveals, records })
  if (snapshot) ports.snapshots.put({ play: play.id, index, version: play.version, state: draft.stateText })
  cache.keep(play.id, { ...entry, number }, { state: stop.state, sinceSnapshot: snapshot ? 0 : draft.sinceSnapshot })
  return { view: { ...draft.view, version: number }, notes, snapshot }
}

/** Writes the status only when it changes. */
export function setStatus(
  { ports }: Host,
  play: { readonly id: string; readonly status: PlayStatus },
  status: PlayStatus,
) {
  if (play.status !== status) ports.plays.setStatus(play.id, status)
}
