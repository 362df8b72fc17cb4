// The frame of every plot: its name, what each look means, the drawing, and the same figures as a table for screen readers.
import { useId, type ReactNode } from 'react'
import hidden from '../hidden/VisuallyHidden.module.css'
import styles from './Plot.module.css'

/** How a series is drawn: filled or outlined, and as a line plain, dashed, dotted or dash-dotted. By shape, not by colour alone. */
export const looks = ['full', 'hollow', 'hatched', 'faint'] as const
export type Look = (typeof looks)[number]

/** `loss` and `stress` have the one colour that these have everywhere; `act` is what a choice at hand would come to. */
export type Tone = 'ink' | 'loss' | 'stress' | 'act'

export interface Series {
  readonly id: string
  readonly label: string
  readonly look: Look
  readonly tone?: Tone
}

export interface PlotProps {
  title: string
  /** One line under the name: what is counted, in which unit. */
  note?: string | undefined
  series: readonly Series[]
  /** Heads of the table: of its first column, then one for each series. */
  firstColumn: string
  rows: readonly { readonly label: string; readonly values: readonly ReactNode[] }[]
  /** What chooses whose figures are drawn. */
  choice?: ReactNode
  children: ReactNode
  /** The sample beside a name is a line. */
  lines?: boolean
  /** Says what each look means; without it the words under the name must. */
  legend?: boolean
}

export function Plot({
  title,
  note,
  series,
  firstColumn,
  rows,
  choice,
  children,
  lines = false,
  legend = true,
}: PlotProps) {
  const id = useId()
  return (
    <figure className={styles.plot} aria-labelledby={id}>
      <figcaption className={styles.caption}>
        <h3 id={id}>{title}</h3>
        {legend && series.length > 1 && (
          <ul className={styles.legend} aria-hidden="true">
            {series.map(({ id: key, label, look, tone = 'ink' }) => (
              <li key={key}>
                {lines ? (
                  <svg className={styles.lineSample} viewBox="0 0 28 12" data-look={look} data-tone={tone}>
                    <path d="M0 6H28" className={styles.line} />
                  </svg>
                ) : (
                  <span className={styles.sample} data-look={look} data-tone={tone} />
                )}
                {label}
              </li>
            ))}
          </ul>
        )}
        {note !== undefined && <p className={styles.note}>{note}</p>}
      </figcaption>
      {choice}
      <div aria-hidden="true">{children}</div>
      {/* A table is never narrower than its words: the frame is what hides it. */}
      <div className={hidden.hidden}>
        <table aria-labelledby={id}>
          <thead>
            <tr>
              <th scope="col">{firstColumn}</th>
              {series.map(({ id: key, label }) => (
                <th key={key} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, values }, at) => (
              <tr key={at}>
                <th scope="row">{label}</th>
                {values.map((value, column) => (
                  <td key={column}>{value}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  )
}
