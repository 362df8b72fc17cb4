// A campaign as plain rows: what the tables hold and all that the rules between battles work on. A pilot, ship or board without a
// row is as it came.
import type { difficulties } from '../../../../shared/contract/choices.ts'
import type { CardKind } from '../../../../shared/games/akarios/card-places.ts'
import type {
  CreditReason,
  ScenarioHow,
  ScenarioKind,
  ScenarioOutcome,
  UpgradeSource,
} from '../../../../shared/games/akarios/campaign/words.ts'
import type { CardPlace } from '../../../../shared/games/akarios/question/action.ts'
import type { locationKinds } from '../../../../shared/games/akarios/location-kinds.ts'

export interface SeatRow {
  /** 1 to 4. */
  readonly seat: number
  readonly player: string
  readonly pilot: string
  readonly ship: string
  readonly callSign: string
  /** Label of the starting deck, 1 to 4. */
  readonly deck: number
}

export interface UpgradeRow {
  readonly id: number
  readonly upgrade: string
  /** Whose tray it lies in; null: the squad's. */
  readonly seat: number | null
  readonly source: UpgradeSource
  /** Credits paid; null when it was not bought. */
  readonly paid: number | null
}

export interface PilotRow {
  readonly pilot: string
  readonly state: 'open' | 'flown'
  /** 0 to 20. */
  readonly trauma: number
  /** Half-hexes given in all (rule PG-001). */
  readonly points: number
}

export interface SkillMarkRow {
  readonly pilot: string
  readonly tree: string
  readonly hex: string
  /** 1 or 2. */
  readonly halves: number
}

export interface ModifierChangeRow {
  readonly id: number
  readonly pilot: string
  readonly card: string
  readonly count: number
}

export interface ShipRow {
  readonly ship: string
  readonly state: 'open' | 'flown'
  /** Hexes of the tree given in all. */
  readonly points: number
  /** Of these, bought at markets: 0 to 2 (rule MK-013). */
  readonly bought: number
  readonly hullByHand: number | null
  readonly hullBefore: number | null
  readonly shieldByHand: number | null
  readonly shieldBefore: number | null
}

export interface ShipMarkRow {
  readonly ship: string
  readonly hex: string
}

export interface BoardRow {
  readonly seat: number
  /** 0 to 10. */
  readonly stress: number
  /** Whether the seat takes part in the open scenario. */
  readonly part: 'in' | 'out'
}

export interface CreditRow {
  readonly id: number
  readonly seat: number
  readonly amount: number
  readonly reason: CreditReason
  readonly what: string
}

export interface FitRow {
  readonly seat: number
  readonly place: CardPlace
  readonly kind: CardKind
  readonly card: string
  /** Id of the owned copy; null for abilities and co-pilots. */
  readonly owned: number | null
}

export interface SparrowUpgradeRow {
  readonly card: string
  /** 1 or 2 while fitted. */
  readonly place: number | null
}

export interface StandingRow {
  readonly chart: number
  readonly boosts: number
  readonly supply: number
  readonly system: string | null
  readonly location: number | null
  /** The open scenario; these three are null together. */
  readonly scenario: number | null
  readonly kind: ScenarioKind | null
  readonly step: 'setUp' | 'underWay' | null
  readonly next: number | null
}

export interface ScenarioRow {
  readonly id: number
  readonly number: number
  readonly kind: ScenarioKind
  readonly outcome: ScenarioOutcome
  readonly how: ScenarioHow
  readonly choice: number | null
  readonly act: number
  readonly difficulty: (typeof difficulties)[number]
  readonly seats: string
  readonly play: string | null
}

export interface StickerRow {
  readonly number: number
  readonly system: string
  readonly x: number
  readonly y: number
  readonly kind: (typeof locationKinds)[number]
}

export interface MarketRow {
  readonly number: number
  readonly name: string
  /** JSON, as packs write what a market sells. */
  readonly sells: string
  readonly supply: number | null
  readonly improvement: number | null
  readonly trauma: number | null
}

export interface CampaignState {
  readonly squad: {
    readonly name: string
    readonly difficulty: (typeof difficulties)[number]
    readonly ironman: boolean
    readonly act: number
  }
  readonly seats: readonly SeatRow[]
  readonly upgrades: readonly UpgradeRow[]
  readonly pilots: readonly PilotRow[]
  readonly skillMarks: readonly SkillMarkRow[]
  readonly modifierChanges: readonly ModifierChangeRow[]
  readonly ships: readonly ShipRow[]
  readonly shipMarks: readonly ShipMarkRow[]
  readonly boards: readonly BoardRow[]
  readonly credits: readonly CreditRow[]
  readonly fits: readonly FitRow[]
  readonly sparrowUpgrades: readonly SparrowUpgradeRow[]
  readonly coPilots: readonly { readonly card: string }[]
  readonly standing: StandingRow
  readonly scenarios: readonly ScenarioRow[]
  readonly achievements: readonly { readonly achievement: string; readonly name: string }[]
  readonly rulings: readonly { readonly key: string; readonly value: string }[]
  readonly stickers: readonly StickerRow[]
  readonly jumpLinks: readonly { readonly number: number; readonly system: string }[]
  readonly eventsUsed: readonly { readonly system: string; readonly event: string }[]
  readonly markets: readonly MarketRow[]
}

/** The same with lists that grow and shrink. Rows are never changed, only replaced. */
export type Draft = {
  -readonly [K in keyof CampaignState]: CampaignState[K] extends readonly (infer Row)[] ? Row[] : CampaignState[K]
}

export const draftOf = (state: CampaignState): Draft =>
  Object.fromEntries(
    Object.entries(state).map(([name, rows]) => [
      name,
      Array.isArray(rows) ? [...(rows as unknown[])] : (rows as unknown),
    ]),
  ) as Draft

/** Rule SX-017: the Sparrow's supply at most, and what a campaign begins with (open question 28). */
export const mostSupply = 10

export const firstStanding: StandingRow = {
  chart: 0,
  boosts: 0,
  supply: mostSupply,
  system: null,
  location: null,
  scenario: null,
  kind: null,
  step: null,
  next: null,
}

/** A campaign without a squad, in which nothing has happened. */
export const nothingYet: CampaignState = {
  squad: { name: '', difficulty: 'normal', ironman: false, act: 1 },
  seats: [],
  upgrades: [],
  pilots: [],
  skillMarks: [],
  modifierChanges: [],
  ships: [],
  shipMarks: [],
  boards: [],
  credits: [],
  fits: [],
  sparrowUpgrades: [],
  coPilots: [],
  standing: firstStanding,
  scenarios: [],
  achievements: [],
  rulings: [],
  stickers: [],
  jumpLinks: [],
  eventsUsed: [],
  markets: [],
}
