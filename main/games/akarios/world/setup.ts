// What a visit begins with: its own copy of the pilots' standing and of the world, if a pack has it.
import { z } from 'zod'
import { worldSkills, type WorldSkill } from '../../../../shared/games/akarios/content/pilot.ts'
import { scenarioNumber } from '../../../../shared/games/akarios/content/reward.ts'
import { dieFace } from '../../../../shared/games/akarios/content/slots.ts'
import { world } from '../../../../shared/games/akarios/content/world.ts'
import { worldSeat } from '../../../../shared/games/akarios/world/told.ts'
import type { Json } from '../../../../shared/kernel/json.ts'
import { acceptForm, type Accepted } from '../../../../shared/kernel/problem.ts'

const skill = z.int().min(0).max(20)

export const worldSetup = z.strictObject({
  scenario: scenarioNumber,
  name: z.string().min(1).max(120),
  /** Null: the printed cards lie on the table, and people tell what is on them. */
  world: world.nullable(),
  /** Whether the scenario has an entry for failure (rule WX-015). */
  failureEnding: z.boolean(),
  /** A pilot at 0 health dies (rule DF-012). */
  ironman: z.boolean(),
  seats: z
    .array(
      z.strictObject({
        seat: worldSeat,
        /** On the tile (rule WX-001). */
        health: z.int().min(1).max(10),
        /** On the tile, with what was earned (rule WX-033). */
        skills: z.strictObject(
          Object.fromEntries(worldSkills.map((name) => [name, skill])) as Record<WorldSkill, z.ZodInt>,
        ),
        /** Carried from travel (rule WX-003). */
        stress: z.int().min(0).max(10),
      }),
    )
    .min(1)
    .max(4),
  /** Of each pilot at the start (rule WX-002). */
  energy: z.int().min(0).max(10),
  /** Action dice of each pilot, and the faces of one. */
  dice: z.int().min(1).max(8),
  die: z.array(dieFace).length(6),
  achievements: z.array(z.string()),
})
export type WorldSetup = z.infer<typeof worldSetup>

export const acceptSetup = (raw: Json): Accepted<WorldSetup> => acceptForm(worldSetup, raw, 'akarios.world.setup.form')
