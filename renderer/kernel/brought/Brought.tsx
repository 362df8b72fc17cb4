// What the last outcome brought the campaign, as the log has it; stays until it is dismissed, and goes while it is taken back.
import { useCall } from '../../api/client.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { Banner } from '../../ui/banner/Banner.tsx'
import { useSentence } from '../speech.ts'
import styles from './Brought.module.css'
import { useBrought } from './use-brought.ts'

export function Brought({ campaign }: { readonly campaign: string }) {
  const { play } = useTexts()
  const say = useSentence()
  const { entry, dismiss } = useBrought(campaign)
  const asked = entry === null ? undefined : { campaign, before: entry + 1, most: 1 }
  const written = useCall('history.list', asked).data?.entries[0]
  if (entry === null || written?.n !== entry || written.standing !== 'counts') return null
  const { title, notes } = written
  return (
    <div className={styles.brought}>
      <Banner tone="info" icon="check" onDismiss={dismiss}>
        <p className={styles.title}>{say(title)}</p>
        {notes.length === 0 ? (
          <p>{play.broughtNothing}</p>
        ) : (
          <ul className={styles.lines}>
            {notes.map((note, at) => (
              <li key={at}>{say(note)}</li>
            ))}
          </ul>
        )}
      </Banner>
    </div>
  )
}
