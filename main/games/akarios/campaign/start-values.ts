// With how much hull and shield a ship begins a fight: the tile and its tree, or what was set by hand and all that came later (rules
// CB-001, PG-016, FR-023). What fitted cards add and the limit of 10 (PG-017), the fight adds itself.
import { shipOf } from './rows.ts'
import { hexesMarked } from './ship-marks.ts'
import { shipGains } from './ship-tree.ts'
import type { CampaignState } from './state.ts'
import type { CampaignContent } from './work.ts'

/** A named summand of a start value. */
export interface StartPart {
  readonly part: 'ship' | 'tree' | 'byHand' | 'since'
  readonly amount: number
}

export const startFields = ['hull', 'shield'] as const
export type StartField = (typeof startFields)[number]

/** The sum of tile and tree, whatever hands did; 0 where nothing is known. */
export function ownSum(state: CampaignState, { all }: CampaignContent, ship: string, field: StartField): number {
  const tile = all.ships[ship]
  const gained = tile?.tree === undefined ? 0 : shipGains(tile, hexesMarked(state, ship))[field]
  return (tile?.[field] ?? 0) + gained
}

/** The summands; undefined while nobody has told what the tile prints and nobody set the value by hand. */
export function startParts(
  state: CampaignState,
  content: CampaignContent,
  ship: string,
  field: StartField,
): readonly StartPart[] | undefined {
  const row = shipOf(state, ship)
  const printed = content.all.ships[ship]?.[field]
  const own = ownSum(state, content, ship, field)
  const [byHand, before] = field === 'hull' ? [row.hullByHand, row.hullBefore] : [row.shieldByHand, row.shieldBefore]
  if (byHand !== null && before !== null) return parts(['byHand', byHand], ['since', own - before])
  return printed === undefined ? undefined : parts(['ship', printed], ['tree', own - printed])
}

/** The first always, the second where it is something. */
const parts = (first: [StartPart['part'], number], second: [StartPart['part'], number]): readonly StartPart[] =>
  [first, second].filter(([, amount], at) => at === 0 || amount !== 0).map(([part, amount]) => ({ part, amount }))
