// What a map is drawn on: the graduated frame, the grid, and a sky that is each system's own. The sky means nothing.
import styles from './SystemMap.module.css'

/** Units of a grid place, and of the frame around all of them. */
export const cell = 100
export const frame = 56

const bar = 8

interface MapFrameProps {
  /** The sky is drawn by its letters. */
  readonly system: string
  readonly columns: number
  readonly rows: number
}

const upTo = (count: number) => Array.from({ length: count }, (_, at) => at + 1)
const middle = (at: number) => (at - 0.5) * cell

export function MapFrame({ system, columns, rows }: MapFrameProps) {
  const [width, height] = [columns * cell, rows * cell]
  const orbits = upTo(4).map((at) => (at / 4) * Math.max(width, height) * 0.62)
  return (
    <>
      <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
        {starsOf(system, columns * rows * 2).map(({ x, y, size }, at) => (
          <circle key={at} className={styles.star} cx={x * width} cy={y * height} r={size} />
        ))}
        {orbits.map((radius) => (
          <circle key={radius} className={styles.orbit} cx={width / 2} cy={height / 2} r={radius} />
        ))}
      </svg>
      {upTo(columns - 1).map((at) => (
        <path key={`column ${at}`} className={styles.line} d={`M${at * cell} 0V${height}`} />
      ))}
      {upTo(rows - 1).map((at) => (
        <path key={`row ${at}`} className={styles.line} d={`M0 ${at * cell}H${width}`} />
      ))}
      <rect className={styles.edge} x={-bar} y={-bar} width={width + 2 * bar} height={height + 2 * bar} />
      <rect className={styles.edge} width={width} height={height} />
      {upTo(columns).map((at) => (
        <g key={`top ${at}`}>
          {[-bar, height].map((y) => at % 2 === 0 && <Bar key={y} x={(at - 1) * cell} y={y} wide={cell} high={bar} />)}
          {[-frame / 2 - 2, height + frame / 2 + 2].map((y) => (
            <text key={y} className={styles.graduation} fontSize={26} x={middle(at)} y={y}>
              {at}
            </text>
          ))}
        </g>
      ))}
      {upTo(rows).map((at) => (
        <g key={`side ${at}`}>
          {[-bar, width].map((x) => at % 2 === 0 && <Bar key={x} x={x} y={(at - 1) * cell} wide={bar} high={cell} />)}
          {[-frame / 2 - 2, width + frame / 2 + 2].map((x) => (
            <text key={x} className={styles.graduation} fontSize={26} x={x} y={middle(at)}>
              {at}
            </text>
          ))}
        </g>
      ))}
      <rect
        className={styles.neatline}
        x={-frame + 3}
        y={-frame + 3}
        width={width + 2 * frame - 6}
        height={height + 2 * frame - 6}
      />
    </>
  )
}

const Bar = ({ x, y, wide, high }: { x: number; y: number; wide: number; high: number }) => (
  <rect className={styles.bar} x={x} y={y} width={wide} height={high} />
)

interface Star {
  /** 0 to 1 of the width and of the height. */
  readonly x: number
  readonly y: number
  readonly size: number
}

const modulus = 2 ** 31 - 1

/** Always the same for the same letters. */
function starsOf(system: string, count: number): readonly Star[] {
  let seed = Array.from(system).reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % modulus, 7)
  const next = () => {
    seed = (seed * 48271) % modulus
    return seed / modulus
  }
  return Array.from({ length: count }, () => ({ x: next(), y: next(), size: 1 + 2 * next() ** 4 }))
}
