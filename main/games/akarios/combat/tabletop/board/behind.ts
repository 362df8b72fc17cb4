// Does a shot come from behind? Then the attacker is advantaged (PA-067), judged for each target by itself (PA-068).
import { between, rotate, sameHex, turn, type Hex } from '../../../../../../shared/lib/hex.ts'
import type { Aim } from './aim.ts'
import type { Pose } from './ships.ts'

/** The campaign's ruling `fromBehind` (open question 13): the rear 120 degrees, straight behind only, or ask each time. */
export const fromBehindSettings = ['rearSector', 'straightLine', 'ask'] as const
export type FromBehind = (typeof fromBehindSettings)[number]

/**
 * Is the middle of the shooter's hex behind the target? `rearSector`: in the 120 degrees to its rear, edges included;
 * `straightLine`: on the line straight behind it. Never from the target's own hex.
 */
export function isBehind(setting: FromBehind, shooter: Hex, target: Pose): boolean | 'ask' {
  if (setting === 'ask') return 'ask'
  const { q, r } = rotate(between(target.at, shooter), turn(0, 0 - target.facing))
  if (sameHex(target.at, shooter)) return false
  return setting === 'straightLine' ? q === 0 && r > 0 : r >= 0 && q + r >= 0
}

/** The same for an attack: one without a firing arc gains nothing from where it is made (PA-073). */
export const attacksFromBehind = (setting: FromBehind, aim: Aim, shooter: Hex, target: Pose): boolean | 'ask' =>
  aim.type === 'arc' ? isBehind(setting, shooter, target) : false
