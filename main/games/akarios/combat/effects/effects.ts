// The effects that stay on a ship and step into the rules; all others act at once and are done (see `apply.ts`).
import type { EffectId } from '../../../../../shared/games/akarios/content/effect.ts'
import type { TrackedEffect } from '../../../../../shared/games/akarios/content/tracked-effects.ts'
import type { Hooks } from '../hooks/hooks.ts'
import { hullBreach } from './hull-breach.ts'
import { radarJam } from './radar-jam.ts'
import { slow } from './slow.ts'
import { stealth } from './stealth.ts'
import { stun } from './stun.ts'
import { targetLock } from './target-lock.ts'

export const effects: Partial<Record<EffectId, Hooks>> & Record<TrackedEffect, Hooks> = {
  hullBreach,
  radarJam,
  slow,
  stealth,
  stun,
  targetLock,
}
