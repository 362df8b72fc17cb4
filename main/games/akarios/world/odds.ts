// The chance that k dice fill what a point asks for, and what it costs in stress: exact, without rolling again.
import type { DieFace } from '../../../../shared/games/akarios/content/slots.ts'
import { stressToFill, type FaceCounts, type WorldIcon } from './matching.ts'

export interface DiceOdds {
  readonly dice: number
  /** 0 to 1. */
  readonly success: number
  /** Stress from faces used, on average over all rolls; a failed roll uses none. */
  readonly stress: number
}

interface Shown extends FaceCounts {
  readonly chance: number
}

/** For each number of dice from 1 to `most`. `die` holds the faces of one die, `need` the icons that dice must fill. */
export function oddsByDice(
  die: readonly DieFace[],
  { icons, need }: { readonly icons: readonly WorldIcon[]; readonly need: number },
  most: number,
): readonly DiceOdds[] {
  let shown: readonly Shown[] = [{ move: 0, attack: 0, wild: 0, stress: 0, chance: 1 }]
  return Array.from({ length: most }, (_, less) => {
    shown = withOneMore(die, shown)
    let [success, stress] = [0, 0]
    for (const one of shown) {
      const used = stressToFill(icons, need, one)
      if (used === null) continue
      success += one.chance
      stress += one.chance * used
    }
    return { dice: less + 1, success, stress }
  })
}

function withOneMore(die: readonly DieFace[], before: readonly Shown[]): readonly Shown[] {
  const after = new Map<string, Shown>()
  for (const one of before)
    for (const face of die) {
      const counts = { ...one, [face]: one[face] + 1 }
      const key = `${counts.move} ${counts.attack} ${counts.wild} ${counts.stress}`
      after.set(key, { ...counts, chance: (after.get(key)?.chance ?? 0) + one.chance / die.length })
    }
  return [...after.values()]
}
