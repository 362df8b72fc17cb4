// A new enemy on the board: number by chance, figures by rank and number, its combat deck (CB-013 to CB-016, SP-002).
import { pileOf } from '../../../../../shared/lib/pile.ts'
import { enemyBoards, enemyFigure, type Rank } from '../../../../../shared/games/akarios/content/enemy.ts'
import type { Pose } from '../../../../../shared/games/akarios/question/place.ts'
import type { Fight } from '../fight.ts'
import { enemiesOf } from '../state/read.ts'
import type { EnemyShip } from '../state/ships.ts'

/** Null when no standee or no enemy board is free (CB-015, SP-003). It is not yet on the board's list of ships. */
export function newEnemy(fight: Fight, type: string, rank: Rank, pose: Pose | null): EnemyShip | null {
  const { state } = fight
  const content = state.content.enemies[type]
  const boards = state.ships.filter(({ kind }) => kind === 'enemy' || kind === 'marker').length
  const free = freeNumbers(fight, type)
  if (content === undefined || free.length === 0 || boards >= enemyBoards) {
    fight.note('enemyNotPlaced', { enemy: type, rank }, 'SP-003')
    return null
  }
  const count = state.tally.numbers[type] ?? 0
  state.tally.numbers[type] = count + 1
  // As texts they are sorted, or their order would tell something ("10" stands before "2").
  const among = free.map(String).toSorted()
  const number = Number(among[fight.pick(`numbers:${type}`, among, `numbers:${type}:${count}`, 'enemyNumber')] ?? 1)
  const figure = (field: 'hull' | 'shield' | 'attack'): number => enemyFigure(content, rank, number, field) ?? 0
  const hull = Math.max(1, figure('hull') + state.shift.hull)
  const shield = Math.max(0, figure('shield') + state.shift.shield)
  const cards = content.cards ?? []
  if (cards.length > 0)
    state.piles[`combat:${type}`] ??= pileOf(
      cards.flatMap(({ id, copies = 1 }) => Array.from({ length: copies }, () => id)),
    )
  // Ironman: every enemy has the immunities of its elite side (DF-008).
  const immune = enemyFigure(content, state.ironman ? 'elite' : rank, number, 'immune') ?? []
  return {
    kind: 'enemy',
    id: `${type}#${number}`,
    type,
    number,
    rank,
    pose,
    hull,
    shield,
    startHull: hull,
    startShield: shield,
    attack: figure('attack'),
    immune: [...immune],
    effects: [],
    waiting: [],
    firstRound: state.phase === 'setUp' ? 1 : state.round + 1,
  }
}

const freeNumbers = ({ state }: Fight, type: string): number[] => {
  const taken = enemiesOf(state).flatMap((enemy) => (enemy.type === type ? [enemy.number] : []))
  const all = Array.from({ length: state.content.enemies[type]?.standees ?? 0 }, (_, at) => at + 1)
  return all.filter((number) => !taken.includes(number))
}

/** After the ships of the seats and the enemies that came before, ahead of markers and the Sparrow. */
export function addEnemy({ state }: Fight, enemy: EnemyShip): void {
  const last = state.ships.findLastIndex(({ kind }) => kind === 'pilot' || kind === 'enemy')
  state.ships.splice(last + 1, 0, enemy)
}
