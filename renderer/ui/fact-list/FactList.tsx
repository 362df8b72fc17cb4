// Facts as pairs: what it is on the left, the value on the right.
import type { ReactNode } from 'react'
import styles from './FactList.module.css'

export interface Fact {
  label: string
  value: ReactNode
}

export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.list}>
      {facts.map((fact) => (
        <div key={fact.label} className={styles.fact}>
          <dt className={styles.label}>{fact.label}</dt>
          <dd className={styles.value}>{fact.value}</dd>
        </div>
      ))}
    </dl>
  )
}
