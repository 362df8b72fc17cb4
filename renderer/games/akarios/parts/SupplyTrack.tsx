// The supply of the Sparrow on its track, filled as far as it goes, and the figures beside it (rule SX-017).
import { useTexts } from '../../../i18n/texts.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import styles from './SupplyTrack.module.css'

/** Places of the track. */
const most = 10

export function SupplyTrack({ supply }: { supply: number }) {
  const { market: words } = useTexts()
  return (
    <p className={styles.track}>
      <Icon name="supply" />
      <span className={styles.cubes} aria-hidden="true">
        {Array.from({ length: most }, (_, at) => (
          <span key={at} data-on={at < supply || undefined} />
        ))}
      </span>
      <span>{words.aboard({ supply, most })}</span>
    </p>
  )
}
