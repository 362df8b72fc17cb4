// A printed move diagram, and the same way laid on the board from where a ship stands.
import { add, distance, rotate, turn, type Facing, type Hex } from '../../../../../../shared/lib/hex.ts'
import type { Pose } from './ships.ts'

/** One hex of the way in the ship's own frame: the ship starts at (0,0) with facing 0. `facing` is the one after the step. */
export type DiagramStep = Hex & {
  readonly facing: Facing
}
export type Diagram = readonly DiagramStep[]

/**
 * The hexes of the way in order, without the starting hex, each with the facing printed for it (PA-030, EN-017).
 * Throws for a diagram without steps or with a step that is not to a neighbouring hex.
 */
export function layDiagram({ at, facing }: Pose, diagram: Diagram): readonly Pose[] {
  if (diagram.length === 0) throw new RangeError('a diagram has at least one step')
  return diagram.map((step, index) => {
    if (distance(step, diagram[index - 1] ?? start) !== 1) throw new RangeError(`step ${index} is no single hex`)
    return { at: add(at, rotate(step, facing)), facing: turn(step.facing, facing) }
  })
}
const start: Hex = { q: 0, r: 0 }
