// What each key of a command line means, folded away until somebody asks.
import { useTexts } from '../../../i18n/texts.tsx'
import styles from './Values.module.css'

/** `deck`: lines of whole cards, which may begin with how many there are. */
export function LineKeys({ deck = false }: { deck?: boolean }) {
  const { values, editors } = useTexts()
  const keys = { ...(deck ? editors.deckKeys : {}), ...values.lineKeys }
  return (
    <details className={styles.keyList}>
      <summary>{values.lineHint}</summary>
      <dl className={styles.keys}>
        {Object.entries(keys).map(([typed, means]) => (
          <div key={typed}>
            <dt>
              <code>{typed}</code>
            </dt>
            <dd>{means}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
