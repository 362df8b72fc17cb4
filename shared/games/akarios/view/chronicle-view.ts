// The campaign told evening by evening, and what its fights and ledgers come to in figures, as screens see it.
import { z } from 'zod'
import { chronicleKinds, scenarioKinds } from '../campaign/words.ts'
import { json } from '../../../kernel/json.ts'

const seat = z.int().min(1).max(4)
const count = z.int().min(0)
const moment = z.iso.datetime()

/** A sentence of the catalogue with the names and figures that fill it. */
const sentence = z.strictObject({ key: z.string(), args: z.record(z.string(), json) })

const chronicleLine = z.strictObject({
  /** Number in the log; several lines may come of one entry. */
  n: z.int().min(1),
  time: moment,
  kind: z.enum(chronicleKinds),
  /** Seats that it speaks of; none: the whole squad. */
  seats: z.array(seat).readonly(),
  /** Round of the fight or visit, where one is running. */
  round: count.nullable(),
  says: sentence,
  /** What followed from it. */
  follows: z.array(sentence).readonly(),
})
export type ChronicleLine = z.infer<typeof chronicleLine>

const chroniclePart = z.strictObject({
  /** Number of the scenario that was open; null between scenarios. */
  scenario: z.int().nullable(),
  /** What a fight, trip or visit outside a scenario began with. */
  begun: sentence.nullable(),
  lines: z.array(chronicleLine).readonly(),
})
export type ChroniclePart = z.infer<typeof chroniclePart>

const evening = z.strictObject({
  from: moment,
  to: moment,
  parts: z.array(chroniclePart).readonly(),
})
export type Evening = z.infer<typeof evening>

/** Oldest first. */
export const chronicleView = z.strictObject({ evenings: z.array(evening).readonly() })
export type ChronicleView = z.infer<typeof chronicleView>

const fightFigures = z.strictObject({
  /** Hull and shield taken off enemies by attacks of the pilot. */
  dealt: count,
  /** Hull and shield lost, but for what the pilot's own cards cost. */
  taken: count,
  /** Enemies destroyed by attacks of the pilot. */
  destroyed: count,
  /** Targets attacked, and those that a miss spared. */
  attacks: count,
  missed: count,
  /** Stress gained and lost, in points. */
  stress: count,
  eased: count,
  /** Times that the pilot fell unconscious. */
  fell: count,
})
export type FightFigures = z.infer<typeof fightFigures>

export const statisticsView = z.strictObject({
  /** Fights that are over, oldest first. */
  fights: z
    .array(
      z.strictObject({
        play: z.string(),
        mission: z.string(),
        time: moment,
        won: z.boolean(),
        rounds: count,
        pilots: z.array(fightFigures.extend({ pilot: z.string() })).readonly(),
      }),
    )
    .readonly(),
  /** Every pilot that fought, with the sums over all fights. */
  pilots: z.array(fightFigures.extend({ pilot: z.string(), name: z.string(), fights: count })).readonly(),
  /** Modifier cards drawn beside what the decks let expect. `pilot`: null for the enemies' deck. */
  draws: z
    .array(
      z.strictObject({
        pilot: z.string().nullable(),
        drawn: count,
        cards: z
          .array(
            z.strictObject({
              card: z.string(),
              name: z.string(),
              drawn: count,
              /** Sum over all draws of the card's share of the deck at that draw. */
              expected: z.number().min(0),
            }),
          )
          .readonly(),
      }),
    )
    .readonly(),
  /** Scenarios by number, with how often they ended which way. */
  attempts: z
    .array(
      z.strictObject({
        number: z.int(),
        kind: z.enum(scenarioKinds),
        success: count,
        failure: count,
        read: count,
      }),
    )
    .readonly(),
  /** Credits of each seat after each booking of the campaign, oldest first; the lists are of one length. */
  credits: z.array(z.strictObject({ seat, player: z.string(), after: z.array(count).readonly() })).readonly(),
})
export type StatisticsView = z.infer<typeof statisticsView>
