// Begins a play: the set-up is checked and frozen, the machine runs to its first question, and the start is one entry.
import type { Json } from '../../shared/kernel/json.ts'
import type { Note } from '../../shared/kernel/note.ts'
import type { PlayRefusal } from '../../shared/kernel/play-refusal.ts'
import { canonical } from '../../shared/lib/canonical.ts'
import { ok, type Result } from '../../shared/lib/result.ts'
import { attempt } from './attempt.ts'
import { refusePlay, type Host } from './host.ts'
import type { PlayRow } from './ports.ts'
import { draftEntry, storeEntry, type Played } from './record.ts'
import { oneStep, runOn } from './run.ts'

/** `id` and `seed` are made by the caller, who may use a source of randomness; neither is used twice. */
export interface NewPlay {
  readonly id: string
  readonly machine: string
  readonly setup: Json
  readonly seed: string
  /** Dice and piles whose results people type in (names as in the game's chance asks). */
  readonly physical: readonly string[]
  /** How the history names the start of this play. */
  readonly title: Note
}

/** Refusals: `unknown-machine`, `not-admitted` with the set-up's problems, `engine-fault`. */
export function startPlay(host: Host, wanted: NewPlay): Result<Played, PlayRefusal> {
  const machine = host.machines.get(wanted.machine)
  if (machine === undefined) {
    return refusePlay('unknown-machine', [{ key: 'kernel.unknownMachine', args: { machine: wanted.machine } }])
  }
  const { id, seed, physical, title } = wanted
  const attempted = { machine, play: { id, version: machine.version, setup: '' }, index: -1, tried: 'start' }
  const made = attempt(host, attempted, () => {
    const setup = machine.acceptSetup(wanted.setup)
    if (!setup.ok) return refusePlay('not-admitted', setup.error)
    const play: PlayRow = {
      id,
      machine: machine.id,
      version: machine.version,
      checked: machine.version,
      setup: canonical(setup.value),
      seed,
      physical,
      status: 'open',
    }
    const stop = { ...runOn(machine, play, oneStep(machine.start(setup.value), [])), snapshot: true }
    const draft = draftEntry(
      { play, machine },
      { index: -1, sinceSnapshot: 0 },
      { kind: 'start', seat: null, title },
      stop,
    )
    return ok({ play, draft })
  })
  if (!made.ok) return made
  const { play, draft } = made.value
  host.ports.plays.insert(play)
  return ok(storeEntry(host, { play, machine }, draft))
}
