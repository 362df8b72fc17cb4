// Boards and figures that a later pack brings for campaigns of its own: not part of the joined content, but checked like all else.
import { noContent } from './content.ts'
import { sheets } from './kinds.ts'
import type { Layered } from './layer.ts'
import type { Pack } from './packed.ts'
import { sourceKey, sourceOf } from './source.ts'

/** Each such sheet as content of nothing else, so that every check of sheets can be run on it. */
export const ownSheets = (packs: readonly Pack[], layered: Layered): readonly Layered[] =>
  packs.flatMap(({ manifest, sheets: own }) =>
    sheets.flatMap((sheet): readonly Layered[] => {
      const placed = own[sheet]
      const inUse = sourceOf(layered.sources, sheet, sheet)
      if (placed === undefined || inUse?.pack === manifest.id) return []
      const { file, path, entry } = placed
      const source = { layer: 'base', pack: manifest.id, file, path } as const
      return [
        {
          content: { ...noContent(), [sheet]: entry },
          sources: new Map([[sourceKey(sheet, sheet), { entry: source, told: new Map() }]]),
          packs: [{ id: manifest.id, version: manifest.version }],
          faults: [],
        },
      ]
    }),
  )
