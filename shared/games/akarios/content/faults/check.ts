// What every check gets: the joined content, and a way to say what is wrong where.
import type { Content } from '../content.ts'
import type { Kind, Sheet } from '../kinds.ts'
import type { Layered } from '../layer.ts'
import { sourceKey } from '../source.ts'
import { didYouMean } from './suggest.ts'
import { mostFaults, tooManyFaults, type Fault, type FaultCode } from './fault.ts'

export type Path = readonly (string | number)[]

export interface Check {
  readonly content: Content
  /** "Did you mean …?", while there are not too many faults to make it worth the search. */
  readonly suggest: (word: string, known: Iterable<string>) => string
  /** Names a fault at a place inside an entry. It is reported where that value stands: in the entry's file, or where it was told. */
  readonly fault: (kind: Kind | Sheet, id: string, path: Path, code: FaultCode, hint: string) => void
}

export function collectFaults(
  { content, sources }: Layered,
  checks: readonly ((check: Check) => void)[],
): readonly Fault[] {
  const faults: Fault[] = []
  const check: Check = {
    content,
    suggest: (word, known) => (faults.length < mostFaults ? didYouMean(word, known) : ''),
    fault: (kind, id, path, code, hint) => {
      const known = sources.get(sourceKey(kind, id))
      if (known === undefined) throw new Error(`A fault in ${kind} "${id}", which no pack has: ${code}`)
      const entry: unknown = kind in content && !isSheet(kind) ? content[kind][id] : content[kind as Sheet]
      let base = { pack: known.entry.pack, file: known.entry.file, path: [...known.entry.path, ...path] }
      let longest = 0
      for (const [field, told] of known.told) {
        const words = field.split('.')
        if (words.length <= longest || !leadsAlong(entry, words, path)) continue
        longest = words.length
        base = { pack: told.pack, file: told.file, path: [...told.path, 'value', ...path.slice(words.length)] }
      }
      faults.push({ ...base, code, hint })
    },
  }
  for (const run of checks) if (faults.length <= mostFaults) run(check)
  return tooManyFaults(faults)
}

const isSheet = (kind: Kind | Sheet): kind is Sheet => kind === 'board' || kind === 'figures'

/** Whether a field path as told leads to the place or to something around it. */
function leadsAlong(entry: unknown, words: readonly string[], path: Path): boolean {
  let node = entry
  return words.every((word, at) => {
    const part = path[at]
    if (part === undefined || typeof node !== 'object' || node === null) return false
    const inner = (node as Record<string, unknown>)[part]
    const fits =
      String(part) === word || (typeof part === 'number' && (inner as { id?: unknown } | undefined)?.id === word)
    node = inner
    return fits
  })
}
