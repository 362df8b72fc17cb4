// One section of the gallery: name and purpose at the side, the parts beside it.
import { useId, type ReactNode } from 'react'
import styles from './Sample.module.css'

export function Sample({ title, words, children }: { title: string; words: string; children: ReactNode }) {
  const titleId = useId()
  return (
    <section className={styles.sample} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <p className={styles.words}>{words}</p>
      </div>
      <div className={styles.body}>{children}</div>
    </section>
  )
}

export function SampleGrid({ children }: { children: ReactNode }) {
  return <div className={styles.grid}>{children}</div>
}

export function SampleRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>
}
