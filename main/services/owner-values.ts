// Which of the owner's values fit the content: alone by their form, and together with everything that they touch.
import type { ImportLook } from '../../shared/contract/calls/packs.ts'
import type { Content } from '../../shared/games/akarios/content/content.ts'
import { findFaults } from '../../shared/games/akarios/content/faults/find-faults.ts'
import type { Fault } from '../../shared/games/akarios/content/faults/fault.ts'
import type { Kind, Sheet } from '../../shared/games/akarios/content/kinds.ts'
import { noEntries, type Pack } from '../../shared/games/akarios/content/packed.ts'
import type { Value } from '../../shared/games/akarios/content/value.ts'
import { wholeEntry } from '../../shared/games/akarios/content/whole-entry.ts'
import { canonical } from '../../shared/lib/canonical.ts'
import { keyOf } from '../files/owner-pack/entry.ts'
import { ownerManifest, ownerPackId } from '../files/owner-pack/files.ts'
import { fromFault, type Trouble } from '../files/packs/trouble.ts'
import type { ContentService } from './content.ts'
import { box } from './home-pack.ts'

/** The owner's values as a pack that can be laid on others. */
export const packOf = (values: readonly Value[]): Pack => ({
  manifest: { ...ownerManifest, boxOf: box },
  entries: noEntries(),
  sheets: {},
  values: values.map((entry, at) => ({ file: 'values.json', path: ['values', at], entry })),
  translations: [],
  leftOut: new Set(),
})

/** What would be wrong with `added` on top of what is told already. */
export function faultsOfValues(
  packs: readonly Pack[],
  told: readonly Value[],
  added: readonly Value[],
): readonly Fault[] {
  const kept = keptBeside(told, added)
  const before = new Set(findFaults([...packs, packOf(kept)]).map(spell))
  return findFaults([...packs, packOf([...kept, ...added])]).filter((fault) => !before.has(spell(fault)))
}

/** What is told already and stays: a field is replaced by what is told of it anew, a whole entry is not. */
function keptBeside(told: readonly Value[], added: readonly Value[]): readonly Value[] {
  const replaced = new Set(added.filter(({ field }) => field !== wholeEntry).map(keyOf))
  return told.filter((value) => !replaced.has(keyOf(value)))
}

/** A value that would have a fault if `gone` were told no more: it names what is gone. */
export function needing(packs: readonly Pack[], told: readonly Value[], gone: readonly Value[]): Value | undefined {
  const before = new Set(findFaults([...packs, packOf(told)]).map(spell))
  const rest = told.filter((value) => !gone.includes(value))
  for (const fault of findFaults([...packs, packOf(rest)])) {
    const [list, at, ...inside] = fault.path
    const value = rest[Number(at)]
    if (fault.pack !== ownerPackId || value === undefined) continue
    // The same fault as before, at the place that the value had then.
    if (!before.has(spell({ ...fault, path: [list ?? '', told.indexOf(value), ...inside] }))) return value
  }
  return undefined
}

const spell = ({ pack, file, path, code }: Fault): string => canonical({ pack, file, path, code })

/** What is wrong with `added`, each fault with the value that it is about and the way inside of it. */
export function faultsByField(
  packs: readonly Pack[],
  told: readonly Value[],
  added: readonly Value[],
): readonly { readonly field: string; readonly path: string; readonly code: Fault['code']; readonly hint: string }[] {
  const kept = keptBeside(told, added).length
  return faultsOfValues(packs, told, added).map(({ path, code, hint }) => {
    const [, at, , ...inside] = path
    const field = added[Number(at) - kept]?.field ?? ''
    return { field, path: inside.join('.'), code, hint }
  })
}

/** The values without those that have a fault: these are named and passed over. */
export function usableValues(
  packs: readonly Pack[],
  values: readonly Value[],
): { readonly values: readonly Value[]; readonly troubles: readonly Trouble[] } {
  const troubles: Trouble[] = []
  let rest = values
  for (;;) {
    const faults = findFaults([...packs, packOf(rest)]).filter(({ pack }) => pack === ownerPackId)
    if (faults.length === 0) return { values: rest, troubles }
    const wrong = new Set(faults.map(({ path }) => path[1]))
    // Numbered as the file has them, so that a person finds them.
    for (const fault of faults) {
      const told = rest[Number(fault.path[1])]
      const at = told === undefined ? -1 : values.indexOf(told)
      troubles.push(fromFault({ ...fault, path: at < 0 ? [] : ['values', at, ...fault.path.slice(2)] }))
    }
    const left = rest.filter((_, at) => !wrong.has(at))
    rest = left.length === rest.length ? [] : left
  }
}

export interface SortedValues {
  readonly fresh: readonly Value[]
  readonly same: number
  readonly conflicts: readonly { readonly mine: Value; readonly theirs: Value }[]
  readonly refused: readonly Omit<ImportLook['refused'][number], 'name'>[]
}

/** Another owner's values against what is told here: new, equal, different, or fitting nowhere. */
export function sortTheirs(base: ContentService, mine: readonly Value[], theirs: Pack): SortedValues {
  const told = new Map(mine.map((value) => [keyOf(value), value]))
  const last = [...new Map(theirs.values.map(({ entry }) => [keyOf(entry), entry])).values()]
  const { values, troubles } = usableValues(base.packs, last)
  const usable = new Set(values)
  const fresh: Value[] = []
  const conflicts: { mine: Value; theirs: Value }[] = []
  let same = 0
  for (const value of values) {
    const known = told.get(keyOf(value))
    if (known === undefined) fresh.push(value)
    else if (canonical(known.value) === canonical(value.value)) same++
    else conflicts.push({ mine: known, theirs: value })
  }
  const refused = last.flatMap((value, at) => {
    if (usable.has(value)) return []
    const trouble = troubles.find(({ where }) => where.startsWith(`$.values[${String(at)}]`))
    const { code, hint } = trouble ?? { code: '', hint: '' }
    return [{ kind: value.kind, id: value.id, field: value.field, code, hint }]
  })
  return { fresh, same, conflicts, refused }
}

/** What people call an entry; a sheet has no name but its own. */
export function nameIn(content: Content, kind: Kind | Sheet, id: string): string {
  const entry: unknown = kind === 'board' || kind === 'figures' ? undefined : content[kind][id]
  return typeof entry === 'object' && entry !== null && 'name' in entry ? String(entry.name) : id
}
