// The bearer's player chooses the targets of the enemies that the card was used on.
import type { Standing } from './standing-step.ts'

export const controlEnemy: Standing<'controlEnemy'> = (_step, _place, on) => ({
  changeControl: (_fight, bearer, seat, { enemy }) => seat ?? (on.includes(enemy.id) ? bearer.id : null),
})
