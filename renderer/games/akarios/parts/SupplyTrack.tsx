// The supply of the Sparrow as a figure and in cells, filled as far as it goes (rule SX-017).
import { useTexts } from '../../../i18n/texts.tsx'
import styles from './SupplyTrack.module.css'

const cells = 10

export function SupplyTrack({ supply }: { supply: number }) {
  const { atlas } = useTexts()
  return (
    <p className={styles.supply}>
      <b>{supply}</b>
      <span className={styles.cells} role="img" aria-label={atlas.supplyOf({ supply })}>
        {Array.from({ length: cells }, (_, at) => (
          <i key={at} data-full={at < supply || undefined} />
        ))}
      </span>
    </p>
  )
}
