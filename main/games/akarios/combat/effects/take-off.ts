// Takes an effect off its bearer and says so.
import type { EffectId } from '../../../../../shared/games/akarios/content/effect.ts'
import type { Fight } from '../fight.ts'
import type { Ship } from '../state/ships.ts'

export function takeOff(fight: Fight, bearer: Ship, effect: EffectId, rule: string): void {
  const at = bearer.effects.findIndex((borne) => borne.effect === effect)
  if (at < 0) return
  bearer.effects.splice(at, 1)
  fight.note('effectEnded', { ship: bearer.id, effect }, rule)
}
