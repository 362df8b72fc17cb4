// What scenarios, events and entries give and take (rules ES-007 to ES-017, SX-005, SX-016, UN-001, CO-004, MK).
import { z } from 'zod'
import { choiceLabel, id, prose } from './id.ts'

const few = z.int().min(1).max(20)

/** The number of a scenario: 1 to 999, also the number of its sticker (rule SX-007, open question 125). */
export const scenarioNumber = z.int().min(1).max(999)

/** A coordinate of a system's grid, 1 to 20. */
export const gridCoordinate = z.int().min(1).max(20)

/** Whom a reward reaches: each pilot in full (rule ES-007), or the one who found it (rule WX-030). */
const toWhom = z.enum(['eachPilot', 'finder'])

const plainReward = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('credits'), amount: z.int().min(-50).max(50), to: toWhom }),
  z.strictObject({ type: z.literal('skillPoints'), amount: few }),
  z.strictObject({ type: z.literal('upgrade'), upgrade: id, to: z.enum(['eachPilot', 'finder', 'squad']) }),
  z.strictObject({ type: z.literal('coPilot'), coPilot: id }),
  z.strictObject({ type: z.literal('loseCoPilot'), coPilot: id }),
  z.strictObject({ type: z.literal('sparrowUpgrade'), sparrowUpgrade: id }),
  z.strictObject({ type: z.literal('achievement'), achievement: id }),
  z.strictObject({ type: z.literal('loseAchievement'), achievement: id }),
  z.strictObject({ type: z.literal('unlockPilot'), pilot: id }),
  z.strictObject({ type: z.literal('unlockShip'), ship: id }),
  z.strictObject({ type: z.literal('supply'), amount: z.int().min(-10).max(10) }),
  z.strictObject({ type: z.literal('stress'), amount: z.int().min(-10).max(10), to: toWhom }),
  z.strictObject({ type: z.literal('damage'), amount: few, to: toWhom }),
  z.strictObject({ type: z.literal('trauma'), amount: z.int().min(-5).max(5), to: toWhom }),
  /** Rule SX-005: adds the location to the map; its kind stands with the system. */
  z.strictObject({
    type: z.literal('scout'),
    number: scenarioNumber,
    system: id,
    x: gridCoordinate,
    y: gridCoordinate,
  }),
  /** Told to the table and done by hand. */
  z.strictObject({ type: z.literal('byHand'), says: prose }),
])

/** A reward that only counts with or without an achievement (rules ES-011, ES-012). */
export const reward = z.discriminatedUnion('type', [
  ...plainReward.options,
  z.strictObject({
    type: z.literal('ifAchievement'),
    achievement: id,
    held: z.boolean(),
    rewards: z.array(plainReward).min(1).max(12),
  }),
])
export type Reward = z.infer<typeof reward>
export type PlainReward = z.infer<typeof plainReward>

export const rewards = z.array(reward).max(20)

/** What is read and gained when something ends, and where the squad must go next, if anywhere (rule SX-002). */
export const outcome = z.strictObject({
  text: prose,
  rewards,
  /** One option, taken jointly (rule ES-017). */
  choice: z
    .array(z.strictObject({ label: choiceLabel, text: prose, rewards }))
    .min(2)
    .max(4)
    .exactOptional(),
  next: scenarioNumber.exactOptional(),
})
export type Outcome = z.infer<typeof outcome>
