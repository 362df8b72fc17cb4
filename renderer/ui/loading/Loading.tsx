// While something is read: empty lines at once, words after 300 ms, so that a quick answer does not flicker.
import { useEffect, useState } from 'react'
import styles from './Loading.module.css'

export interface LoadingProps {
  /** What is being read: "Reading campaigns". */
  words: string
  /** Lines of the skeleton; default 3. */
  lines?: number
}

const patience = 300

export function Loading({ words, lines = 3 }: LoadingProps) {
  const [late, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), patience)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div className={styles.loading} role="status" aria-busy="true">
      <p className={styles.words}>{late ? words : ''}</p>
      <div className={styles.lines} aria-hidden="true">
        {Array.from({ length: lines }, (_, line) => (
          <span key={line} className={styles.line} />
        ))}
      </div>
    </div>
  )
}
