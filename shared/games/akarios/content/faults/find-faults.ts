// All that is wrong with packs that are read together, in the order of their files.
import { boxLines } from '../box.ts'
import { layerPacks, type Layered } from '../layer.ts'
import { contentOfPacks, packsOfBox } from '../of-packs.ts'
import { ownSheets } from '../own-sheets.ts'
import type { Pack } from '../packed.ts'
import { translationFaults } from '../translate.ts'
import { checkCards } from './cards.ts'
import { collectFaults } from './check.ts'
import { checkComplete } from './complete.ts'
import { checkDecks } from './decks.ts'
import { checkDiagrams } from './diagrams.ts'
import type { Fault } from './fault.ts'
import { checkLines } from './lines.ts'
import { checkMissions } from './missions.ts'
import { checkPlaces } from './places.ts'
import { checkReferences } from './references.ts'
import { checkSize } from './size.ts'
import { checkTrees } from './trees.ts'

/** Cross-checks packs that have the right form. Give all of them at once: references may lead from one to another. */
export function findFaults(packs: readonly Pack[], layered: Layered = layerPacks(packs)): readonly Fault[] {
  const found = collectFaults(layered, [
    checkReferences(new Set(packs.flatMap(({ leftOut }) => [...leftOut]))),
    checkDiagrams,
    checkLines,
    checkMissions,
    checkTrees,
    checkDecks,
    checkPlaces,
    checkCards,
    checkSize,
    checkComplete(packs, layered),
  ])
  const beside = ownSheets(packs, layered).flatMap((sheet) =>
    collectFaults(sheet, [checkDiagrams, checkCards, checkComplete(packs, sheet)]),
  )
  const said = packs.flatMap(translationFaults)
  return [...layered.faults, ...found, ...beside, ...said, ...overfull(packs, layered)].sort(byPlace)
}

/** More cards or tiles than the box list of a complete pack says. A pack of names may know more names than cards (open question 55). */
function overfull(packs: readonly Pack[], layered: Layered): readonly Fault[] {
  return packs.flatMap(({ manifest }) => {
    const { id, box, complete } = manifest
    if (!complete || box === undefined) return []
    return boxLines(contentOfPacks(layered, packsOfBox(manifest, packs)), box).flatMap(({ of, told, total }) => {
      if (told <= total) return []
      const hint = `The box list says ${total}; the pack has ${told}.`
      return [{ pack: id, file: 'pack.json', path: ['box', of], code: 'box-sum' as const, hint }]
    })
  })
}

const byPlace = (a: Fault, b: Fault): number =>
  compare(a.pack, b.pack) ||
  compare(a.file, b.file) ||
  a.path.reduce<number>((order, part, at) => order || comparePart(part, b.path[at]), 0)

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

const comparePart = (a: string | number, b: string | number | undefined): number => {
  if (b === undefined) return 1
  return typeof a === 'number' && typeof b === 'number' ? a - b : compare(String(a), String(b))
}
