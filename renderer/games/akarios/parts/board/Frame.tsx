// The graduated frame round the board with the letters of its columns and the numbers of its rows.
import { hexAt, hexName } from '../../../../../shared/lib/hex/names.ts'
import styles from './BoardDrawing.module.css'
import { middleOf, type Extent } from './geometry.ts'

export function Frame({ extent: { columns, rows, width, height } }: { extent: Extent }) {
  const letters = Array.from({ length: columns }, (_, column) => ({
    text: hexName(hexAt({ column, row: 0 })).split('-')[0] ?? '',
    x: middleOf(hexAt({ column, row: 0 })).x,
  }))
  const numbers = Array.from({ length: rows }, (_, row) => ({
    text: String(row + 1),
    y: middleOf(hexAt({ column: 0, row })).y + 17,
  }))
  const across = letters.filter((_, column) => column % 2 === 1).map(({ x }) => bars(x - 30, -4, 60, 0, height + 8))
  const down = numbers.filter((_, row) => row % 2 === 1).map(({ y }) => bars(-4, y - 17, 0, 34, width + 8))
  const ticks = [...across, ...down].join('')
  return (
    <g className={styles.neatline} fontSize={14}>
      <rect x="-2" y="-2" width={width + 4} height={height + 4} />
      <rect className={styles.outer} x="-6" y="-6" width={width + 12} height={height + 12} />
      <path className={styles.ticks} d={ticks} />
      {letters.map(({ text, x }) => (
        <g key={text}>
          <text x={x} y="-19">
            {text}
          </text>
          <text x={x} y={height + 20}>
            {text}
          </text>
        </g>
      ))}
      {numbers.map(({ text, y }) => (
        <g key={text}>
          <text x="-21" y={y}>
            {text}
          </text>
          <text x={width + 21} y={y}>
            {text}
          </text>
        </g>
      ))}
    </g>
  )
}

/** A bar on each of two opposite sides, `apart` from each other. */
const bars = (x: number, y: number, wide: number, high: number, apart: number): string =>
  [0, apart].map((by) => `M${x + (wide === 0 ? by : 0)} ${y + (wide === 0 ? 0 : by)}l${wide} ${high}`).join('')
