// What the owner's log comes to: the values that are told now, the step that undo takes back and the one that redo brings back.
import type { Value } from '../../../shared/games/akarios/content/value.ts'
import { keyOf, type OwnerEntry } from './entry.ts'

export interface OwnerLine {
  /** In the order in which they were told: a later one wins over an earlier one around it. */
  readonly values: readonly Value[]
  readonly undo?: OwnerEntry
  readonly redo?: OwnerEntry
  /** Every value of a campaign that was copied or looked at once, also when the copy was taken back. */
  readonly origins: ReadonlySet<string>
  /** Numbers of the entries that count. */
  readonly current: ReadonlySet<number>
}

/** A new entry after an undo closes what was taken back; it stays in the log and can be read. */
export function ownerLine(entries: readonly OwnerEntry[]): OwnerLine {
  const done: OwnerEntry[] = []
  let undone: OwnerEntry[] = []
  for (const entry of entries) {
    if (entry.kind === 'seen') continue
    if (entry.kind === 'undo') undone.push(...done.splice(-1))
    else if (entry.kind === 'redo') done.push(...undone.splice(-1))
    else {
      done.push(entry)
      undone = []
    }
  }
  const [undo, redo] = [done.at(-1), undone.at(-1)]
  return {
    values: valuesAfter(done),
    ...(undo === undefined ? {} : { undo }),
    ...(redo === undefined ? {} : { redo }),
    origins: new Set(entries.flatMap(({ origins = [] }) => origins)),
    current: new Set(done.map(({ n }) => n)),
  }
}

function valuesAfter(entries: readonly OwnerEntry[]): readonly Value[] {
  const told = new Map<string, Value>()
  for (const { values, gone = [] } of entries) {
    for (const field of gone) told.delete(keyOf(field))
    for (const value of values) {
      told.delete(keyOf(value))
      told.set(keyOf(value), value)
    }
  }
  return [...told.values()]
}
