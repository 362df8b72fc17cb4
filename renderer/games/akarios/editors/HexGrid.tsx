// Hexes to be painted, as a grid that is read aloud: a drawing with a cursor on it, which the arrows move, and a cell for each hex.
import { useId, type KeyboardEvent, type ReactNode, type SVGProps } from 'react'
import { hexKey, type Hex } from '../../../../shared/lib/hex.ts'
import { hexPath } from '../parts/board/geometry.ts'
import styles from './HexGrid.module.css'

export interface HexGridProps {
  label: string
  /** Left, top, width and height, in units of the drawing. */
  box: readonly [left: number, top: number, width: number, height: number]
  /** Row by row, as a reader goes through them. */
  rows: readonly (readonly Hex[])[]
  /** How a hex is read aloud. */
  nameOf: (hex: Hex) => string
  cursor: Hex
  onKeyDown: (event: KeyboardEvent) => void
  /** What the pointer does; the cells carry their hex (see `hexUnder`). */
  pointer: Pick<
    SVGProps<SVGSVGElement>,
    'onClick' | 'onPointerDown' | 'onPointerOver' | 'onPointerUp' | 'onPointerLeave'
  >
  size: 'diagram' | 'board'
  /** The drawing below the cursor. */
  children: ReactNode
}

export function HexGrid({ label, box, rows, nameOf, cursor, onKeyDown, pointer, size, children }: HexGridProps) {
  const id = useId()
  const cellId = (hex: Hex) => `${id}${hexKey(hex)}`
  return (
    <div
      className={styles.grid}
      data-size={size}
      role="grid"
      tabIndex={0}
      data-entry
      aria-label={label}
      aria-activedescendant={cellId(cursor)}
      onKeyDown={onKeyDown}
    >
      <svg className={styles.svg} viewBox={box.join(' ')} role="presentation" {...pointer}>
        <g aria-hidden="true">
          {children}
          <path className={styles.cursor} d={hexPath(cursor, 0.9)} />
        </g>
        {rows.map((row, at) => (
          <g key={at} role="row">
            {row.map((hex) => (
              <path
                key={hexKey(hex)}
                id={cellId(hex)}
                role="gridcell"
                aria-label={nameOf(hex)}
                data-hex={hexKey(hex)}
                className={styles.touch}
                d={hexPath(hex, 1)}
              />
            ))}
          </g>
        ))}
      </svg>
    </div>
  )
}

/** The bare hexes of a drawing. */
export const HexLines = ({ hexes }: { hexes: readonly Hex[] }) => (
  <path className={styles.hexes} d={hexes.map((hex) => hexPath(hex)).join('')} />
)
