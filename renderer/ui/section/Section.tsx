// One part of a screen: its name over a rule, what belongs to it below.
import { useId, type ReactNode } from 'react'
import { SectionHeader } from '../page-header/PageHeader.tsx'
import styles from './Section.module.css'

export interface SectionProps {
  title: string
  /** At the end of the line of the name. */
  actions?: ReactNode
  children: ReactNode
}

export function Section({ title, actions, children }: SectionProps) {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div id={id}>
        <SectionHeader title={title} actions={actions} ruled />
      </div>
      {children}
    </section>
  )
}
