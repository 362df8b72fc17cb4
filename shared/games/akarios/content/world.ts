// A world: numbered cards with points of interest, and the entries they lead to (chapter WX).
import { z } from 'zod'
import { id, name, prose, remark, wording } from './id.ts'
import { worldSkill } from './pilot.ts'
import { outcome, rewards, scenarioNumber } from './reward.ts'

/** Number of a world card or a point of interest, 1 to 999. */
const number = z.int().min(1).max(999)

/** What a point of interest asks to be filled (rules WX-021, WX-044). */
export const worldIcons = ['attack', 'move', 'attackOrMove', 'stress'] as const
const icons = z.array(z.enum(worldIcons)).max(8)

/** The four sides of a world card. */
export const directions = ['north', 'east', 'south', 'west'] as const

const common = { number, icons }

export const pointOfInterest = z.discriminatedUnion('type', [
  /** Rules WX-027, WX-028. */
  z.strictObject({ ...common, type: z.literal('move'), direction: z.enum(directions), card: number }),
  /** Rule WX-029. `repeat`: never marked (rule WX-038). */
  z.strictObject({ ...common, type: z.literal('investigate'), entry: number, repeat: z.literal(true).exactOptional() }),
  /** Rules WX-031 to WX-034. */
  z.strictObject({
    ...common,
    type: z.literal('skillCheck'),
    skill: worldSkill,
    perPilot: z.literal(true).exactOptional(),
    success: number,
    failure: number,
    repeat: z.literal(true).exactOptional(),
  }),
  /** Rule WX-035. */
  z.strictObject({ ...common, type: z.literal('dock'), entry: number }),
])
export type PointOfInterest = z.infer<typeof pointOfInterest>

export const worldCard = z.strictObject({
  number,
  /** Rule WX-005. */
  start: z.literal(true).exactOptional(),
  /** The entry of a stop event (rule WX-036). */
  stop: number.exactOptional(),
  points: z.array(pointOfInterest).max(12),
})
export type WorldCard = z.infer<typeof worldCard>

/** What an entry does besides its rewards. */
export const entryEnds = ['leave', 'success', 'failure'] as const

export const worldEntry = z.strictObject({
  number,
  text: prose,
  rewards,
  /** Read on there at once (rule WX-045). */
  goTo: number.exactOptional(),
  /** `leave`: this pilot docks; the others end the visit. */
  ends: z.enum(entryEnds).exactOptional(),
})
export type WorldEntry = z.infer<typeof worldEntry>

export const world = z.strictObject({
  id,
  name,
  wording,
  scenario: scenarioNumber,
  briefing: prose,
  cards: z.array(worldCard).min(1).max(60),
  entries: z.array(worldEntry).max(120),
  success: outcome,
  /** With a failure ending an unconscious pilot stays out (rule WX-015). */
  failure: outcome.exactOptional(),
  /** Read in place of the visit (rule AW-001). */
  instead: outcome.exactOptional(),
  remark: remark.exactOptional(),
})
export type World = z.infer<typeof world>
