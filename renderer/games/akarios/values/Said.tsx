// What a group of controls is told as a whole: what to fill in, and what is wrong.
import { Icon } from '../../../ui/icon/Icon.tsx'
import styles from './Values.module.css'

export function Said({ hint, error }: { hint?: string; error: string | undefined }) {
  return (
    <>
      {hint !== undefined && <p className={styles.hint}>{hint}</p>}
      <div aria-live="polite">
        {error !== undefined && (
          <p className={styles.error}>
            <Icon name="warn" /> {error}
          </p>
        )}
      </div>
    </>
  )
}
