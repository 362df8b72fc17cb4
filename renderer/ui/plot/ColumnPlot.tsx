// Shares side by side as standing bars from zero on one scale, each with its figure: two sets of them show before and after.
import type { CSSProperties, ReactNode } from 'react'
import { Plot, type PlotProps } from './Plot.tsx'
import styles from './Plot.module.css'

export interface Column {
  readonly label: ReactNode
  /** For the table. */
  readonly name: string
  /** One for each series, 0 or more. */
  readonly values: readonly number[]
}

export interface ColumnPlotProps extends Omit<PlotProps, 'rows' | 'children' | 'lines'> {
  columns: readonly Column[]
  /** How a value is written over its bar, and how in the table. */
  short: (value: number) => string
  text: (value: number) => string
}

export function ColumnPlot({ columns, series, short, text, ...frame }: ColumnPlotProps) {
  const most = Math.max(...columns.flatMap(({ values }) => [...values]), Number.EPSILON)
  return (
    <Plot
      {...frame}
      series={series}
      rows={columns.map(({ name, values }) => ({ label: name, values: values.map(text) }))}
    >
      <ol className={styles.columns}>
        {columns.map(({ label, name, values }) => (
          <li key={name} className={styles.column}>
            <span className={styles.standing}>
              {series.map(({ id, look, tone = 'ink' }, of) => (
                <span
                  key={id}
                  className={styles.pillar}
                  style={{ '--share': (values[of] ?? 0) / most } as CSSProperties}
                >
                  {of === series.length - 1 && <span className={styles.value}>{short(values[of] ?? 0)}</span>}
                  <span className={styles.bar} data-look={look} data-tone={tone} />
                </span>
              ))}
            </span>
            <b className={styles.under}>{label}</b>
          </li>
        ))}
      </ol>
    </Plot>
  )
}
