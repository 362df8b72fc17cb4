// A fault of a pack: where it is and what its author can do about it.
import type { PackPlace } from '../packed.ts'

export const faultCodes = [
  // files
  'no-manifest',
  'unknown-file',
  'wrong-name',
  'format-newer',
  'format-unknown',
  // form
  'unknown-key',
  'missing-key',
  'unknown-word',
  'out-of-range',
  'wrong-type',
  'bad-form',
  // values told by an owner
  'value-nowhere',
  'value-refused',
  // texts in another language
  'translation-nowhere',
  'translation-refused',
  // packs among each other
  'pack-missing',
  'pack-cycle',
  'pack-twice',
  'id-twice',
  // references
  'unknown-id',
  'wrong-kind',
  // geometry
  'path-broken',
  'path-turns-back',
  'hex-twice',
  'own-hex',
  // command lines
  'command-twice',
  'command-unreachable',
  'fork-open',
  'line-cycle',
  // missions
  'map-ragged',
  'sign-unknown',
  'sign-unused',
  'map-full',
  'deployment-short',
  'marker-missing',
  'marker-unused',
  'spawn-line-missing',
  'boards-short',
  'sparrow-missing',
  // decks, trees, worlds, systems
  'deck-sum',
  'box-sum',
  'tree-downward',
  'tree-root',
  'tree-fork',
  'start-card',
  'number-twice',
  'off-grid',
  'jump-nowhere',
  'options-or-outcome',
  'range-backward',
  // cards
  'says-nothing',
  'no-such-print',
  'arc-or-range',
  'slots-values',
  // size
  'too-deep',
  'too-much',
  'cycle',
  // promise of a complete pack
  'value-missing',
  // after the most that are told
  'more',
] as const
export type FaultCode = (typeof faultCodes)[number]

/** `hint` is a sentence for the pack's author; `pack` is the id of the pack, or the name of its folder when it has none. */
export interface Fault extends PackPlace {
  readonly pack: string
  readonly code: FaultCode
  readonly hint: string
}

/** Faults that are told at once. Who made more mends these first; a pack that means harm gets no more work out of us. */
export const mostFaults = 100

/** The first of them, with a word about the rest. */
export function tooManyFaults(faults: readonly Fault[]): readonly Fault[] {
  const rest = faults[mostFaults]
  if (rest === undefined) return faults
  const hint = `Only the first ${mostFaults} faults are told. Mend them and check again.`
  return [...faults.slice(0, mostFaults), { pack: rest.pack, file: rest.file, path: [], code: 'more', hint }]
}
