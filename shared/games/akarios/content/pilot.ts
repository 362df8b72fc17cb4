// A pilot tile and pad: who flies (rules CS-005, CS-007, CS-016), health and skills on worlds (WX-001, WX-033), skill trees (PG).
import { z } from 'zod'
import { id, name, remark, wording } from './id.ts'
import { treeOf } from './tree.ts'

/** Rule WX-033. */
export const worldSkills = ['strength', 'dexterity', 'intelligence', 'charm'] as const
export const worldSkill = z.enum(worldSkills)
export type WorldSkill = z.infer<typeof worldSkill>

/** Levels of a pilot's four ability cards, in the order in which they open (rules CS-007, PG-007). */
export const pilotAbilityLevels = ['I', 'II', 'III', 'IV'] as const
export type PilotAbilityLevel = (typeof pilotAbilityLevels)[number]

/** What a full hex of a skill tree gives (rules PG-007 to PG-012). */
export const skillGain = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('pilotAbility') }),
  z.strictObject({ type: z.literal('addCards'), card: id, count: z.int().min(1).max(10) }),
  z.strictObject({ type: z.literal('removeCards'), card: id, count: z.int().min(1).max(10) }),
  z.strictObject({ type: z.literal('worldSkill'), skill: worldSkill }),
  z.strictObject({ type: z.literal('shipImprovement') }),
])
export type SkillGain = z.infer<typeof skillGain>

export const pilot = z.strictObject({
  id,
  name,
  wording,
  /** Open at the start of a campaign (rule CS-005); the others are unlocked by the story. */
  start: z.boolean(),
  /** A place of the box whose printed name is not known: `name` is ours until the owner tells it. */
  unnamed: z.literal(true).exactOptional(),
  /** Printed: health on a world, 1 to 10. */
  health: z.int().min(1).max(10).exactOptional(),
  /** Printed: the four skills, 0 to 10 each. */
  skills: z
    .strictObject(
      Object.fromEntries(worldSkills.map((skill) => [skill, z.int().min(0).max(10)])) as Record<WorldSkill, z.ZodInt>,
    )
    .exactOptional(),
  /** Printed: the pilot's ability card of each level. */
  abilities: z
    .strictObject({ I: id.exactOptional(), II: id.exactOptional(), III: id.exactOptional(), IV: id.exactOptional() })
    .exactOptional(),
  /** Printed: the three skill trees. */
  trees: z.array(treeOf(skillGain)).length(3).exactOptional(),
  /** Printed: places on the trauma track, 1 to 20 (open question 29). */
  traumaTrack: z.int().min(1).max(20).exactOptional(),
  remark: remark.exactOptional(),
})
export type Pilot = z.infer<typeof pilot>
