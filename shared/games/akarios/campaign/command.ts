// Everything that a person may do to a campaign between battles: one command is one line in the log and one undo.
import { z } from 'zod'
import { difficulties, mostCharacters, mostSeats } from '../../../contract/choices.ts'
import { contentId, line, optionalLine } from '../../../contract/values.ts'
import { market } from '../content/market.ts'
import { gridCoordinate, rewards, scenarioNumber } from '../content/reward.ts'
import { locationKinds } from '../location-kinds.ts'
import { cardPlaces } from '../question/action.ts'
import { cardKinds } from '../card-places.ts'
import { rulingKeys, scenarioKinds, scenarioOutcomes } from './words.ts'

const seat = z.int().min(1).max(mostSeats)
const credits = z.int().min(0).max(9999)
const shares = z.array(z.strictObject({ seat, amount: credits })).max(mostSeats)
const row = z.int().min(1)
const place = z.enum(cardPlaces)
const name = line(80)

/** Which scenario, what it is, and who takes part. */
const opening = {
  number: scenarioNumber,
  kind: z.enum(scenarioKinds),
  seats: z.array(seat).min(1).max(mostSeats),
}

/** What an entry gives, which of its options was taken (ES-017), and where it sends the squad (SX-002). */
const entry = {
  rewards,
  choice: z.int().min(1).max(4).optional(),
  next: scenarioNumber.optional(),
  /** Seat of the one who found it. */
  finder: seat.optional(),
  /** Rule ES-020: who gets a card of which the box has too few copies. */
  owners: z.record(contentId, z.array(seat).max(mostSeats)).optional(),
}

/** A location on the map, as a scout order names it and the table sees it (rules SX-005, SX-008). */
export const location = {
  number: scenarioNumber,
  system: contentId,
  x: gridCoordinate,
  y: gridCoordinate,
  kind: z.enum(locationKinds).optional(),
  jumpsTo: z.array(contentId).max(8).optional(),
}

const byHand = z.discriminatedUnion('of', [
  z.strictObject({ of: z.literal('credits'), seat, to: credits, why: optionalLine(80) }),
  z.strictObject({ of: z.literal('stress'), seat, to: z.int().min(0).max(10) }),
  z.strictObject({ of: z.literal('trauma'), pilot: contentId, to: z.int().min(0).max(20) }),
  /** Half-hexes given to a pilot in all. */
  z.strictObject({ of: z.literal('points'), pilot: contentId, to: z.int().min(0).max(200) }),
  z.strictObject({
    of: z.literal('shipPoints'),
    ship: contentId,
    to: z.int().min(0).max(40),
    bought: z.int().min(0).max(2),
  }),
  z.strictObject({
    of: z.literal('startValue'),
    ship: contentId,
    field: z.enum(['hull', 'shield']),
    to: z.int().min(0).max(10).nullable(),
  }),
  z.strictObject({ of: z.literal('supply'), to: z.int().min(0).max(10) }),
  z.strictObject({ of: z.literal('chart'), to: z.int().min(0).max(200) }),
  z.strictObject({ of: z.literal('boosts'), to: z.int().min(0).max(30) }),
  z.strictObject({ of: z.literal('next'), to: scenarioNumber.nullable() }),
  /** Where the Sparrow is; null: in the system, at no location. */
  z.strictObject({ of: z.literal('location'), system: contentId, to: scenarioNumber.nullable() }),
])

const cardByHand = z.discriminatedUnion('of', [
  z.strictObject({ of: z.literal('upgrade'), upgrade: contentId, seat: seat.nullable() }),
  z.strictObject({ of: z.literal('noUpgrade'), owned: row }),
  z.strictObject({ of: z.literal('coPilot'), coPilot: contentId, has: z.boolean() }),
  z.strictObject({ of: z.literal('sparrowUpgrade'), card: contentId, has: z.boolean() }),
  z.strictObject({
    of: z.literal('modifier'),
    pilot: contentId,
    card: contentId,
    count: z
      .int()
      .min(-20)
      .max(20)
      .refine((count) => count !== 0),
  }),
])

const types = {
  markSkill: {
    pilot: contentId,
    tree: contentId,
    hex: contentId,
    ship: contentId.optional(),
    shipHex: contentId.optional(),
  },
  markShip: { ship: contentId, hex: contentId },
  equip: { seat, place, kind: z.enum(cardKinds), card: contentId },
  takeOff: { seat, place },
  equipSparrow: { cards: z.array(contentId).max(28) },
  giveCard: { owned: row, to: seat.nullable() },
  openScenario: opening,
  beginScenario: {},
  finishScenario: {
    ...opening,
    ...entry,
    outcome: z.enum(scenarioOutcomes),
    /**
     * `trauma` is what was gained, less than 0 where the table has set it lower in play; `fell`: the ship at 0 hull, or the pilot
     * at 0 health, which Ironman does not forgive (rules DF-009, DF-012).
     */
    pilots: z
      .array(z.strictObject({ seat, trauma: z.int().min(-99).max(99), fell: z.boolean().optional() }))
      .max(mostSeats),
    /** What one pilot alone found on a world (rule WX-030). */
    finds: z
      .array(z.strictObject({ seat, rewards: rewards.min(1) }))
      .max(mostSeats)
      .optional(),
    /** The play whose outcome this is. */
    play: z.string().min(1).max(64).optional(),
  },
  skipWorld: { number: opening.number, seats: opening.seats, ...entry },
  /** What is found, gained and lost before the end of a scenario, or outside of one. */
  gain: { rewards: rewards.min(1), finder: seat.optional(), owners: entry.owners },
  switchPilot: { seat, pilot: contentId },
  switchShip: { seat, ship: contentId },
  buyCard: { seat, upgrade: contentId, place: place.optional() },
  sellCard: { owned: row, to: seat.optional() },
  buySupply: { amount: z.int().min(1).max(10), shares },
  buySparrowUpgrade: { card: contentId, shares },
  sellSparrowUpgrade: { card: contentId, shares },
  buyImprovement: { seat, ship: contentId, hex: contentId.optional() },
  cutTrauma: { pilot: contentId, shares },
  tellMarket: {
    number: scenarioNumber,
    name,
    sells: market.shape.sells,
    supply: z.int().min(0).max(99).nullable(),
    improvement: z.int().min(0).max(99).nullable(),
    trauma: z.int().min(0).max(99).nullable(),
  },
  scout: location,
  /** Several at once; those that are on the map already stay as they are. */
  placeStickers: { orders: z.array(z.strictObject(location)).min(1).max(40) },
  /** What a trip of the Sparrow brought: figures as they stand at its end. */
  endTrip: {
    play: z.string().min(1).max(64),
    system: contentId,
    location: scenarioNumber.nullable(),
    supply: z.int().min(0).max(10),
    stress: z.array(z.strictObject({ seat, to: z.int().min(0).max(10) })).max(mostSeats),
    /** Event cards that were drawn. */
    events: z.array(z.strictObject({ system: contentId, event: contentId })).max(60),
    rewards,
    /** The scenario that must be played now. */
    next: scenarioNumber.nullable(),
    finder: seat.optional(),
    owners: entry.owners,
  },
  setAct: { act: z.int().min(1).max(9) },
  setDifficulty: { difficulty: z.enum(difficulties) },
  changeSeat: { seat, player: line(mostCharacters.player), callSign: line(mostCharacters.callSign) },
  setRuling: { key: z.enum(rulingKeys), value: z.int().min(0).max(99) },
  setByHand: { what: byHand },
  cardByHand: { card: cardByHand },
  achievementByHand: { name, has: z.boolean() },
} as const

const of = <K extends keyof typeof types>(type: K) => z.strictObject({ type: z.literal(type), ...types[type] })

/** Those that book what was played, and give what an entry, an event or the table names: `outcomeCommands`. */
export const outcomeCommand = z.discriminatedUnion('type', [
  of('finishScenario'),
  of('skipWorld'),
  of('gain'),
  of('endTrip'),
])
export type OutcomeCommand = z.infer<typeof outcomeCommand>

export const campaignCommand = z.discriminatedUnion('type', [
  of('markSkill'),
  of('markShip'),
  of('equip'),
  of('takeOff'),
  of('equipSparrow'),
  of('giveCard'),
  of('openScenario'),
  of('beginScenario'),
  of('finishScenario'),
  of('skipWorld'),
  of('gain'),
  of('switchPilot'),
  of('switchShip'),
  of('buyCard'),
  of('sellCard'),
  of('buySupply'),
  of('buySparrowUpgrade'),
  of('sellSparrowUpgrade'),
  of('buyImprovement'),
  of('cutTrauma'),
  of('tellMarket'),
  of('scout'),
  of('placeStickers'),
  of('endTrip'),
  of('setAct'),
  of('setDifficulty'),
  of('changeSeat'),
  of('setRuling'),
  of('setByHand'),
  of('cardByHand'),
  of('achievementByHand'),
])
export type CampaignCommand = z.infer<typeof campaignCommand>
export type CampaignCommandType = CampaignCommand['type']
/** One of the commands by its name. */
export type CommandOf<T extends CampaignCommandType> = Extract<CampaignCommand, { type: T }>
