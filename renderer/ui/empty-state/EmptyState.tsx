// Nothing here yet: what would stand here, and the first step.
import { useId, type ReactNode } from 'react'
import styles from './EmptyState.module.css'

export interface EmptyStateProps {
  title: string
  children?: ReactNode
  actions?: ReactNode
  /** A ship or icon above the words. */
  picture?: ReactNode
}

export function EmptyState({ title, children, actions, picture }: EmptyStateProps) {
  const titleId = useId()
  return (
    <section className={styles.state} aria-labelledby={titleId}>
      {picture}
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      {children !== undefined && <div className={styles.words}>{children}</div>}
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </section>
  )
}
