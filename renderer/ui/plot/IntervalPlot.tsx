// Shares that are only known between two bounds, one row each, from none to all; with a band where they should lie.
import type { CSSProperties } from 'react'
import { Plot, type PlotProps } from './Plot.tsx'
import styles from './IntervalPlot.module.css'

export interface IntervalRow {
  readonly label: string
  /** 0 to 1, and between which two the true one lies. */
  readonly share: number
  readonly from: number
  readonly to: number
}

export interface IntervalPlotProps extends Omit<PlotProps, 'rows' | 'series' | 'children' | 'lines'> {
  rows: readonly IntervalRow[]
  /** Heads of the table beside the first column: the share, and its bounds. */
  heads: readonly [share: string, bounds: string]
  band: { readonly from: number; readonly to: number }
  text: (share: number) => string
  boundsText: (row: IntervalRow) => string
}

export function IntervalPlot({ rows, heads, band, text, boundsText, ...frame }: IntervalPlotProps) {
  return (
    <Plot
      {...frame}
      series={heads.map((label) => ({ id: label, label, look: 'full' }))}
      legend={false}
      rows={rows.map((row) => ({ label: row.label, values: [text(row.share), boundsText(row)] }))}
    >
      <ol className={styles.rows}>
        {rows.map(({ label, share, from, to }) => (
          <li key={label} className={styles.row}>
            <span className={styles.name}>{label}</span>
            <span className={styles.track}>
              <span className={styles.band} style={bounds(band)} />
              <span className={styles.range} style={bounds({ from, to })} />
              <span className={styles.mark} style={{ '--at': share } as CSSProperties} />
            </span>
            <span className={styles.value}>
              {text(share)} ({boundsText({ label, share, from, to })})
            </span>
          </li>
        ))}
        <li className={styles.row}>
          <span className={styles.blank} />
          <span className={styles.scale}>
            {[0, 0.5, 1].map((tick) => (
              <span key={tick}>{text(tick)}</span>
            ))}
          </span>
          <span className={styles.blank} />
        </li>
      </ol>
    </Plot>
  )
}

const bounds = ({ from, to }: { readonly from: number; readonly to: number }) =>
  ({ '--from': from, '--to': to }) as CSSProperties
