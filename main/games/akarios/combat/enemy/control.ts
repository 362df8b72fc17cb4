// An enemy under control: the player, not the order of choice, says whom each of its actions is aimed at.
import type { Fight } from '../fight.ts'
import { change } from '../hooks/run.ts'
import { shipOption } from '../ship-option.ts'
import type { EnemyShip } from '../state/ships.ts'

/** The seat that chooses for it; null when it chooses by itself. */
export const controllerOf = (fight: Fight, enemy: EnemyShip): string | null =>
  change(fight, 'changeControl', null, { enemy })

/** One or more of those that its action can reach, up to `most`; none when there are none. */
export function chooseFor(
  fight: Fight,
  seat: string,
  enemy: EnemyShip,
  ids: readonly string[],
  most: number,
): readonly string[] {
  const [first] = ids
  if (first === undefined || (ids.length === 1 && most > 0)) return ids
  const { chosen } = fight.ask({
    type: 'choose',
    about: 'enemyTarget',
    seat,
    asks: { key: 'akarios.ask.controlledTarget', args: { ship: enemy.id, seat } },
    least: 1,
    most: Math.min(most, ids.length),
    options: ids.map(shipOption),
    default: [first],
  })
  fight.note('targetControlled', { ship: enemy.id, targets: [...chosen], seat })
  return chosen
}
