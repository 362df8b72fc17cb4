// What the lines and rings on the board mean, for as long as they are there.
import type { ReactNode } from 'react'
import { useTexts } from '../../../../i18n/texts.tsx'
import drawing from '../../parts/board/BoardDrawing.module.css'
import styles from './Board.module.css'

export interface LegendProps {
  /** Markers of the mission: the number on the board and the name. */
  readonly markers: readonly { readonly number: number; readonly name: string }[]
  readonly flown: boolean
  readonly arc: boolean
  readonly sight: boolean
  readonly blocked: boolean
  readonly ends: boolean
}

export function Legend({ markers, flown, arc, sight, blocked, ends }: LegendProps) {
  const { combat } = useTexts()
  return (
    <ul className={styles.legend} aria-label={combat.legend.title}>
      {markers.map(({ number, name }) => (
        <Sign key={number} words={name}>
          <g className={drawing.marker}>
            <path d="M20 9L17 15H11L8 9L11 3H17z" />
            <text x="14" y="9" fontSize={10}>
              {number}
            </text>
          </g>
        </Sign>
      ))}
      {flown && (
        <Sign words={combat.legend.flown}>
          <path className={styles.flown} d="M2 9H26" />
        </Sign>
      )}
      {arc && (
        <Sign words={combat.legend.arc}>
          <path className={styles.arc} d="M2 15L14 3L26 15z" />
        </Sign>
      )}
      {sight && (
        <Sign words={combat.legend.sight}>
          <path className={styles.sight} data-aimed d="M2 9H26" />
        </Sign>
      )}
      {blocked && (
        <Sign words={combat.legend.blocked}>
          <g className={styles.blocked}>
            <path d="M1 9H14" />
            <g transform="translate(20 9) scale(.7)">
              <circle r="11" />
              <path d="M-4.5 -4.5L4.5 4.5M4.5 -4.5L-4.5 4.5" />
            </g>
          </g>
        </Sign>
      )}
      {ends && (
        <Sign words={combat.legend.end}>
          <g className={styles.end} data-offered transform="translate(14 9) scale(.48)">
            <circle r="17" />
            <path d="M-8 3L0 -7L8 3" />
          </g>
        </Sign>
      )}
    </ul>
  )
}

const Sign = ({ words, children }: { words: string; children: ReactNode }) => (
  <li>
    <svg viewBox="0 0 28 18" aria-hidden="true">
      {children}
    </svg>
    {words}
  </li>
)
