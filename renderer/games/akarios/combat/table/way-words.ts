// A printed move as an order to a hand on a miniature: so many hexes ahead, then a turn.
import type { Figure } from '../../../../../shared/games/akarios/question/question.ts'
import { between, directions, sameHex, type Facing, type Hex } from '../../../../../shared/lib/hex.ts'
import type { Texts } from '../../../../i18n/texts.tsx'
import type { Talk } from '../talk.ts'

type Steps = Extract<Figure, { type: 'way' }>['steps']

/** Sides of a ship by how far they lie clockwise of its nose. */
const sides = ['ahead', 'aheadRight', 'backRight', 'back', 'backLeft', 'aheadLeft'] as const

/** Turns clockwise by so many times 60 degrees. */
const turns = [null, 'right', 'rightTwice', 'about', 'leftTwice', 'left'] as const

interface Part {
  /** Clockwise of the nose, in steps of 60 degrees. */
  readonly side: number
  readonly hexes: number
  /** What it turns there, clockwise. */
  readonly turn: number
}

/** Hexes one after the other that lie the same way are one part; it ends with a turn. */
function partsOf(steps: Steps): readonly Part[] {
  const parts: Part[] = []
  let [at, nose]: [Hex, Facing] = [{ q: 0, r: 0 }, 0]
  for (const step of steps) {
    const toward = directions.findIndex((direction) => sameHex(direction, between(at, step)))
    const side = (toward - nose + 6) % 6
    const turn = (step.facing - nose + 6) % 6
    const last = parts.at(-1)
    if (last !== undefined && last.side === side && last.turn === 0)
      parts.splice(-1, 1, { side, hexes: last.hexes + 1, turn })
    else parts.push({ side, hexes: 1, turn })
    ;[at, nose] = [step, step.facing]
  }
  return parts
}

/** "3 ahead, turn right once, 1 ahead". */
export const wayInWords = (steps: Steps, { way }: Texts['combat']['table'], talk: Talk): string =>
  partsOf(steps)
    .flatMap(({ side, hexes, turn }) => {
      const turned = turns[turn] ?? null
      return [talk.say(way[sides[side] ?? 'ahead'], { count: hexes }), ...(turned === null ? [] : [way[turned]])]
    })
    .join(', ')
