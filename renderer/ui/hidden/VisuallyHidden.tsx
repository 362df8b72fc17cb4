// Words for a screen reader where the eye already has the shape.
import type { ReactNode } from 'react'
import styles from './VisuallyHidden.module.css'

export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={styles.hidden}>{children}</span>
}
