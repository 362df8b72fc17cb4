// A new enemy on the board: number by chance, figures by rank and number, its combat deck (CB-013 to CB-016, SP-002).
import { pileOf } from '../../../../../shared/lib/pile.ts'
import { enemyFigure, type Rank } from '../../../../../shared/games/akarios/content/enemy.ts'
import { enemyBoards } from '../../../../../shared/games/akarios/enemy-boards.ts'
import type { Pose } from '../../../../../shared/games/akarios/question/place.ts'
import type { Fight } from '../fight.ts'
import { enemiesOf } from '../state/read.ts'
import { forget } from '../state/real-table.ts'
import type { EnemyShip } from '../state/ships.ts'
import { combatDeck } from '../unknown/combat-deck.ts'
import { onEnemy, onSide } from '../unknown/untold.ts'

/** Null when no standee or no enemy board is free (CB-015, SP-003). It is not yet on the board's list of ships. */
export function newEnemy(fight: Fight, type: string, rank: Rank, pose: Pose | null): EnemyShip | null {
  const { state } = fight
  const content = state.content.enemies[type]
  if (content === undefined) throw new Error(`no enemy ${type} in this fight`)
  const boards = state.ships.filter(({ kind }) => kind === 'enemy' || kind === 'marker').length
  const free = freeNumbers(fight, type)
  if (free.length === 0 || boards >= enemyBoards) {
    fight.note('enemyNotPlaced', { enemy: type, rank }, 'SP-003')
    return null
  }
  const count = state.tally.numbers[type] ?? 0
  state.tally.numbers[type] = count + 1
  // As texts they are sorted, or their order would tell something ("10" stands before "2").
  const among = free.map(String).toSorted()
  const number = Number(among[fight.pick(`numbers:${type}`, among, `numbers:${type}:${count}`, 'enemyNumber')] ?? 1)
  const printed = (field: 'hull' | 'shield' | 'attack'): number =>
    fight.told(enemyFigure(content, rank, number, field), onSide(type, rank, field))
  const hull = Math.max(1, printed('hull') + state.shift.hull)
  const shield = Math.max(0, printed('shield') + state.shift.shield)
  const attack = printed('attack')
  // Ironman: every enemy has the immunities of its elite side (DF-008).
  const side = state.ironman ? 'elite' : rank
  const immune = fight.told(enemyFigure(content, side, number, 'immune'), onSide(type, side, 'immune'))
  const deck = state.piles[`combat:${type}`] === undefined ? combatDeck(fight, type) : null
  if (deck !== null) state.piles[`combat:${type}`] = pileOf(deck)
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
    attack,
    immune: [...immune],
    effects: [],
    waiting: [],
    firstRound: state.phase === 'setUp' ? 1 : state.round + 1,
  }
}

const freeNumbers = (fight: Fight, type: string): number[] => {
  const { state } = fight
  const standees = fight.told(state.content.enemies[type]?.standees, onEnemy(type, 'standees'))
  const taken = enemiesOf(state).flatMap((enemy) => (enemy.type === type ? [enemy.number] : []))
  const all = Array.from({ length: standees }, (_, at) => at + 1)
  return all.filter((number) => !taken.includes(number))
}

/** After the ships of the seats and the enemies that came before, ahead of markers and the Sparrow. */
export function addEnemy({ state }: Fight, enemy: EnemyShip): void {
  // Its standee may have been another ship before.
  forget(state, enemy.id, 'moved')
  const last = state.ships.findLastIndex(({ kind }) => kind === 'pilot' || kind === 'enemy')
  state.ships.splice(last + 1, 0, enemy)
}
