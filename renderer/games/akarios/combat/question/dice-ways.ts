// The different ways to fill the slots of a payment: dice with the same face are as good as each other, so one of them stands for all.
import type { Payment } from '../../../../../shared/games/akarios/question/question.ts'
import type { DieView } from '../../../../../shared/games/akarios/view/fight-view.ts'

/**
 * Dice by index, in the order of the slots; ways with fewer stress faces come first. One empty way where supply alone pays.
 * `picked`: a die that must be among them.
 */
export function diceWays(
  { slots, least }: Payment,
  dice: readonly DieView[],
  picked?: number,
): readonly (readonly number[])[] {
  const ways: (readonly number[])[] = []
  const seen = new Set<string>()
  const fill = (at: number, taken: readonly number[]): void => {
    if (taken.length >= least && (picked === undefined || taken.includes(picked))) {
      const faces = taken.map((die) => dice[die]?.face ?? '').join(' ')
      if (!seen.has(faces)) ways.push(taken)
      seen.add(faces)
    }
    for (const die of slots[at]?.dice ?? []) if (!taken.includes(die)) fill(at + 1, [...taken, die])
  }
  fill(0, [])
  const stress = (way: readonly number[]) => way.filter((die) => dice[die]?.face === 'stress').length
  return ways.toSorted((a, b) => stress(a) - stress(b))
}
