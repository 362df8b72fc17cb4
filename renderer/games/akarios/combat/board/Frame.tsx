// The graduated frame round the board with the letters of its columns and the numbers of its rows.
import { hexAt, hexName } from '../../../../../shared/lib/hex/names.ts'
import styles from './Board.module.css'
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
  return (
    <g className={styles.neatline} fontSize={14}>
      <rect x="-6" y="-6" width={width + 12} height={height + 12} />
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
