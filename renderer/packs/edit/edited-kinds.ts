// Which kinds of content are entered as a whole: a person may change such an entry, and add one.
import type { ContentKind } from '../../../shared/contract/calls/packs.ts'

/** In the order in which the menu offers them. */
export const editedKinds = [
  'missions',
  'enemies',
  'upgrades',
  'abilities',
  'coPilots',
  'sparrowUpgrades',
  'pilots',
  'ships',
  'markets',
] as const satisfies readonly ContentKind[]
export type EditedKind = (typeof editedKinds)[number]

export const hasEditor = (kind: string): kind is EditedKind => editedKinds.some((one) => one === kind)
