// An enemy with one printed attack, for tests about what a player ship suffers.
import type { EffectGrant } from '../../../shared/games/akarios/content/effect.ts'
import type { Enemy } from '../../../shared/games/akarios/content/enemy.ts'
import type { Table } from './table.ts'
import { enemyType, order } from './content.ts'

/** `damage` in all, the ship's own 1 included; one target within 5 hexes. */
export const raider = (damage: number, effects: EffectGrant[] = []): Enemy =>
  enemyType('raider', {
    cards: [order('strike', [{ id: 'a', do: 'attack', damage: damage - 1, targets: 1, range: 5, effects }])],
  })

/** Hull and shield of a ship. */
export function figures(table: Table, id: string): { hull: number; shield: number } {
  const { hull, shield } = table.ship(id)
  return { hull, shield }
}

/** Names of the effects on a ship. */
export const effectsOn = (table: Table, id: string): string[] => table.ship(id).effects.map(({ effect }) => effect)

/** An effect that comes from nowhere: no attack, unless `hullLost` says what one took. */
export const give = (
  target: string,
  effect: EffectGrant['effect'],
  amount: number | null = null,
  { from = 'p1', hullLost = null }: { from?: string; hullLost?: number | null } = {},
) => ({ type: 'applyEffect', target, grant: { effect, amount }, from, seat: 'p1', hullLost }) as const

/** Damage of the scenario. */
export const hurt = (target: string, amount: number) =>
  ({ type: 'dealDamage', target, amount, source: 'scenario', only: null }) as const
