// Figures over time as lines from zero: in steps where a figure holds until the next one, straight where it only belongs to its moment.
import type { CSSProperties } from 'react'
import { Plot, type PlotProps, type Series } from './Plot.tsx'
import styles from './Plot.module.css'
import { ticksUpTo } from './ticks.ts'

export interface LinePlotProps extends Omit<PlotProps, 'rows' | 'children' | 'lines'> {
  series: readonly Series[]
  /** What stands at each place from left to right; the first and the last are written under the axis. */
  places: readonly string[]
  /** For each series one value for each place, 0 or more; null where it has none. */
  values: readonly (readonly (number | null)[])[]
  text: (value: number) => string
  stepped?: boolean
}

/** Units of the drawing, stretched over its place: words stand beside it in their own size, and lines keep their width. */
const size = 1000

export function LinePlot({ places, values, series, text, stepped = false, ...frame }: LinePlotProps) {
  const most = Math.max(1, ...values.flatMap((list) => list.flatMap((value) => value ?? [])))
  const ticks = ticksUpTo(most)
  const top = ticks.at(-1) ?? most
  const x = (place: number) => Math.round((place * size) / Math.max(1, places.length - 1))
  const y = (value: number) => Math.round(size - (value * size) / top)
  return (
    <Plot
      {...frame}
      lines
      series={series}
      rows={places.map((label, place) => ({
        label,
        values: values.map((list) => {
          const value = list[place] ?? null
          return value === null ? '–' : text(value)
        }),
      }))}
    >
      <div className={styles.chart}>
        <div className={styles.ticks}>
          {ticks.map((tick) => (
            <span key={tick} style={{ '--share': tick / top } as CSSProperties}>
              {text(tick)}
            </span>
          ))}
        </div>
        <svg className={styles.drawing} viewBox={`0 0 ${size} ${size}`} preserveAspectRatio="none">
          {ticks.map((tick) => (
            <path key={tick} d={`M0 ${y(tick)}H${size}`} className={styles.grid} />
          ))}
          {series.map(({ id, look, tone = 'ink' }, of) => (
            <g key={id} data-look={look} data-tone={tone}>
              <path d={wayThrough(values[of] ?? [], x, y, stepped)} className={styles.line} />
              {!stepped && <path d={dotsAt(values[of] ?? [], x, y)} className={styles.dot} />}
            </g>
          ))}
        </svg>
        <div className={styles.places}>
          <span>{places[0]}</span>
          {places.length > 1 && <span>{places.at(-1)}</span>}
        </div>
      </div>
    </Plot>
  )
}

type Scale = (value: number) => number

/** Where a value is lacking the line goes on to the next one. */
const pointsOf = (list: readonly (number | null)[], x: Scale, y: Scale) =>
  list.flatMap((value, place) => (value === null ? [] : [[x(place), y(value)] as const]))

function wayThrough(list: readonly (number | null)[], x: Scale, y: Scale, stepped: boolean): string {
  const step = ([across, up]: readonly [number, number]) => (stepped ? `H${across}V${up}` : `L${across} ${up}`)
  return pointsOf(list, x, y)
    .map((point, at) => (at === 0 ? `M${point.join(' ')}` : step(point)))
    .join('')
}

/** Lines without length, whose round ends are the dots. */
const dotsAt = (list: readonly (number | null)[], x: Scale, y: Scale): string =>
  pointsOf(list, x, y)
    .map((point) => `M${point.join(' ')}h0`)
    .join('')
