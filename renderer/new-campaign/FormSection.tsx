// One part of the form: its name over a rule, its fields below.
import { useId, type ReactNode } from 'react'
import { SectionHeader } from '../ui/page-header/PageHeader.tsx'
import styles from './FormSection.module.css'

export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div id={id}>
        <SectionHeader title={title} ruled />
      </div>
      {children}
    </section>
  )
}
