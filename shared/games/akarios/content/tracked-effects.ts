// The six effects that stay on ships and are kept as red cubes (rule CE-047).
import type { EffectId } from './effect.ts'

export const trackedEffects = ['hullBreach', 'radarJam', 'slow', 'stealth', 'stun', 'targetLock'] as const
export type TrackedEffect = (typeof trackedEffects)[number]

export const isTracked = (effect: EffectId): effect is TrackedEffect => trackedEffects.some((one) => one === effect)
