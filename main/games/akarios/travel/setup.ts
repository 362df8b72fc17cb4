// What a trip begins with: its own copy of the campaign's standing and of what the packs say of the system.
import { z } from 'zod'
import { eventCard } from '../../../../shared/games/akarios/content/event.ts'
import { scenarioNumber } from '../../../../shared/games/akarios/content/reward.ts'
import { dieFace } from '../../../../shared/games/akarios/content/slots.ts'
import { legendResult } from '../../../../shared/games/akarios/content/system.ts'
import { locationKinds } from '../../../../shared/games/akarios/location-kinds.ts'
import type { Json } from '../../../../shared/kernel/json.ts'
import { acceptForm, type Accepted } from '../../../../shared/kernel/problem.ts'

const systemId = z.string().min(1).max(80)

/** A scouted location that may be gone to: in the Sparrow's system, and not done (rules SX-009 to SX-011). */
const goal = z.strictObject({
  number: scenarioNumber,
  kind: z.enum(locationKinds),
  /** Of a jump point: where it leads, with the location at which one comes out, if one is scouted. */
  exits: z.array(z.strictObject({ system: systemId, name: z.string(), location: scenarioNumber.nullable() })),
})

export const travelSetup = z.strictObject({
  seats: z.array(z.strictObject({ seat: z.string().regex(/^p[1-4]$/), stress: z.int().min(0).max(10) })).min(1),
  /** One seat of each player: who rolls when they do not agree. */
  players: z.array(z.string().regex(/^p[1-4]$/)).min(1),
  supply: z.int().min(0).max(10),
  at: z.strictObject({ system: systemId, name: z.string(), location: scenarioNumber.nullable() }),
  goals: z.array(goal).min(1),
  /** Results for 1 to 6; null: people read them from the atlas. */
  legend: z.array(legendResult).length(6).nullable(),
  /** All known event cards of the system; null: people draw from the printed ones. */
  events: z.array(eventCard).nullable(),
  /** Ids of those that are out for the campaign (rule SX-020). */
  eventsUsed: z.array(z.string()),
  achievements: z.array(z.string()),
  /** Faces of an action die, and how many each player rolls in a contest; null: people count. */
  die: z.array(dieFace).length(6).nullable(),
  contestDice: z.int().min(1).max(8),
})
export type TravelSetup = z.infer<typeof travelSetup>

export const acceptSetup = (raw: Json): Accepted<TravelSetup> =>
  acceptForm(travelSetup, raw, 'akarios.travel.setup.form')
