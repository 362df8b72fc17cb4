// What is true of every campaign, whatever was done to it: money, cards, boards, trees and tracks. A breach is a fault of ours, or a
// campaign that was told wrong.
import { exclude, placesFor } from '../../../../shared/games/akarios/card-places.ts'
import { balanceOf } from './credits.ts'
import { coPilotLimit, equip, fittedOnSparrow } from './equip.ts'
import { boardOf, pilotOf, shipOf } from './rows.ts'
import { shipHalves, hexesMarked } from './ship-marks.ts'
import { halvesMarked, marksOf } from './skill-gains.ts'
import { skillHalves } from './skill-marks.ts'
import { draftOf, mostSupply, type CampaignState } from './state.ts'
import { hasTooMany } from './stock.ts'
import { traumaTrack } from './trauma.ts'
import { fullHex, hexStanding, type Halves, type TreeHex } from './tree.ts'
import { figuresOf, type CampaignContent } from './work.ts'

/** Each breach in a few words that name the row; none in a sound campaign. */
export const findBreaches = (state: CampaignState, content: CampaignContent): readonly string[] => [
  ...moneyBreaches(state),
  ...cardBreaches(state, content),
  ...boardBreaches(state, content),
  ...sparrowBreaches(state, content),
  ...skillBreaches(state, content),
  ...shipBreaches(state, content),
  ...trackBreaches(state, content),
]

/** Rule ES-009: at no moment of the ledger is a balance under 0. */
function moneyBreaches(state: CampaignState): string[] {
  const balances = new Map<number, number>()
  return state.credits.flatMap(({ id, seat, amount }) => {
    const balance = (balances.get(seat) ?? 0) + amount
    balances.set(seat, balance)
    return balance < 0 ? [`credits: row ${id} leaves seat ${seat} at ${balance}`] : []
  })
}

/** Rules MK-004, CB-006: never more copies than the box has, and each in one place. */
function cardBreaches(state: CampaignState, content: CampaignContent): string[] {
  const kinds = [...new Set(state.upgrades.map(({ upgrade }) => upgrade))]
  const fitted = state.fits.flatMap(({ owned }) => owned ?? [])
  return [
    ...kinds.flatMap((upgrade) => (hasTooMany(state, content, upgrade) ? [`cards: too many ${upgrade}`] : [])),
    ...fitted.flatMap((id, at) => (fitted.indexOf(id) === at ? [] : [`cards: copy ${id} lies twice`])),
    ...state.fits.flatMap(({ owned, card }) => {
      const copy = owned === null ? undefined : state.upgrades.find(({ id }) => id === owned)
      return owned !== null && copy?.upgrade !== card ? [`cards: ${card} is fitted without its copy`] : []
    }),
    ...state.upgrades.flatMap(({ id, seat }) =>
      seat !== null && !state.seats.some((one) => one.seat === seat) ? [`cards: copy ${id} lies in no tray`] : [],
    ),
  ]
}

/** Whatever lies on a board could be laid there again. */
function boardBreaches(state: CampaignState, content: CampaignContent): string[] {
  return state.fits.flatMap((row) => {
    const draft = draftOf(state)
    draft.fits = draft.fits.filter((other) => other !== row)
    const fault = equip({ draft, content }, row)
    const place = placesFor(row.kind).includes(row.place) ? [] : [`boards: ${row.card} in ${row.place}`]
    return [...place, ...(fault === undefined ? [] : [`boards: seat ${row.seat} ${row.card}: ${fault.rule}`])]
  })
}

function sparrowBreaches(state: CampaignState, content: CampaignContent): string[] {
  const cards = fittedOnSparrow(state)
  const [first, second] = cards.map((card) => content.all.sparrowUpgrades[card])
  const limit = coPilotLimit(state, content)
  const crowded = state.seats.filter(
    ({ seat }) => state.fits.filter((row) => row.seat === seat && row.kind === 'coPilot').length > limit,
  )
  return [
    ...(cards.length > 2 ? ['sparrow: more than two upgrades'] : []),
    ...(first !== undefined && second !== undefined && exclude(first, second) ? ['sparrow: two that exclude'] : []),
    ...crowded.map(({ seat }) => `sparrow: too many co-pilots with seat ${seat}`),
  ]
}

/** Rules PG-001 to PG-005. */
const skillBreaches = (state: CampaignState, content: CampaignContent): string[] =>
  [...new Set([...state.pilots, ...state.skillMarks].map(({ pilot }) => pilot))].flatMap((pilot) => {
    const trees = content.all.pilots[pilot]?.trees ?? []
    const marked = halvesMarked(state, pilot)
    return [
      ...(marked > pilotOf(state, pilot).points ? [`skills: ${pilot} has ${marked} halves`] : []),
      ...trees.flatMap(({ id, hexes }) => treeBreaches(`${pilot} ${id}`, hexes, skillHalves(state, pilot, id))),
      ...marksOf(state, pilot).flatMap(({ tree, hex }) =>
        trees.some(({ id, hexes }) => id === tree && hexes.some((one) => one.id === hex))
          ? []
          : [`skills: no hex ${hex}`],
      ),
    ]
  })

/** Rules PG-013, PG-014, MK-013. */
const shipBreaches = (state: CampaignState, content: CampaignContent): string[] =>
  [...new Set([...state.ships, ...state.shipMarks].map(({ ship }) => ship))].flatMap((ship) => {
    const { points, bought } = shipOf(state, ship)
    const most = figuresOf(content).market.improvementsPerShip
    return [
      ...(hexesMarked(state, ship).length > points ? [`ships: ${ship} has more hexes than points`] : []),
      ...(bought > most || bought > points ? [`ships: ${ship} bought ${bought}`] : []),
      ...treeBreaches(ship, content.all.ships[ship]?.tree?.hexes ?? [], shipHalves(state, ship)),
    ]
  })

/** Every marked hex could be marked again if it were empty, and nothing is more than full. */
const treeBreaches = (name: string, hexes: readonly TreeHex[], halves: Halves): string[] =>
  hexes.flatMap((hex) => {
    if (halves(hex.id) === 0) return []
    const without: Halves = (id) => (id === hex.id ? 0 : halves(id))
    const isSound = halves(hex.id) <= fullHex && hexStanding(hexes, without, hex).is === 'open'
    return isSound ? [] : [`trees: ${name} ${hex.id}`]
  })

/** Rules CS-006, CS-008, SX-017, ST-001, ES-006. */
function trackBreaches(state: CampaignState, content: CampaignContent): string[] {
  const { supply, boosts, chart, scenario, kind, step } = state.standing
  const within = (value: number, most: number) => value >= 0 && value <= most
  const pilots = state.seats.map(({ pilot }) => pilot)
  const ships = state.seats.map(({ ship }) => ship)
  return [
    ...(within(supply, mostSupply) && boosts >= 0 && chart >= 0 ? [] : ['tracks: standing']),
    ...((scenario === null) === (kind === null) && (kind === null) === (step === null) ? [] : ['tracks: half open']),
    ...(new Set(pilots).size === pilots.length && new Set(ships).size === ships.length ? [] : ['tracks: taken twice']),
    ...state.seats.flatMap(({ seat }) =>
      within(boardOf(state, seat).stress, 10) ? [] : [`tracks: stress of ${seat}`],
    ),
    ...state.seats.flatMap(({ seat }) => (balanceOf(state, seat) >= 0 ? [] : [`tracks: balance of ${seat}`])),
    ...state.pilots.flatMap(({ pilot, trauma }) =>
      within(trauma, Math.max(traumaTrack(state, content, pilot), 0)) ? [] : [`tracks: trauma of ${pilot}`],
    ),
  ]
}
