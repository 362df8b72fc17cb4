// The state of a play after an entry: the newest snapshot and the inputs after it. Luck is read, never derived again.
import { fault } from '../../shared/kernel/fault.ts'
import { inputList, type Input } from '../../shared/kernel/input.ts'
import type { Json } from '../../shared/kernel/json.ts'
import type { Machine } from '../../shared/kernel/machine.ts'
import { canonical } from '../../shared/lib/canonical.ts'
import type { FoundPlay, Host } from './host.ts'
import type { Held } from './play-cache.ts'
import type { PlayRow, Ports, StoredEntry } from './ports.ts'

/**
 * The state after `entry`, proven by the hash that was stored with it.
 * Throws the faults `history-mismatch` and `stored-play-unreadable`.
 */
export function stateAfter(host: Host, { play, machine }: FoundPlay, entry: StoredEntry): Held {
  const known = host.cache.read(play.id, entry)
  if (known !== null) return known
  const held = stepTo(host.ports, machine, play, entry)
  proveState(host.ports, play, entry, held.state)
  host.cache.keep(play.id, entry, held)
  return held
}

/** Throws the fault `history-mismatch` when the state's hash is not the one that was stored with the entry. */
export function proveState(ports: Ports, play: PlayRow, entry: StoredEntry, state: Json): void {
  const found = ports.hash(canonical(state))
  if (found === entry.stateHash) return
  const details = { play: play.id, index: entry.index, stored: entry.stateHash, found }
  throw fault('history-mismatch', `entry ${entry.index} of play ${play.id} leads to another state`, details)
}

function stepTo(ports: Ports, machine: Machine, play: PlayRow, entry: StoredEntry): Held {
  const snapshot = ports.snapshots.newest(play.id, entry.index)
  if (snapshot?.version !== play.version) {
    throw fault('stored-play-unreadable', `play ${play.id} has no snapshot for entry ${entry.index}`)
  }
  const first = snapshot.index + 1
  const entries = first > entry.index ? [] : ports.entries.read(play.id, first, entry.index)
  if (entries.length !== entry.index - snapshot.index || entries.some(({ index }, at) => index !== first + at)) {
    throw fault('stored-play-unreadable', `play ${play.id} has a gap before entry ${entry.index}`)
  }
  let state = parse(snapshot.state, play, snapshot.index)
  let sinceSnapshot = 0
  for (const { index, inputs } of entries) {
    const list = parseInputs(inputs, play, index)
    sinceSnapshot += list.length
    state = repeat(machine, play, index, state, list)
  }
  return { state, sinceSnapshot }
}

/** Stored text as data, or a named fault. */
function parse(text: string, play: PlayRow, index: number): Json {
  try {
    return JSON.parse(text) as Json
  } catch (cause) {
    throw fault('stored-play-unreadable', `entry ${index} of play ${play.id}: ${String(cause)}`)
  }
}

function parseInputs(text: string, play: PlayRow, index: number): readonly Input[] {
  const parsed = inputList.safeParse(parse(text, play, index))
  if (parsed.success) return parsed.data
  throw fault('stored-play-unreadable', `entry ${index} of play ${play.id}: ${parsed.error.message}`)
}

/** An input that could be stepped when it was stored and no longer can is a mismatch too. */
function repeat(machine: Machine, play: PlayRow, index: number, state: Json, inputs: readonly Input[]): Json {
  try {
    return inputs.reduce((before, next) => machine.step(before, next).state, state)
  } catch (cause) {
    const details = { play: play.id, index, cause: String(cause) }
    throw fault('history-mismatch', `entry ${index} of play ${play.id} can no longer be stepped`, details)
  }
}
