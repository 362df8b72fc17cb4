// Figures side by side as lying bars, one group for each row: all begin at zero on one scale, and every value is written.
import type { CSSProperties } from 'react'
import { Plot, type PlotProps, type Series } from './Plot.tsx'
import styles from './Plot.module.css'

export interface BarRow {
  readonly label: string
  /** One for each series, 0 or more. */
  readonly values: readonly number[]
}

export interface BarPlotProps extends Omit<PlotProps, 'rows' | 'children' | 'lines'> {
  series: readonly Series[]
  rows: readonly BarRow[]
  /** How a value is written. */
  text: (value: number) => string
  /** The bars of a row stand end to end: their sum is what counts. */
  stacked?: boolean
}

export function BarPlot({ rows, series, text, stacked = false, ...frame }: BarPlotProps) {
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
  const most = Math.max(1, ...rows.map(({ values }) => (stacked ? sum(values) : Math.max(0, ...values))))
  return (
    <Plot {...frame} series={series} rows={rows.map(({ label, values }) => ({ label, values: values.map(text) }))}>
      <ol className={styles.bars}>
        {rows.map(({ label, values }, at) => (
          <li key={at} className={styles.group}>
            <span className={styles.name}>{label}</span>
            <span className={styles.tracks} data-stacked={stacked || undefined}>
              {series.map(({ id, look, tone = 'ink' }, of) => {
                const value = values[of] ?? 0
                return (
                  (!stacked || value > 0) && (
                    <span key={id} className={styles.track} style={{ '--share': value / most } as CSSProperties}>
                      <span className={styles.bar} data-look={look} data-tone={tone} />
                      <span className={styles.value}>{text(value)}</span>
                    </span>
                  )
                )
              })}
            </span>
          </li>
        ))}
      </ol>
    </Plot>
  )
}
