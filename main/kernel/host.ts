// What every function of the kernel is given: storage, the games of this app, and the memory of latest states.
import type { Machine } from '../../shared/kernel/machine.ts'
import type { PlayRefusal, plainPlayRefusals } from '../../shared/kernel/play-refusal.ts'
import type { Problem } from '../../shared/kernel/problem.ts'
import { fail, ok, type Result } from '../../shared/lib/result.ts'
import type { PlayCache } from './play-cache.ts'
import type { PlayRow, Ports } from './ports.ts'

/** One for each open campaign. All functions that take it run inside a transaction of the caller. */
export interface Host {
  readonly ports: Ports
  readonly machines: Machines
  readonly cache: PlayCache
}

export type Machines = ReadonlyMap<string, Machine>

/** The games by their ids. Throws when two share one. */
export function machinesOf(list: readonly Machine[]): Machines {
  const machines = new Map(list.map((machine) => [machine.id, machine]))
  if (machines.size < list.length) throw new TypeError('two machines share an id')
  return machines
}

/** A play with the game that runs it. */
export interface FoundPlay {
  readonly play: PlayRow
  readonly machine: Machine
}

/** Refusals: `unknown-play`, `unknown-machine`, `newer-version`. */
export function findPlay({ ports, machines }: Host, id: string): Result<FoundPlay, PlayRefusal> {
  const play = ports.plays.read(id)
  if (play === null) return refusePlay('unknown-play', [{ key: 'kernel.unknownPlay' }])
  const machine = machines.get(play.machine)
  if (machine === undefined) {
    return refusePlay('unknown-machine', [{ key: 'kernel.unknownMachine', args: { machine: play.machine } }])
  }
  return play.checked > machine.version
    ? refusePlay('newer-version', [{ key: 'kernel.newerVersion', args: { play: play.checked, app: machine.version } }])
    : ok({ play, machine })
}

/** The machine refused to take this play over: it keeps its old state and takes changes by hand only. */
export const isHandOnly = ({ play, machine }: FoundPlay): boolean => play.version !== machine.version

/** The machine is newer than the play, and the play was not opened since. */
export const isUntouched = ({ play, machine }: FoundPlay): boolean => play.checked < machine.version

type PlainCode = (typeof plainPlayRefusals)[number]

export const refusePlay = (
  code: PlainCode,
  problems: readonly Problem[],
): { readonly ok: false; readonly error: PlayRefusal } => fail({ code, problems })
