// A wave arrives: the line for this number of pilots, spread over its markers (SP-001, SP-006), each ship beside or on one (SP-007).
import type { Facing } from '../../../../../shared/lib/hex.ts'
import type { Fight } from '../fight.ts'
import { addEnemy, newEnemy } from '../scenario/enemies.ts'
import { prey } from '../enemy/target.ts'
import { shareOut } from '../tabletop/board/spawn.ts'
import type { Run } from './run.ts'

export const spawn: Run<'spawn'> = (fight, { wave: id }) => {
  const { state } = fight
  const wave = state.content.mission.waves.find((one) => one.id === id)
  if (wave === undefined) return
  const count = (state.tally.waves[id] ?? 0) + 1
  state.tally.waves[id] = count
  state.tally.fired = [...state.tally.fired, `wave:${id}`]
  const line = wave.table[String(state.pilots) as keyof typeof wave.table] ?? []
  const ships = line.flatMap(({ enemy, rank, count }) => Array.from({ length: count }, () => ({ enemy, rank })))
  fight.note('waveArrived', { wave: id, ships: ships.length }, 'SP-001')
  const markers = markersFor(fight, id, count, wave.at, ships.length)
  for (const [at, { enemy, rank }] of ships.entries())
    fight.push({ type: 'spawnShip', enemy, rank, marker: markers[at] ?? wave.at[0] ?? '' })
}

/** As even as can be; which markers get one more is luck (SP-006). */
function markersFor(
  fight: Fight,
  wave: string,
  count: number,
  at: readonly string[],
  ships: number,
): readonly string[] {
  const { each, oneMore } = shareOut(ships, at.length)
  const extra: string[] = []
  for (let more = 0; more < oneMore; more += 1) {
    const left = at.filter((marker) => !extra.includes(marker)).toSorted()
    const index =
      left.length === 1 ? 0 : fight.pick(`markers:${wave}`, left, `markers:${wave}:${count}:${more}`, 'spawnMarker')
    extra.push(left[index] ?? '')
  }
  return [...at.flatMap((marker) => Array.from({ length: each }, () => marker)), ...extra]
}

export const spawnShip: Run<'spawnShip'> = (fight, { enemy: type, rank, marker }) => {
  const enemy = newEnemy(fight, type, rank, null)
  if (enemy === null) return
  const places = fight.know(fight.table.spawnPlaces(fight.state, enemy, marker, prey(fight)))
  const [only] = places
  if (only === undefined) return void fight.note('enemyNotPlaced', { enemy: type, rank }, 'SP-003')
  const forced = places.length === 1 && only.facings.length === 1
  const asks = {
    key: 'akarios.ask.spawn',
    args: { enemy: type, marker },
    rule: only.facings.length > 1 ? 'SP-005' : 'SP-007',
  }
  const chosen = forced ? null : fight.ask({ type: 'place', seat: 'table', asks, ship: enemy.id, places })
  const at = places[chosen?.place ?? 0]?.at ?? null
  const facing = (chosen?.facing ?? only.facings[0] ?? 0) as Facing
  enemy.pose = at === null ? null : { at, facing }
  addEnemy(fight, enemy)
  fight.note('enemySpawned', { ship: enemy.id, rank, marker }, 'SP-002')
}
