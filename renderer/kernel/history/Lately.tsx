// The last entries of the log, short, for the side of a screen.
import { useCall } from '../../api/client.ts'
import { formatRelative } from '../../i18n/format.ts'
import { refusalText } from '../../i18n/refusal.ts'
import { useLanguage, useTexts } from '../../i18n/texts.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import { TextLink } from '../../ui/link/Link.tsx'
import { Loading } from '../../ui/loading/Loading.tsx'
import { SectionHeader } from '../../ui/page-header/PageHeader.tsx'
import { iconOf, useEntryText } from './EntryRow.tsx'
import styles from './History.module.css'

/** Entries shown. */
const most = 6

export function Lately({ campaign }: { campaign: string }) {
  const texts = useTexts()
  const language = useLanguage()
  const entryText = useEntryText()
  const log = useCall('history.list', { campaign, most })
  const { history } = texts
  return (
    <>
      <SectionHeader title={history.lately} ruled />
      {log.data ? (
        <ol className={styles.lately} aria-label={history.lately}>
          {log.data.entries.map((entry) => (
            <li key={entry.n} className={styles.late} data-standing={entry.standing}>
              <Icon name={iconOf[entry.kind]} className={styles.icon} />
              <span className={styles.what}>
                <span className={styles.title}>{entryText(entry)}</span>
                {entry.standing === 'undone' && <span className={styles.marks}>{history.undone}</span>}
                {entry.standing === 'closed' && <span className={styles.marks}>{history.closed}</span>}
              </span>
              <span className={styles.when}>{formatRelative(language, entry.time)}</span>
            </li>
          ))}
        </ol>
      ) : log.error ? (
        <p>{refusalText(texts, log.error.refusal)}</p>
      ) : (
        <Loading words={history.reading} lines={4} />
      )}
      <p>
        <TextLink to={{ name: 'history', campaign }}>{history.whole}</TextLink>
      </p>
    </>
  )
}
