// One ship on the board: own ships are filled, enemies are open outlines; the bar is its front, the tag its name in short.
import type { ShipView } from '../../../../../shared/games/akarios/view/fight-view.ts'
import { drawingOf } from '../../parts/drawing.ts'
import styles from './Board.module.css'
import { frontPath, hexPath, middleOf } from './geometry.ts'

export interface ShipMarkProps {
  readonly ship: ShipView
  /** It is this ship's turn, or the question is about it. */
  readonly acting: boolean
  /** The option that Enter would take means it. */
  readonly aimed: boolean
}

export function ShipMark({ ship, acting, aimed }: ShipMarkProps) {
  if (ship.pose === null) return null
  const { at, facing } = ship.pose
  const { x, y } = middleOf(at)
  const behind = ((facing * 60 + 90) * Math.PI) / 180
  const [tx, ty] = [x + Math.cos(behind) * 27, y + Math.sin(behind) * 27]
  const foe = ship.kind === 'enemy' || (ship.kind === 'marker' && ship.side === 'enemies')
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
        <text fontSize={14}>{shortName(ship)}</text>
      </g>
    </g>
  )
}

const shortName = (ship: ShipView): string => {
  if (ship.kind === 'enemy') return String(ship.number)
  if (ship.kind === 'pilot') return ship.id.replace('p', '')
  return ship.kind === 'sparrow' ? 'S' : 'M'
}
