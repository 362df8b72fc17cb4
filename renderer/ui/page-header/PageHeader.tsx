// The plate of a screen: its name over the double rule, and its actions.
import type { ReactNode } from 'react'
import styles from './PageHeader.module.css'

export interface PageHeaderProps {
  title: string
  /** One line beside the name: where, when, how far. */
  subtitle?: ReactNode
  actions?: ReactNode
}

export function PageHeader({ title, subtitle, actions }: PageHeaderProps) {
  return (
    <header className={styles.plate}>
      <div className={styles.names}>
        <h1 className={styles.title} tabIndex={-1} id="screen-title">
          {title}
        </h1>
        {subtitle !== undefined && <p className={styles.subtitle}>{subtitle}</p>}
      </div>
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </header>
  )
}

/** A heading inside a screen, with its own action at the end of the line. */
export function SectionHeader({
  title,
  actions,
  ruled = false,
}: {
  title: string
  actions?: ReactNode
  ruled?: boolean
}) {
  return (
    <div className={styles.section} data-ruled={ruled || undefined}>
      <h2 className={styles.sectionTitle}>{title}</h2>
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </div>
  )
}
