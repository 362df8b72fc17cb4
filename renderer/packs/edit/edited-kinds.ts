// Which kinds of content are entered as a whole, and which of them a person may add.
import type { ContentKind } from '../../../shared/contract/calls/packs.ts'

/** In the order in which the menu offers them. */
export const addedKinds = [
  'enemies',
  'upgrades',
  'abilities',
  'coPilots',
  'sparrowUpgrades',
  'pilots',
  'ships',
  'markets',
] as const satisfies readonly ContentKind[]
export type AddedKind = (typeof addedKinds)[number]

/** A mission is painted and mended, but not begun here: it stands in a pack of its own. */
const editedKinds = [...addedKinds, 'missions'] as const satisfies readonly ContentKind[]
export type EditedKind = (typeof editedKinds)[number]

export const hasEditor = (kind: string): kind is EditedKind => editedKinds.some((one) => one === kind)

export const canAdd = (kind: string): kind is AddedKind => addedKinds.some((one) => one === kind)
