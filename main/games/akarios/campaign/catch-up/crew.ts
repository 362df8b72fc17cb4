// The sheets of seats and pilots: who flies what, trauma, skill points and the hexes filled with them (rules CS-006, CS-008, PG-001 to
// PG-006, ES-006, UN-001).
import type { CatchUpForm } from '../../../../../shared/games/akarios/campaign/catch-up.ts'
import { balanceOf, gainCredits } from '../credits.ts'
import { changeBoard, changePilot, put, seatOf } from '../rows.ts'
import { markHalf, putHalves } from '../skill-marks.ts'
import type { SkillMarkRow } from '../state.ts'
import { traumaTrack } from '../trauma.ts'
import { no, type CampaignFault } from '../work.ts'
import { tell, type Spot, type Telling } from './breach.ts'

type SeatSheet = CatchUpForm['seats'][number]
type PilotSheet = CatchUpForm['pilots'][number]

/** Every seat of the squad has a sheet; players, call signs and decks stay as they are. */
export function tellSeats(telling: Telling, sheets: readonly SeatSheet[]): void {
  const { draft } = telling
  const untold = draft.seats.filter(({ seat }) => !sheets.some((sheet) => sheet.seat === seat))
  for (const { seat, player } of untold) tell(telling, spotOf(seat, player), no('seatUntold', 'CS-001', { seat }))
  for (const [at, sheet] of sheets.entries()) {
    const row = seatOf(draft, sheet.seat)
    if (row === undefined) {
      tell(telling, spotOf(sheet.seat, String(sheet.seat)), no('noSeat', 'CS-001', { seat: sheet.seat }))
      continue
    }
    const spot = spotOf(sheet.seat, row.player)
    const fault = seatFault(telling, sheet, sheets.slice(0, at))
    tell(telling, spot, fault)
    if (fault === undefined)
      put(draft.seats, ({ seat }) => seat === sheet.seat, { ...row, pilot: sheet.pilot, ship: sheet.ship })
    changeBoard(draft, sheet.seat, { stress: sheet.stress })
  }
}

const spotOf = (seat: number, name: string): Spot => ({ part: 'crew', row: String(seat), name })

function seatFault(
  { content }: Telling,
  { pilot, ship }: SeatSheet,
  before: readonly SeatSheet[],
): CampaignFault | undefined {
  const [tile, plane] = [content.all.pilots[pilot], content.all.ships[ship]]
  if (tile === undefined) return no('noPilot', 'UN-001', { pilot })
  if (plane === undefined) return no('noShip', 'UN-001', { ship })
  const [crew, hull] = [before.find((one) => one.pilot === pilot), before.find((one) => one.ship === ship)]
  if (crew !== undefined) return no('pilotTaken', 'CS-006', { pilot: tile.name, seat: crew.seat })
  return hull === undefined ? undefined : no('shipTaken', 'CS-008', { ship: plane.name, seat: hull.seat })
}

/** Books what the balance lacks or has too much. */
export function tellCredits(telling: Telling, sheets: readonly SeatSheet[]): void {
  for (const { seat, credits } of sheets)
    if (seatOf(telling.draft, seat) !== undefined)
      gainCredits(telling, { seat, amount: credits - balanceOf(telling.draft, seat), reason: 'catchUp', what: '' })
}

export function tellPilots(telling: Telling, sheets: readonly PilotSheet[]): void {
  const { draft, content } = telling
  draft.pilots = []
  draft.skillMarks = []
  for (const sheet of sheets) {
    const { pilot, trauma, points, flown } = sheet
    const name = content.all.pilots[pilot]?.name ?? pilot
    const spot: Spot = { part: 'crew', row: pilot, name }
    if (content.all.pilots[pilot] === undefined) {
      tell(telling, spot, no('noPilot', 'UN-001', { pilot }))
      continue
    }
    changePilot(draft, pilot, { state: flown ? 'flown' : 'open', trauma, points })
    const track = traumaTrack(draft, content, pilot)
    const marked = sheet.marks.reduce((sum, { halves }) => sum + halves, 0)
    const { chart } = draft.standing
    if (trauma > track) tell(telling, spot, no('traumaTrack', 'ES-006', { most: track }))
    if (points > chart) tell(telling, spot, no('pointsOverChart', 'PG-006', { pilot: name, points, chart }))
    if (marked > points) tell(telling, spot, no('marksOverPoints', 'PG-001', { pilot: name, marked, points }))
    markTrees(telling, spot, sheet)
    changePilot(draft, pilot, { points })
  }
}

/** In whatever order the marks are told, they are set in one in which the trees allow them, as far as there is one. */
function markTrees(telling: Telling, spot: Spot, { pilot, marks }: PilotSheet): void {
  const { draft } = telling
  changePilot(draft, pilot, { points: marks.reduce((sum, { halves }) => sum + halves, 0) })
  const refused = settle(
    marks.flatMap(({ tree, hex, halves }) => Array.from({ length: halves }, () => ({ pilot, tree, hex }))),
    (half) => markHalf(telling, half),
  )
  const told = new Set<string>()
  for (const { pilot: of, tree, hex } of refused) {
    if (told.has(`${tree} ${hex}`)) continue
    told.add(`${tree} ${hex}`)
    const row: SkillMarkRow = { pilot: of, tree, hex, halves: halvesTold(marks, tree, hex) }
    tell(telling, spot, onHex(markHalf(telling, row), { tree, hex }), () => putHalves(draft, row))
  }
}

const halvesTold = (marks: PilotSheet['marks'], tree: string, hex: string): number =>
  marks.reduce((sum, mark) => (mark.tree === tree && mark.hex === hex ? sum + mark.halves : sum), 0)

/** The fault with the hex that it speaks of, for the form to show. */
export const onHex = (
  fault: CampaignFault | undefined,
  hex: { readonly tree?: string; readonly hex: string },
): CampaignFault | undefined => fault && { ...fault, args: { ...fault.args, ...hex } }

/** Does what can be done again and again, until nothing more can; answers what is left. */
export function settle<Step>(steps: readonly Step[], doIt: (step: Step) => CampaignFault | undefined): readonly Step[] {
  const left = steps.filter((step) => doIt(step) !== undefined)
  return left.length === steps.length ? left : settle(left, doIt)
}
