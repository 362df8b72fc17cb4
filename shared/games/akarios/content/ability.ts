// Pilot and ship abilities: one of each kind is fitted (rules PG-008, PG-026). Level and owner stand with pilot and ship.
import { z } from 'zod'
import { cardFields } from './card.ts'

export const abilityKinds = ['pilotAbility', 'shipAbility'] as const

export const ability = z.strictObject({ ...cardFields, kind: z.enum(abilityKinds) })
export type Ability = z.infer<typeof ability>
