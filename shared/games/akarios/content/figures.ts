// Numbers of the rulebook that belong to the whole game: difficulty, energy, travel, market, improvements.
import { z } from 'zod'

/** The levels of rule DF-002, easiest first. */
export const difficultyIds = ['easy', 'normal', 'medium', 'hard', 'very-hard', 'insane', 'abyss'] as const

const shift = z.int().min(-9).max(9)

export const difficultyLevel = z.strictObject({
  id: z.enum(difficultyIds),
  /** Added to every enemy's hull, shield and damage. */
  hull: shift,
  shield: shift,
  damage: shift,
  /** Credits for each pilot when the objective is completed (rule DF-003). */
  credits: z.int().min(0).max(20),
})
export type DifficultyLevel = z.infer<typeof difficultyLevel>

const small = z.int().min(0).max(20)

export const figures = z.strictObject({
  difficulty: z.array(difficultyLevel).length(difficultyIds.length),
  /** Rule WX-002: energy at the start for 1, 2, 3 and 4 pilots; DF-011: less with Ironman. */
  energy: z.strictObject({ byPilots: z.array(small).length(4), ironmanLess: small }),
  /** Rules SX-013, SX-014, SX-017. */
  sparrow: z.strictObject({ mostSupply: small, supplyPerTrip: small, stressWhenEmpty: small, fits: small }),
  /** Rules MK-013, DF-013. */
  market: z.strictObject({ improvementsPerShip: small, ironmanSupplyExtraPerPilot: small }),
  /** Rules PG-002, UN-005: half-hexes to a hex. */
  progress: z.strictObject({ pointsPerHex: small, mostHull: small, mostShield: small }),
  /** Rule CB-015: enemy boards; markers with hull take one too. Rule ER-004: slots of the round track. */
  combat: z.strictObject({ enemyBoards: small, roundSlots: small }),
  /** Rules CS-014, SX-001, AW-001. */
  scenarios: z.strictObject({
    first: z.int().min(1).max(999),
    /** Page of the scenario book where the first one stands. */
    firstPage: z.int().min(1).max(999).exactOptional(),
    opensTravel: z.int().min(1).max(999),
    insteadPage: z.int().min(1).max(999),
  }),
})
export type Figures = z.infer<typeof figures>
