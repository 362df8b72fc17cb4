// The sign of each effect that stays on ships.
import type { TrackedEffect } from '../../../../shared/games/akarios/content/tracked-effects.ts'
import type { IconName } from '../../../ui/icons.tsx'

export const effectIcons = {
  hullBreach: 'fx-breach',
  radarJam: 'fx-jam',
  slow: 'fx-slow',
  stealth: 'fx-stealth',
  stun: 'fx-stun',
  targetLock: 'fx-lock',
} as const satisfies Record<TrackedEffect, IconName>
