// Which enemies the map of a mission shows for so many pilots: a symbol counts if its number is not above theirs (rule CB-012).
import { mostSeats } from '../../../../shared/contract/choices.ts'
import { hexesOf } from '../../../../shared/games/akarios/content/map.ts'
import type { Mission } from '../../../../shared/games/akarios/content/mission.ts'

export interface EnemyCount {
  readonly enemy: string
  readonly regular: number
  readonly elite: number
}

/** By type, in the order of the map. `pilots` is 1 to 4. */
export function enemyCounts({ map }: Pick<Mission, 'map'>, pilots: number): readonly EnemyCount[] {
  const counts = new Map<string, EnemyCount>()
  for (const { things } of hexesOf(map))
    for (const thing of things) {
      if (thing.type !== 'enemy' || thing.from > pilots) continue
      const { enemy, rank } = thing
      const known = counts.get(enemy) ?? { enemy, regular: 0, elite: 0 }
      counts.set(enemy, { ...known, [rank]: known[rank] + 1 })
    }
  return [...counts.values()]
}

/** Every type that the map or a wave brings in, for any number of pilots. */
export const enemyTypes = ({ map, waves }: Pick<Mission, 'map' | 'waves'>): readonly string[] => [
  ...new Set([
    ...enemyCounts({ map }, mostSeats).map(({ enemy }) => enemy),
    ...waves.flatMap(({ table }) => Object.values(table).flat()).map(({ enemy }) => enemy),
  ]),
]
