// Something did not work: what happened, what was kept, what to do now.
import { useId, type ReactNode } from 'react'
import { useTexts } from '../../i18n/texts.tsx'
import { Button } from '../button/Button.tsx'
import styles from '../empty-state/EmptyState.module.css'
import { Icon } from '../icon/Icon.tsx'

export interface FailureProps {
  title: string
  happened: ReactNode
  kept?: ReactNode
  next?: ReactNode
  onRetry?: () => void
  /** Other ways out, beside the retry. */
  actions?: ReactNode
}

export function Failure({ title, happened, kept, next, onRetry, actions }: FailureProps) {
  const texts = useTexts()
  const titleId = useId()
  const facts = [
    { label: texts.common.whatHappened, value: happened },
    { label: texts.common.whatWasKept, value: kept },
    { label: texts.common.whatToDo, value: next },
  ].filter((fact) => fact.value !== undefined)
  return (
    <section className={styles.state} data-tone="danger" role="alert" aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        <Icon name="warn" className={styles.icon} /> {title}
      </h2>
      <dl className={styles.facts}>
        {facts.map((fact) => (
          <div key={fact.label}>
            <dt className={styles.label}>{fact.label}</dt>
            <dd className={styles.value}>{fact.value}</dd>
          </div>
        ))}
      </dl>
      {(onRetry !== undefined || actions !== undefined) && (
        <div className={styles.actions}>
          {onRetry !== undefined && (
            <Button icon="repeat" onPress={onRetry}>
              {texts.common.retry}
            </Button>
          )}
          {actions}
        </div>
      )}
    </section>
  )
}
