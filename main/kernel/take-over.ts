// Carries a running play over to the game as it is now. What can be proven of its state is upgraded; if the game
// refuses, the old state goes on by hand. Either way the log gets one wall, and the state is stored whole behind it.
import { fault, isFault } from '../../shared/kernel/fault.ts'
import type { Json } from '../../shared/kernel/json.ts'
import type { Problem } from '../../shared/kernel/problem.ts'
import type { FoundPlay, Host } from './host.ts'
import type { Held } from './play-cache.ts'
import type { StoredEntry } from './ports.ts'
import { draftEntry, storeEntry, type Draft } from './record.ts'
import { oneStep } from './run.ts'
import { waitOf, type Standing } from './standing.ts'
import { stateAfter } from './states.ts'

/** Writes the wall behind the play's last entry, and marks the play as looked at by this version of the game. */
export function takeOver(host: Host, found: FoundPlay): void {
  const last = host.ports.entries.last(found.play.id)
  if (last === null) throw fault('stored-play-unreadable', `play ${found.play.id} has no entry`)
  const carried = carryOver(newestProven(host, found, last), last.index)
  const { id, version, checked } = carried.found.play
  host.ports.plays.setVersion(id, version, checked)
  storeEntry(host, carried.found, carried.draft)
}

/** The state after an entry; null when it cannot be read, or its inputs do not lead to what was stored. */
export function provenState(host: Host, found: FoundPlay, entry: StoredEntry): Held | null {
  try {
    return stateAfter(host, found, entry)
  } catch (cause) {
    if (isFault(cause)) return null
    throw cause
  }
}

/** The last entry whose state is proven. Those after it are lost to the play; they stay in the log. */
function newestProven(host: Host, found: FoundPlay, last: StoredEntry): Standing {
  const { id } = found.play
  for (let index = last.index; index >= host.ports.entries.floor(id); index -= 1) {
    const [entry] = host.ports.entries.read(id, index, index)
    const held = entry === undefined ? null : provenState(host, found, entry)
    if (entry !== undefined && held !== null) return { ...found, entry, held }
  }
  throw fault('history-mismatch', `no state of play ${id} can be proven`)
}

interface Carried {
  readonly found: FoundPlay
  readonly draft: Draft
}

function carryOver(proven: Standing, lastIndex: number): Carried {
  const { play, machine, entry, held } = proven
  const wall = (version: number, state: Json, key: string, problems: readonly Problem[]): Carried => {
    const found = { machine, play: { ...play, version, checked: machine.version } }
    const notes = problems.map(({ key, args }) => ({ key, args: args ?? {} }))
    const stop = { ...oneStep({ state, notes, snapshot: true }, []), wait: waitOf(found, state) }
    const args = { machine: machine.id, from: play.version, to: machine.version, lost: lastIndex - entry.index }
    const heading = { kind: 'wall', seat: null, title: { key, args } } as const
    return { found, draft: draftEntry(found, { index: lastIndex, sinceSnapshot: 0 }, heading, stop) }
  }
  const byHand = (problems: readonly Problem[]) => wall(play.version, held.state, 'kernel.goesOnByHand', problems)
  if (play.version === machine.version) return wall(machine.version, held.state, 'kernel.rescued', [])
  try {
    const upgraded = machine.upgrade(held.state, play.version)
    return upgraded.ok ? wall(machine.version, upgraded.value, 'kernel.upgraded', []) : byHand(upgraded.error)
  } catch (cause) {
    return byHand([{ key: 'kernel.upgradeFailed', args: { cause: String(cause) } }])
  }
}
