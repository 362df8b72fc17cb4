// A work area with one side sheet that holds the open decision. Where both do not fit, the sheet goes below.
import type { ReactNode } from 'react'
import styles from './SideSheet.module.css'

export interface SideSheetProps {
  children: ReactNode
  sheet: ReactNode
  /** What the sheet is about, for screen readers. */
  sheetLabel: string
  /** `narrow` 20 to 23 rem; `wide` up to half, for tables. */
  width?: 'narrow' | 'wide'
}

export function SideSheet({ children, sheet, sheetLabel, width = 'narrow' }: SideSheetProps) {
  return (
    <div className={styles.frame}>
      <div className={styles.layout} data-width={width}>
        <div className={styles.work}>{children}</div>
        <aside className={styles.sheet} aria-label={sheetLabel}>
          {sheet}
        </aside>
      </div>
    </div>
  )
}
