// A figure that is read from afar and counted as cells: hull in squares, shield in heaters, stress in discs with its marks as diamonds.
import type { FightView } from '../../../../../shared/games/akarios/view/fight-view.ts'
import { useTexts } from '../../../../i18n/texts.tsx'
import { Icon } from '../../../../ui/icon/Icon.tsx'
import styles from './Track.module.css'

const icons = { hull: 'hull', shield: 'shield', stress: 'd-stress' } as const
export type TrackName = keyof typeof icons

/** Cells of the stress track (rule ST-001). */
export const mostStress = 10

export interface TrackProps {
  readonly name: TrackName
  readonly now: number
  readonly most: number
  /** Marks on the track, shown by shape and number. */
  readonly marks?: FightView['stressMarks']
  /** Only the figure. */
  readonly short?: boolean
}

export function Track(props: TrackProps) {
  const { combat } = useTexts()
  const { name, now, most } = props
  return (
    <span role="img" aria-label={combat.of({ name: combat[name], now, most })}>
      <TrackFigure {...props} />
    </span>
  )
}

/** The drawing alone; whoever shows it says it. */
export function TrackFigure({ name, now, most, marks = [], short = false }: TrackProps) {
  return (
    <span className={styles.track} data-track={name} data-short={short || undefined} aria-hidden="true">
      <Icon name={icons[name]} />
      <b>{now}</b>
      {name !== 'stress' && <small>/{most}</small>}
      {!short && (
        <span className={styles.cells}>
          {Array.from({ length: most }, (_, cell) => {
            const mark = marks.some(({ at }) => at === cell + 1)
            return <i key={cell} data-on={cell < now || undefined} data-mark={mark ? cell + 1 : undefined} />
          })}
        </span>
      )}
    </span>
  )
}
