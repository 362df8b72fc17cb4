// The pack of the box as the app reads it, for tests that need a card of it by name.
import { resolve } from 'node:path'
import { loadPack } from '../../main/files/packs/load.ts'
import type { EntryOf, Kind } from '../../shared/games/akarios/content/kinds.ts'

const path = resolve(import.meta.dirname, '../../packs/akarios')
const { pack } = await loadPack(path)
if (pack === undefined) throw new Error(`${path} is no pack`)
export const box = pack

/** Lists of cards that are fitted. */
export const cardLists = ['upgrades', 'abilities', 'coPilots', 'sparrowUpgrades'] as const satisfies readonly Kind[]
export type CardList = (typeof cardLists)[number]
export type BoxCard = EntryOf<CardList>

/** Throws for a name that the box does not have; some names stand in two lists. */
export function boxCard(id: string, lists: readonly CardList[] = cardLists): BoxCard {
  const found = lists
    .flatMap((list) => box.entries[list].map(({ entry }): BoxCard => entry))
    .find((one) => one.id === id)
  if (found === undefined) throw new Error(`the box has no card ${id}`)
  return found
}

export function boxTrauma(id: string): EntryOf<'traumaCards'> {
  const found = box.entries.traumaCards.find(({ entry }) => entry.id === id)
  if (found === undefined) throw new Error(`the box has no trauma card ${id}`)
  return found.entry
}
