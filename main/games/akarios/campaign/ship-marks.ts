// Marking hexes of a ship's tree: left to right, one side of a fork, one hex for each point (rules PG-013, PG-014).
import { rosterOf } from './roster.ts'
import { shipOf } from './rows.ts'
import type { CampaignState } from './state.ts'
import { fullHex, hexStanding, takenWord, type Halves } from './tree.ts'
import { no, type CampaignFault, type Work } from './work.ts'

export const shipHalves =
  (state: Pick<CampaignState, 'shipMarks'>, ship: string): Halves =>
  (hex) =>
    state.shipMarks.some((mark) => mark.ship === ship && mark.hex === hex) ? fullHex : 0

export const hexesMarked = (state: Pick<CampaignState, 'shipMarks'>, ship: string): readonly string[] =>
  state.shipMarks.filter((mark) => mark.ship === ship).map(({ hex }) => hex)

/** Points of the ship that wait for a hex; none where a table has marked more than it had. */
export const freeShipPoints = (state: CampaignState, ship: string): number =>
  Math.max(shipOf(state, ship).points - hexesMarked(state, ship).length, 0)

/** Marks one hex with one of the ship's points. */
export function markShipHex(
  { draft, content }: Work,
  { ship, hex }: { readonly ship: string; readonly hex: string },
): CampaignFault | undefined {
  const tile = content.all.ships[ship]
  const name = tile?.name ?? ship
  if (!rosterOf(draft, content).ships.includes(ship)) return no('shipClosed', 'UN-001', { ship: name })
  if (tile?.tree === undefined) return no('shipTreeUnknown', 'PG-013', { ship: name })
  const wanted = tile.tree.hexes.find(({ id }) => id === hex)
  if (wanted === undefined) return no('noHex', 'PG-013', { hex })
  if (freeShipPoints(draft, ship) < 1) return no('noShipPoints', 'PG-013', { ship: name })
  const standing = hexStanding(tile.tree.hexes, shipHalves(draft, ship), wanted)
  if (standing.is === 'full') return no('hexFull', 'PG-013', { hex })
  if (standing.is === 'below') return no('hexBefore', 'PG-013', { hex })
  if (standing.is === 'fork') return no(takenWord[standing.taken], 'PG-014')
  draft.shipMarks.push({ ship, hex })
  return undefined
}
