// The form as a campaign fills it: what is known already stands there when somebody begins to tell.
import { market as marketSchema } from '../../../../../shared/games/akarios/content/market.ts'
import type { CatchUpForm } from '../../../../../shared/games/akarios/campaign/catch-up.ts'
import { balanceOf } from '../credits.ts'
import { fittedOnSparrow } from '../equip.ts'
import { boardOf, pilotOf, shipOf } from '../rows.ts'
import { hexesMarked } from '../ship-marks.ts'
import { marksOf } from '../skill-gains.ts'
import type { CampaignState } from '../state.ts'

export function formOf(state: CampaignState): CatchUpForm {
  const { act, difficulty, ironman } = state.squad
  const { chart, boosts, next, system, location, supply } = state.standing
  return {
    act,
    difficulty,
    ironman,
    chart,
    boosts,
    next,
    achievements: state.achievements.map(({ name }) => name),
    scenarios: state.scenarios.map(({ number, kind, outcome }) => ({ number, kind, outcome })),
    stickers: state.stickers.map((sticker) => ({
      ...sticker,
      jumpsTo: state.jumpLinks.flatMap((link) => (link.number === sticker.number ? [link.system] : [])),
    })),
    sparrow: {
      system,
      location,
      supply,
      upgrades: state.sparrowUpgrades.map(({ card }) => card),
      fitted: [...fittedOnSparrow(state)],
    },
    seats: state.seats.map(({ seat, pilot, ship }) => ({
      seat,
      pilot,
      ship,
      credits: balanceOf(state, seat),
      stress: boardOf(state, seat).stress,
      fits: state.fits.flatMap((row) =>
        row.seat === seat ? [{ place: row.place, kind: row.kind, card: row.card }] : [],
      ),
    })),
    pilots: idsOf(state.seats, state.pilots, 'pilot').map((pilot) => pilotSheet(state, pilot)),
    ships: idsOf(state.seats, state.ships, 'ship').map((ship) => shipSheet(state, ship)),
    cards: traysOf(state),
    coPilots: state.coPilots.map(({ card }) => card),
    markets: state.markets.map((row) => ({ ...row, sells: marketSchema.shape.sells.parse(JSON.parse(row.sells)) })),
    notes: '',
  }
}

/** Those in seats first, then whoever has a row of their own. */
const idsOf = <K extends 'pilot' | 'ship'>(
  seats: readonly Readonly<Record<K, string>>[],
  rows: readonly Readonly<Record<K, string>>[],
  key: K,
): string[] => [...new Set([...seats, ...rows].map((row) => row[key]))]

function pilotSheet(state: CampaignState, pilot: string): CatchUpForm['pilots'][number] {
  const { state: stands, trauma, points } = pilotOf(state, pilot)
  const marks = marksOf(state, pilot).map(
    ({ tree, hex, halves }) => ({ tree, hex, halves: halves === 1 ? 1 : 2 }) as const,
  )
  return { pilot, flown: stands === 'flown', trauma, points, marks }
}

function shipSheet(state: CampaignState, ship: string): CatchUpForm['ships'][number] {
  const { state: stands, points, bought } = shipOf(state, ship)
  return { ship, flown: stands === 'flown', points, bought, marks: [...hexesMarked(state, ship)] }
}

/** Copies of one card in one tray in one row. */
function traysOf({ upgrades }: CampaignState): CatchUpForm['cards'] {
  const rows = new Map<string, CatchUpForm['cards'][number]>()
  for (const { upgrade, seat } of upgrades) {
    const key = `${upgrade} ${seat ?? ''}`
    rows.set(key, { upgrade, seat, count: (rows.get(key)?.count ?? 0) + 1 })
  }
  return [...rows.values()]
}
