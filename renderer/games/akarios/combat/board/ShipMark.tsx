// One ship on the board: own ships are filled, enemies are open outlines; the bar is its front, the tag its name in short.
import { memo } from 'react'
import { isTracked } from '../../../../../shared/games/akarios/content/tracked-effects.ts'
import type { ShipView } from '../../../../../shared/games/akarios/view/fight-view.ts'
import { drawingOf } from '../../parts/drawing.ts'
import { effectIcons } from '../../parts/effect-icons.ts'
import styles from './Board.module.css'
import { frontPath, hexPath, middleOf } from '../../parts/board/geometry.ts'

export interface ShipMarkProps {
  readonly ship: ShipView
  /** Tells it from its like. */
  readonly tag: string
  /** It is this ship's turn, or the question is about it. */
  readonly acting: boolean
  /** The option that Enter would take means it. */
  readonly aimed: boolean
}

/** Drawn anew only where something about this ship has changed. */
export const ShipMark = memo(function ShipMark({ ship, tag, acting, aimed }: ShipMarkProps) {
  if (ship.pose === null) return null
  const { at, facing } = ship.pose
  const { x, y } = middleOf(at)
  const behind = ((facing * 60 + 90) * Math.PI) / 180
  const [tx, ty] = [x + Math.cos(behind) * 27, y + Math.sin(behind) * 27]
  const foe = ship.kind === 'enemy' || (ship.kind === 'marker' && ship.side === 'enemies')
  const borne = ship.effects.flatMap(({ effect }) => (isTracked(effect) ? [{ effect }] : []))
  const elite = ship.kind === 'enemy' && ship.rank === 'elite'
  return (
    <g className={styles.ship} data-side={foe ? 'enemy' : 'own'}>
      {(acting || aimed) && <path className={acting ? styles.acting : styles.aimed} d={hexPath(at, 0.93)} />}
      <path className={styles.front} d={frontPath(at, facing)} />
      <use
        href={`#s-${drawingOf(ship)}`}
        width="42"
        height="42"
        x="-21"
        y="-21"
        transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${facing * 60}) scale(1.35)`}
      />
      <g transform={`translate(${tx.toFixed(1)} ${ty.toFixed(1)})`}>
        {foe ? (
          <rect x="-11" y="-11" width="22" height="22" transform={elite ? 'rotate(45)' : ''} />
        ) : (
          <circle r="12" />
        )}
        <text fontSize={14}>{tag}</text>
      </g>
      {borne.map(({ effect }, index) => {
        const beside = (((facing > 2 ? -105 : 105) + facing * 60 - 90 + index * 40) * Math.PI) / 180
        const [fx, fy] = [x + Math.cos(beside) * 28, y + Math.sin(beside) * 28]
        return (
          <g key={effect} className={styles.borne} transform={`translate(${fx.toFixed(1)} ${fy.toFixed(1)})`}>
            <circle r="10" />
            <use href={`#${effectIcons[effect]}`} x="-7" y="-7" width="14" height="14" />
          </g>
        )
      })}
    </g>
  )
})
