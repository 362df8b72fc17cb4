// Enemies that are sure to come: those about to be set down and those of waves that nothing can hold up (SP-008).
import type { Wave } from '../../../../../shared/games/akarios/content/spawn.ts'
import type { FightState } from '../state/state.ts'

/** Their types, one for each ship. Waves of a chance event and those without end are not among them. */
export function awaitedEnemies({ content, pilots, queue, tally }: FightState): readonly string[] {
  const { waves } = content.mission
  const next = queue.flatMap((task) => (task.type === 'spawn' ? [task.wave] : []))
  const sure = waves.filter(({ id, when }) => tally.waves[id] === undefined && isSure(when) && !next.includes(id))
  return [
    ...queue.flatMap((task) => (task.type === 'spawnShip' || task.type === 'placeEnemy' ? [task.enemy] : [])),
    ...[...next, ...sure.map(({ id }) => id)].flatMap((id) =>
      waves.filter((wave) => wave.id === id).flatMap((wave) => shipsOf(wave, pilots)),
    ),
  ]
}

const isSure = (when: Wave['when']): boolean =>
  when.on === 'roundStart' || when.on === 'roundEnd'
    ? when.every === undefined
    : when.on === 'setUp' || when.on === 'enemiesGone' || when.on === 'wave'

/** The types of the ships of a wave for this number of pilots (SP-001), one for each. */
export const shipsOf = ({ table }: Wave, pilots: number): readonly string[] =>
  (table[String(pilots) as keyof typeof table] ?? []).flatMap(({ enemy, count }) =>
    Array.from({ length: count }, () => enemy),
  )
