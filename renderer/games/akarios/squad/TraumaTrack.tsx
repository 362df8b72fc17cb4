// Trauma of a pilot on its track: a mark for each place, filled as far as it goes, and the figures beside it.
import { useTexts } from '../../../i18n/texts.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import styles from './Progress.module.css'

export function TraumaTrack({ trauma, track }: { trauma: number; track: number }) {
  const { squad: words } = useTexts()
  return (
    <span className={styles.trauma}>
      {Array.from({ length: Math.max(track, trauma) }, (_, at) => (
        <span key={at} className={styles.mark} data-on={at < trauma || undefined} aria-hidden="true">
          <Icon name="trauma" />
        </span>
      ))}
      <span>{words.traumaLine({ trauma, track })}</span>
    </span>
  )
}
