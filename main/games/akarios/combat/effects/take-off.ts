// Takes an effect off its bearer and says so.
import type { EffectId } from '../../../../../shared/games/akarios/content/effect.ts'
import type { Fight } from '../fight.ts'
import type { Ship } from '../state/ships.ts'

export function takeOff(fight: Fight, bearer: Ship, effect: EffectId, rule: string): void {
  const left = bearer.effects.filter((borne) => borne.effect !== effect)
  if (left.length === bearer.effects.length) return
  bearer.effects = left
  fight.note('effectEnded', { ship: bearer.id, effect }, rule)
}
