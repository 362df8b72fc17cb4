// The chance that k dice fill what a point asks for, with and without rolling again, and what it costs in stress: exact.
import type { DieFace } from '../../../../shared/games/akarios/content/slots.ts'
import { stressToFill, type FaceCounts, type WorldIcon } from './matching.ts'

export interface DiceOdds {
  readonly dice: number
  /** 0 to 1, by the first roll. */
  readonly success: number
  /** 0 to 1, when any of the dice may be rolled again once; null when none may. */
  readonly again: number | null
  /** Stress from faces used, on average over all first rolls; a failed roll uses none. */
  readonly stress: number
}

interface Asked {
  readonly icons: readonly WorldIcon[]
  readonly need: number
}

interface Shown extends FaceCounts {
  readonly chance: number
}

const noDice: Shown = { move: 0, attack: 0, wild: 0, stress: 0, chance: 1 }

/** For each number of dice from 1 to `most`. `die` holds the faces of one die, `need` the icons that dice must fill. */
export function oddsByDice(
  die: readonly DieFace[],
  asked: Asked,
  most: number,
  mayRollAgain: boolean,
): readonly DiceOdds[] {
  const rolls: (readonly Shown[])[] = [[noDice]]
  for (let dice = 1; dice <= most; dice += 1) rolls.push(withOneMore(die, rolls[dice - 1] ?? []))
  return rolls.slice(1).map((shown, less) => {
    let [success, stress] = [0, 0]
    for (const one of shown) {
      const used = stressToFill(asked.icons, asked.need, one)
      if (used === null) continue
      success += one.chance
      stress += one.chance * used
    }
    return { dice: less + 1, success, again: mayRollAgain ? withAgain(rolls, shown, asked) : null, stress }
  })
}

function withOneMore(die: readonly DieFace[], before: readonly Shown[]): readonly Shown[] {
  const after = new Map<string, Shown>()
  for (const one of before)
    for (const face of die) {
      const counts = { ...one, [face]: one[face] + 1 }
      const key = keyOf(counts)
      after.set(key, { ...counts, chance: (after.get(key)?.chance ?? 0) + one.chance / die.length })
    }
  return [...after.values()]
}

const keyOf = ({ move, attack, wild, stress }: FaceCounts): string => `${move} ${attack} ${wild} ${stress}`

/** Those who fail keep the dice with which the rest have the best chance. To keep what fits is not always best. */
function withAgain(rolls: readonly (readonly Shown[])[], shown: readonly Shown[], { icons, need }: Asked): number {
  const chances = new Map<string, number>()
  const chanceWith = (kept: FaceCounts, others: number): number => {
    const key = keyOf(kept)
    const known = chances.get(key)
    if (known !== undefined) return known
    const chance = (rolls[others] ?? []).reduce(
      (sum, more) => sum + (stressToFill(icons, need, together(kept, more)) === null ? 0 : more.chance),
      0,
    )
    chances.set(key, chance)
    return chance
  }
  return shown.reduce((sum, one) => {
    if (stressToFill(icons, need, one) !== null) return sum + one.chance
    const best = keeps(one).reduce((most, kept) => Math.max(most, chanceWith(kept, count(one) - count(kept))), 0)
    return sum + one.chance * best
  }, 0)
}

const count = ({ move, attack, wild, stress }: FaceCounts): number => move + attack + wild + stress

const together = (one: FaceCounts, other: FaceCounts): FaceCounts => ({
  move: one.move + other.move,
  attack: one.attack + other.attack,
  wild: one.wild + other.wild,
  stress: one.stress + other.stress,
})

/** Wild and stress faces fill anything: no roll makes them better. */
function keeps({ move, attack, wild, stress }: FaceCounts): FaceCounts[] {
  const upTo = (most: number) => Array.from({ length: most + 1 }, (_, kept) => kept)
  return upTo(move).flatMap((moves) => upTo(attack).map((attacks) => ({ move: moves, attack: attacks, wild, stress })))
}
