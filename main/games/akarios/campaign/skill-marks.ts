// Spending skill points: each fills half a hex, from the bottom of a tree up, on one side of a fork only; what the second half gives
// comes at once (rules PG-001 to PG-005, PG-012, PG-015).
import { changeShip, pilotOf, put, shipOf } from './rows.ts'
import { rosterOf } from './roster.ts'
import { markShipHex } from './ship-marks.ts'
import { halvesMarked, marksOf } from './skill-gains.ts'
import type { CampaignState, Draft, SkillMarkRow } from './state.ts'
import { fullHex, hexStanding, takenWord, type Halves } from './tree.ts'
import { firstFault, no, type CampaignFault, type Work } from './work.ts'

export interface SkillWish {
  readonly pilot: string
  readonly tree: string
  readonly hex: string
  /** Which ship gets the point of a ship improvement hex, and on which hex of its tree; without a hex the point waits. */
  readonly ship?: string | undefined
  readonly shipHex?: string | undefined
}

export const skillHalves = (state: Pick<CampaignState, 'skillMarks'>, pilot: string, tree: string): Halves => {
  const marks = marksOf(state, pilot)
  return (hex) => marks.find((mark) => mark.tree === tree && mark.hex === hex)?.halves ?? 0
}

/** Half-hexes that a pilot may still mark; none where a table has marked more than it had. */
export const freeSkillPoints = (state: CampaignState, pilot: string): number =>
  Math.max(pilotOf(state, pilot).points - halvesMarked(state, pilot), 0)

export const markSkill = (work: Work, wish: SkillWish): CampaignFault | undefined =>
  firstFault(
    () => markHalf(work, wish),
    () => (filledImprovement(work, wish) ? improveShip(work, wish) : undefined),
  )

/** Fills half of the hex and gives nothing for it. */
export function markHalf(
  { draft, content }: Work,
  { pilot: id, tree: treeId, hex: hexId }: Pick<SkillWish, 'pilot' | 'tree' | 'hex'>,
): CampaignFault | undefined {
  const pilot = content.all.pilots[id]
  const name = pilot?.name ?? id
  if (!rosterOf(draft, content).pilots.includes(id)) return no('pilotClosed', 'UN-001', { pilot: name })
  if (pilot?.trees === undefined) return no('treesUnknown', 'PG-001', { pilot: name })
  const tree = pilot.trees.find((one) => one.id === treeId)
  const hex = tree?.hexes.find((one) => one.id === hexId)
  if (tree === undefined || hex === undefined) return no('noHex', 'PG-001', { hex: hexId })
  if (freeSkillPoints(draft, id) < 1) return no('noPoints', 'PG-001', { pilot: name })
  const halves = skillHalves(draft, id, treeId)
  const standing = hexStanding(tree.hexes, halves, hex)
  if (standing.is === 'full') return no('hexFull', 'PG-002', { hex: hexId })
  if (standing.is === 'below') return no('hexBelow', 'PG-003', { hex: hexId })
  if (standing.is === 'fork') return no(takenWord[standing.taken], 'PG-005')
  putHalves(draft, { pilot: id, tree: treeId, hex: hexId, halves: halves(hexId) + 1 })
  return undefined
}

/** Puts down how far a hex is filled, whatever the rules say. */
export const putHalves = (draft: Draft, row: SkillMarkRow): void =>
  put(draft.skillMarks, ({ pilot, tree, hex }) => pilot === row.pilot && tree === row.tree && hex === row.hex, row)

function filledImprovement({ draft, content }: Work, { pilot, tree, hex }: SkillWish): boolean {
  const hexes = content.all.pilots[pilot]?.trees?.find(({ id }) => id === tree)?.hexes
  const gives = hexes?.find(({ id }) => id === hex)?.gives.type
  return gives === 'shipImprovement' && skillHalves(draft, pilot, tree)(hex) >= fullHex
}

/** The player picks one of the ships that may be flown (rule PG-015, open question 121). */
function improveShip(work: Work, { ship, shipHex }: SkillWish): CampaignFault | undefined {
  const { draft, content } = work
  if (ship === undefined) return no('chooseShip', 'PG-015')
  if (!rosterOf(draft, content).ships.includes(ship))
    return no('shipClosed', 'UN-001', { ship: content.all.ships[ship]?.name ?? ship })
  changeShip(draft, ship, { points: shipOf(draft, ship).points + 1 })
  return shipHex === undefined ? undefined : markShipHex(work, { ship, hex: shipHex })
}
