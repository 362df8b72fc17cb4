// Whom an enemy's attack hits, when it may hit several or cannot hit the one it chose.
import type { Aim } from './aim.ts'
import { canAttack } from './attack.ts'
import type { Board } from './board.ts'
import { rankTargets, type Candidate, type RankedCandidate } from './nearest.ts'
import type { Pose } from './ships.ts'

/**
 * The candidates that the enemy may attack from where it stands, in groups: first `chosen`, if it is one of them (EN-033),
 * then the others in the order of choice (EN-025, open questions 22 and 89). Inside a group the players decide. Empty:
 * the attack cannot be made (EN-032).
 */
export function attackOrder(
  board: Board,
  enemy: Pose,
  aim: Aim,
  candidates: readonly Candidate[],
  chosen: string | null,
): readonly (readonly RankedCandidate[])[] {
  const inReach = candidates.filter((candidate) => canAttack(board, enemy, aim, candidate).can)
  const isChosen = ({ id }: Candidate): boolean => id === chosen
  const first = rankTargets(enemy.at, inReach.filter(isChosen))
  return [
    ...first,
    ...rankTargets(
      enemy.at,
      inReach.filter((candidate) => !isChosen(candidate)),
    ),
  ]
}
