// Which dice fill which icons (rules WX-021 to WX-023, WX-026, WX-044).
import type { DieFace } from '../../../../shared/games/akarios/content/slots.ts'
import type { worldIcons } from '../../../../shared/games/akarios/content/world.ts'

export type WorldIcon = (typeof worldIcons)[number]
export type FaceCounts = Readonly<Record<DieFace, number>>

export const countFaces = (faces: readonly DieFace[]): FaceCounts => {
  const counts = { move: 0, attack: 0, wild: 0, stress: 0 }
  for (const face of faces) counts[face] += 1
  return counts
}

/** How many of these icons attack and move faces alone can fill. */
function plainlyFilled(icons: readonly WorldIcon[], { attack, move }: Pick<FaceCounts, 'attack' | 'move'>): number {
  const count = (icon: WorldIcon) => icons.filter((one) => one === icon).length
  const onAttack = Math.min(attack, count('attack'))
  const onMove = Math.min(move, count('move'))
  return onAttack + onMove + Math.min(attack + move - onAttack - onMove, count('attackOrMove'))
}

/**
 * Stress faces that are used when `need` of the icons are filled with as few of them as possible; null when the dice do not
 * suffice. Wild and stress faces fill any icon.
 */
export function stressToFill(icons: readonly WorldIcon[], need: number, counts: FaceCounts): number | null {
  const missing = Math.max(0, need - plainlyFilled(icons, counts) - counts.wild)
  return need <= icons.length && missing <= counts.stress ? missing : null
}

/** A die that lies on a point: whose it is and what it shows. */
export interface ShownDie {
  readonly seat: string
  readonly face: DieFace
}

/** Ways to fill `need` of the icons, each as places in `dice`: as few stress faces as possible, by every split among the seats. */
export function waysToFill(icons: readonly WorldIcon[], need: number, dice: readonly ShownDie[]): number[][] {
  const stress = stressToFill(icons, need, countFaces(dice.map(({ face }) => face)))
  if (stress === null) return []
  const calm = calmDice(icons, need - stress, dice)
  return splits(dice, stress).map((some) => [...calm, ...some].sort((a, b) => a - b))
}

/** Places of so many dice without stress that fill icons: attack and move faces first, wild ones for the rest. */
function calmDice(icons: readonly WorldIcon[], need: number, dice: readonly ShownDie[]): number[] {
  const chosen: number[] = []
  const shown = { attack: 0, move: 0 }
  for (const [place, { face }] of dice.entries()) {
    if (chosen.length === need || (face !== 'attack' && face !== 'move')) continue
    const more = { ...shown, [face]: shown[face] + 1 }
    if (plainlyFilled(icons, more) === plainlyFilled(icons, shown)) continue
    shown[face] += 1
    chosen.push(place)
  }
  for (const [place, { face }] of dice.entries()) if (chosen.length < need && face === 'wild') chosen.push(place)
  return chosen
}

/** One choice of so many stress faces for each way in which seats can share them. */
function splits(dice: readonly ShownDie[], count: number): number[][] {
  const seats = [...new Set(dice.map(({ seat }) => seat))]
  const own = seats.map((seat) =>
    [...dice.keys()].filter((at) => dice[at]?.seat === seat && dice[at].face === 'stress'),
  )
  const split = (from: number, left: number): number[][] => {
    const places = own[from]
    if (places === undefined) return left === 0 ? [[]] : []
    return Array.from({ length: Math.min(left, places.length) + 1 }, (_, taken) => taken).flatMap((taken) =>
      split(from + 1, left - taken).map((rest) => [...places.slice(0, taken), ...rest]),
    )
  }
  return split(0, count)
}
