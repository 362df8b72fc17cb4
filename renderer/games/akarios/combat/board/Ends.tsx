// Where a ship may end: a dotted circle with a chevron in the final facing, and beside it what getting there costs.
import type { Cost, Spot } from '../../../../../shared/games/akarios/question/place.ts'
import type { Facing } from '../../../../../shared/lib/hex.ts'
import type { IconName } from '../../../../ui/icons.tsx'
import styles from './Board.module.css'
import { middleOf } from '../../parts/board/geometry.ts'

export interface End {
  readonly id: string
  readonly at: Spot
  readonly facing?: Facing | null | undefined
  readonly stress?: number | undefined
  readonly costs?: readonly Cost[] | undefined
}

const costIcons: Readonly<Record<Cost, IconName>> = { asteroid: 'hull', nebula: 'shield' }
const iconsOf = ({ stress = 0, costs = [] }: End): readonly IconName[] => [
  ...(stress > 0 ? (['d-stress'] as const) : []),
  ...costs.map((cost) => costIcons[cost]),
]

/** `offered`: it can be chosen now, not only looked at. */
export function EndMark({ end, chosen, offered }: { end: End; chosen: boolean; offered: boolean }) {
  const { x, y } = middleOf(end.at)
  return (
    <g
      className={styles.end}
      data-chosen={chosen || undefined}
      data-offered={offered || undefined}
      transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}
    >
      <circle r="17" />
      {typeof end.facing === 'number' && <path transform={`rotate(${end.facing * 60})`} d="M-8 3L0 -7L8 3" />}
      {iconsOf(end).map((icon, index) => (
        <use key={index} className={styles.cost} href={`#${icon}`} x={-8 + index * 16} y="18" width="15" height="15" />
      ))}
    </g>
  )
}

/** The bar of each facing that a ship may take on its own hex. */
export function TurnMark({ end, chosen }: { end: End; chosen: boolean }) {
  const { x, y } = middleOf(end.at)
  return (
    <g
      className={styles.end}
      data-offered
      data-chosen={chosen || undefined}
      transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${(end.facing ?? 0) * 60})`}
    >
      <path d="M-9 -38L0 -50L9 -38" />
    </g>
  )
}
