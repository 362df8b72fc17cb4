// Above a list that is narrowed by words and choices: the fields side by side, and how much was found.
import type { ReactNode } from 'react'
import styles from './FindBar.module.css'

export const FindBar = ({ children }: { children: ReactNode }) => <div className={styles.bar}>{children}</div>

export const FoundCount = ({ children }: { children: ReactNode }) => (
  <p className={styles.count} role="status">
    {children}
  </p>
)
