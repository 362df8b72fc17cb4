// Where effects go that are printed without target and range, and who has no use for some.
import type { EffectId } from '../../../../../shared/games/akarios/content/effect.ts'

/** Printed bare, even on an attack, these are for the acting ship (BO-004, CE-030); all others ride on the attack (BO-005). */
const forActingShip: readonly EffectId[] = [
  'advantaged',
  'disadvantaged',
  'bolster',
  'cancelEffects',
  'repair',
  'resupply',
  'shieldCharge',
  'stealth',
  'stressReduction',
]
export const isForActingShip = (effect: EffectId): boolean => forActingShip.includes(effect)

/** Only pilots have decks of their own, cards and stress; enemies are skipped (CE-006, open questions 72 and 80). */
const forPilots: readonly EffectId[] = ['bolster', 'resupply', 'stressReduction']
export const isForPilots = (effect: EffectId): boolean => forPilots.includes(effect)
