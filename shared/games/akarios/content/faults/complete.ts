// A pack that calls itself complete keeps its word: no printed value of its entries is missing.
import { kinds, sheets } from '../kinds.ts'
import { entriesOf } from '../content.ts'
import type { Layered } from '../layer.ts'
import { missingOf, missingOfSheet } from '../missing.ts'
import type { Pack } from '../packed.ts'
import { sourceKey } from '../source.ts'
import type { Check } from './check.ts'

export const checkComplete =
  (packs: readonly Pack[], { sources }: Layered) =>
  ({ content, fault }: Check): void => {
    const promising = new Set(packs.flatMap(({ manifest }) => (manifest.complete ? [manifest.id] : [])))
    const promised = (key: string): boolean => promising.has(sources.get(key)?.entry.pack ?? '')
    const say = (field: string): string => `This pack calls itself complete; the printed value "${field}" is missing.`
    for (const kind of kinds)
      for (const entry of entriesOf(content, kind))
        if (promised(sourceKey(kind, entry.id)))
          for (const field of missingOf(kind, entry))
            fault(kind, entry.id, field.split('.'), 'value-missing', say(field))
    for (const sheet of sheets) {
      const of = content[sheet]
      if (of !== undefined && promised(sourceKey(sheet, sheet)))
        for (const field of missingOfSheet(sheet, of)) fault(sheet, sheet, [field], 'value-missing', say(field))
    }
  }
