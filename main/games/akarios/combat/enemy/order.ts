// Which enemies act in this phase, and in which order.
import type { EnemyShip } from '../state/ships.ts'
import type { FightState } from '../state/state.ts'

/** A ship that spawned skips the enemy phase of its round (SP-004); a type without combat cards is not run by them. */
export const actsNow = (state: FightState, { firstRound, type }: EnemyShip): boolean =>
  firstRound <= state.round && state.piles[`combat:${type}`] !== undefined

/** By the number of the combat deck (EN-003), elites first (EN-004), lower numbers first (EN-005). */
export const inOrder = (state: FightState, enemies: readonly EnemyShip[]): readonly EnemyShip[] =>
  enemies.toSorted(
    (a, b) =>
      deckNumber(state, a) - deckNumber(state, b) ||
      (a.type < b.type ? -1 : a.type > b.type ? 1 : 0) ||
      rankOrder(a) - rankOrder(b) ||
      a.number - b.number,
  )

const deckNumber = (state: FightState, { type }: EnemyShip): number => state.content.enemies[type]?.deckNumber ?? 99
const rankOrder = ({ rank }: EnemyShip): number => (rank === 'elite' ? 0 : 1)
