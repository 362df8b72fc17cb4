// The part of the joined content that some packs brought: their own entries and sheets, with every value told for them.
import { noContent, type Content } from './content.ts'
import { kinds, sheets } from './kinds.ts'
import type { Layered } from './layer.ts'
import type { Manifest } from './pack.ts'
import type { Pack } from './packed.ts'
import { sourceKey } from './source.ts'

export function contentOfPacks({ content, sources }: Layered, packs: readonly Pack[]): Content {
  const ids = new Set(packs.map(({ manifest }) => manifest.id))
  const part = noContent() as unknown as Record<string, unknown>
  for (const kind of kinds) {
    const own = Object.entries(content[kind]).filter(([id]) =>
      ids.has(sources.get(sourceKey(kind, id))?.entry.pack ?? ''),
    )
    part[kind] = Object.fromEntries(own)
  }
  for (const sheet of sheets) {
    const inUse = ids.has(sources.get(sourceKey(sheet, sheet))?.entry.pack ?? '')
    // A board for campaigns of its own, while another one lies below it.
    const of = inUse ? content[sheet] : packs.find((pack) => pack.sheets[sheet] !== undefined)?.sheets[sheet]?.entry
    if (of !== undefined) part[sheet] = of
  }
  return part as unknown as Content
}

/** The pack and those that say that their cards lie in its box. */
export const packsOfBox = ({ id }: Manifest, packs: readonly Pack[]): readonly Pack[] =>
  packs.filter(({ manifest }) => manifest.id === id || manifest.boxOf === id)
