// A table: hairlines only, figures to the right, the reason in the row. Narrow, each row becomes a small block.
import type { ReactNode } from 'react'
import { VisuallyHidden } from '../hidden/VisuallyHidden.tsx'
import styles from './Table.module.css'

export interface Column<Row> {
  id: string
  header: string
  cell: (row: Row) => ReactNode
  /** `end` for figures. */
  align?: 'start' | 'end'
  /** The header is for screen readers only (a column of buttons). */
  hideHeader?: boolean
}

export interface TableProps<Row> {
  /** What the table holds, for screen readers. */
  label: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** The row that the screen is about now. */
  isCurrent?: (row: Row) => boolean
  /** What stands there without rows. */
  empty?: ReactNode
}

export function Table<Row>({ label, columns, rows, rowKey, isCurrent, empty }: TableProps<Row>) {
  if (rows.length === 0 && empty !== undefined) return <div className={styles.empty}>{empty}</div>
  return (
    <div className={styles.frame}>
      <table className={styles.table} aria-label={label}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.id} scope="col" className={styles.header} data-align={column.align}>
                {column.hideHeader === true ? <VisuallyHidden>{column.header}</VisuallyHidden> : column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)} className={styles.row} aria-current={isCurrent?.(row) === true || undefined}>
              {columns.map((column) => (
                <td key={column.id} className={styles.cell} data-align={column.align}>
                  {column.hideHeader !== true && (
                    <span className={styles.inline} aria-hidden="true">
                      {column.header}
                    </span>
                  )}
                  <span>{column.cell(row)}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
