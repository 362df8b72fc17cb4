// What a group has on its sheets when a campaign is already under way: one form, written as one entry of the log.
import { z } from 'zod'
import { difficulties, mostCharacters, mostSeats } from '../../../contract/choices.ts'
import { contentId, line } from '../../../contract/values.ts'
import { market } from '../content/market.ts'
import { scenarioNumber } from '../content/reward.ts'
import { cardKinds } from '../card-places.ts'
import { cardPlaces } from '../question/action.ts'
import { location } from './command.ts'
import { scenarioKinds, scenarioOutcomes } from './words.ts'

const seat = z.int().min(1).max(mostSeats)
const price = z.int().min(0).max(99).nullable()

/** Each row is known by a name of its own: none may stand there twice. */
const once = <T extends z.ZodType>(row: T, most: number, keyOf: (value: z.output<T>) => unknown) =>
  z
    .array(row)
    .max(most)
    .refine((rows) => new Set(rows.map(keyOf)).size === rows.length, { error: 'twice' })

const fit = z.strictObject({ place: z.enum(cardPlaces), kind: z.enum(cardKinds), card: contentId })

const seatSheet = z.strictObject({
  seat,
  pilot: contentId,
  ship: contentId,
  credits: z.int().min(0).max(9999),
  /** What travel has left on the board. */
  stress: z.int().min(0).max(10),
  fits: once(fit, cardPlaces.length, ({ place }) => place),
})

const pilotSheet = z.strictObject({
  pilot: contentId,
  /** Played already; the others are only open. */
  flown: z.boolean(),
  trauma: z.int().min(0).max(20),
  /** Half-hexes given in all. */
  points: z.int().min(0).max(200),
  marks: z.array(z.strictObject({ tree: contentId, hex: contentId, halves: z.literal([1, 2]) })).max(200),
})

const shipSheet = z.strictObject({
  ship: contentId,
  flown: z.boolean(),
  /** Hexes of the tree given in all, those of the market among them. */
  points: z.int().min(0).max(40),
  bought: z.int().min(0).max(2),
  marks: z.array(contentId).max(40),
})

const marketSheet = z.strictObject({
  number: scenarioNumber,
  name: line(80),
  sells: market.shape.sells,
  supply: price,
  improvement: price,
  trauma: price,
})

export const catchUpForm = z.strictObject({
  act: z.int().min(1).max(9),
  difficulty: z.enum(difficulties),
  ironman: z.boolean(),
  /** The squad's progression chart. */
  chart: z.int().min(0).max(200),
  boosts: z.int().min(0).max(30),
  /** By name: the same name is the same achievement, however it is written. */
  achievements: z.array(line(80)).max(200),
  /** In the order in which they were played. */
  scenarios: z
    .array(z.strictObject({ number: scenarioNumber, kind: z.enum(scenarioKinds), outcome: z.enum(scenarioOutcomes) }))
    .max(400),
  /** Where the last entry sent the squad. */
  next: scenarioNumber.nullable(),
  stickers: z.array(z.strictObject(location)).max(400),
  sparrow: z.strictObject({
    system: contentId.nullable(),
    location: scenarioNumber.nullable(),
    supply: z.int().min(0).max(10),
    upgrades: z.array(contentId).max(60),
    /** In the order of its places. */
    fitted: z.array(contentId).max(2),
  }),
  seats: once(seatSheet, mostSeats, (row) => row.seat),
  pilots: once(pilotSheet, 60, ({ pilot }) => pilot),
  ships: once(shipSheet, 60, ({ ship }) => ship),
  /** Upgrade cards in trays, fitted or not; `seat` null is the squad's tray. */
  cards: z.array(z.strictObject({ upgrade: contentId, seat: seat.nullable(), count: z.int().min(1).max(20) })).max(400),
  coPilots: z.array(contentId).max(60),
  markets: once(marketSheet, 80, ({ number }) => number),
  /** Becomes a note of the campaign where it is not empty. */
  notes: z
    .string()
    .trim()
    .max(mostCharacters.note)
    .refine((text) => !/[^\P{Cc}\n\t]/u.test(text), { error: 'control characters' }),
})
export type CatchUpForm = z.infer<typeof catchUpForm>
