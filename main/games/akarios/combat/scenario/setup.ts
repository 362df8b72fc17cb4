// What a fight is started with: its own copy of the content, the squad as it was fitted, the rulings. `accept-setup.ts` is the door.
import { z } from 'zod'
import { tabletops } from '../../../../../shared/contract/choices.ts'
import { cardKinds } from '../../../../../shared/games/akarios/card-places.ts'
import { board } from '../../../../../shared/games/akarios/content/board.ts'
import { cardFields } from '../../../../../shared/games/akarios/content/card.ts'
import { enemy } from '../../../../../shared/games/akarios/content/enemy.ts'
import { difficultyIds } from '../../../../../shared/games/akarios/content/figures.ts'
import { mission } from '../../../../../shared/games/akarios/content/mission.ts'
import { modifierCard } from '../../../../../shared/games/akarios/content/modifier.ts'
import { traumaCard } from '../../../../../shared/games/akarios/content/trauma.ts'
import { cardPlaces, sparrowPlaces } from '../../../../../shared/games/akarios/question/action.ts'
import { rulings } from '../state/rulings.ts'

/** A start value as a sum of named parts (CB-001): `ship` 6, `tree` 1. What equipped cards add, the fight adds itself. */
const parts = z
  .array(z.strictObject({ part: z.string().max(40), amount: z.int().min(-20).max(20) }))
  .min(1)
  .max(10)

export const seatSetup = z.strictObject({
  seat: z.enum(['p1', 'p2', 'p3', 'p4']),
  pilot: z.string().max(80),
  ship: z.string().max(80),
  hull: parts,
  shield: parts,
  /** Carried in (CB-002). */
  stress: z.int().min(0).max(10),
  trauma: z.int().min(0).max(20),
  /** The base cards altered by every modifier upgrade (CB-009), by id. */
  deck: z.array(z.string().max(80)).min(1).max(80),
  cards: z
    .array(z.strictObject({ place: z.enum(cardPlaces), card: z.string().max(80), kind: z.enum(cardKinds) }))
    .max(cardPlaces.length),
})

export const setup = z.strictObject({
  difficulty: z.enum(difficultyIds),
  ironman: z.boolean(),
  rulings,
  /** Where the ships stand; missing: on the board of the app. */
  tabletop: z.enum(tabletops).exactOptional(),
  mission,
  squad: z.array(seatSetup).min(1).max(4),
  /** Upgrades that the squad has fitted on the Sparrow, whether it is on the board or not (SW-001, SW-008). */
  sparrow: z
    .array(z.strictObject({ place: z.enum(sparrowPlaces), card: z.string().max(80) }))
    .max(sparrowPlaces.length),
  /** Boosts marked for the squad: one x2 bolster each in every deck (CB-010). */
  bolsterBoosts: z.int().min(0).max(30),
  enemyDeck: z.array(z.string().max(80)).max(120),
  traumaDeck: z.array(z.string().max(80)).max(120),
  content: z.strictObject({
    board,
    /** Every fitted card; fields that no fight needs (cost, classes) fall away. */
    cards: z.record(z.string(), z.object(cardFields)),
    enemies: z.record(z.string(), enemy),
    modifiers: z.record(z.string(), modifierCard),
    trauma: z.record(z.string(), traumaCard),
  }),
})
export type FightSetup = z.infer<typeof setup>
export type SeatSetup = z.infer<typeof seatSetup>
