// A figure that is read from afar and counted as cells: hull, shield, stress.
import { useTexts } from '../../../../i18n/texts.tsx'
import { Icon } from '../../../../ui/icon/Icon.tsx'
import styles from './Panels.module.css'

export const tracks = { hull: 'hull', shield: 'shield', stress: 'd-stress' } as const
export type TrackName = keyof typeof tracks

export function Track({ name, now, most }: { name: TrackName; now: number; most: number }) {
  const { combat } = useTexts()
  return (
    <span
      className={styles.track}
      data-track={name}
      role="img"
      aria-label={combat.of({ name: combat[name], now, most })}
    >
      <Icon name={tracks[name]} />
      <b>{now}</b>
      <small>/{most}</small>
      <span className={styles.cells}>
        {Array.from({ length: most }, (_, cell) => (
          <i key={cell} data-on={cell < now || undefined} />
        ))}
      </span>
    </span>
  )
}
