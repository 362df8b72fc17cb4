// Collects what real dice show, die after die; after the last one the roll is sent.
import { useState } from 'react'
import type { ChanceResult } from '../../../shared/kernel/chance.ts'

export interface ToldDice<Face extends string> {
  /** Each face once, in the order of the sides. */
  readonly faces: readonly Face[]
  readonly told: readonly Face[]
  /** The next die shows this; a word that is no face changes nothing. */
  readonly show: (face: string) => void
  readonly takeBack: () => void
}

/** `sides`: the faces of one die, side by side; `dice`: how many were thrown together. */
export function useToldDice<Face extends string>(
  sides: readonly Face[],
  dice: number,
  onTell: (result: ChanceResult) => void,
): ToldDice<Face> {
  const [told, setTold] = useState<readonly Face[]>([])
  const faces = sides.filter((face, at, all) => all.indexOf(face) === at)
  return {
    faces,
    told,
    show: (wanted) => {
      const face = faces.find((one) => one === wanted)
      if (face === undefined || told.length >= dice) return
      const all = [...told, face]
      setTold(all)
      if (all.length === dice) onTell(all.map((one) => sides.indexOf(one)))
    },
    takeBack: () => setTold(told.slice(0, -1)),
  }
}
