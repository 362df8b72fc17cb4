// What the looked-at attack reaches: its hexes, a line to whom it can hit, and a broken line with a crossed disc at what blocks.
import { useId } from 'react'
import type { ReachView, SightView } from '../../../../../shared/games/akarios/view/fight-view.ts'
import styles from './Board.module.css'
import { hexPath, linePath, middleOf, outline } from '../../parts/board/geometry.ts'

export interface ReachProps {
  readonly reach: ReachView
  /** The ship that Enter would choose. */
  readonly aimed: string | undefined
}

export function Reach({ reach: { hexes, sights }, aimed }: ReachProps) {
  const hatch = useId()
  return (
    <g aria-hidden="true">
      <pattern id={hatch} width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path className={styles.hatch} d="M0 0V8" />
      </pattern>
      <path fill={`url(#${hatch})`} d={hexes.map((hex) => hexPath(hex, 1)).join('')} />
      <path className={styles.arc} d={outline(hexes)} />
      {sights.map((sight) => (
        <Sight key={sight.id} sight={sight} aimed={sight.id === aimed} />
      ))}
    </g>
  )
}

/** Nothing for a ship outside of the arc: no line would say more than the arc does. */
function Sight({ sight: { why, from, to, blockedBy }, aimed }: { sight: SightView; aimed: boolean }) {
  const [blocker] = blockedBy
  if (why === null) return <path className={styles.sight} data-aimed={aimed || undefined} d={linePath([from, to])} />
  if (why !== 'noSight' || blocker === undefined) return null
  const { x, y } = middleOf(blocker)
  return (
    <g className={styles.blocked}>
      <path d={linePath([from, to])} />
      <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
        <circle r="11" />
        <path d="M-4.5 -4.5L4.5 4.5M4.5 -4.5L-4.5 4.5" />
      </g>
    </g>
  )
}
