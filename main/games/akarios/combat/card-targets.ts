// Whom a card itself leaves out: enemies that it never reaches, all but the one it is made for, ships without combat cards (PA-057).
import type { TargetCandidate } from '../../../../shared/games/akarios/question/question.ts'
import type { Ship } from './state/ships.ts'
import { cardOf, shipOf } from './state/read.ts'
import type { FightState } from './state/state.ts'

/** The same candidates; those that `card` leaves out cannot be chosen. Basic actions leave nobody out. */
export const forCard = (
  state: FightState,
  card: string | null,
  candidates: readonly TargetCandidate[],
): readonly TargetCandidate[] =>
  card === null
    ? candidates
    : candidates.map((one) =>
        one.can && isLeftOut(state, card, shipOf(state, one.id)) ? { id: one.id, can: false, why: 'cardForbids' } : one,
      )

function isLeftOut(state: FightState, card: string, ship: Ship): boolean {
  const { cannotTarget = [], onlyTarget, needsCombatCards } = cardOf(state, card)
  const type = ship.kind === 'enemy' ? ship.type : null
  if (onlyTarget !== undefined && (type === null || !onlyTarget.includes(type))) return true
  if (type !== null && cannotTarget.includes(type)) return true
  return needsCombatCards === true && (type === null || state.piles[`combat:${type}`] === undefined)
}
