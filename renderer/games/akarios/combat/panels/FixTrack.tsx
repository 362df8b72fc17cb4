// A figure that is put right where it stands: one more or one less by arrow key, or by the two small buttons that the pointer finds.
import type { KeyboardEvent } from 'react'
import { useTexts } from '../../../../i18n/texts.tsx'
import { Icon } from '../../../../ui/icon/Icon.tsx'
import styles from './Track.module.css'
import { TrackFigure, type TrackProps } from './Track.tsx'

interface FixTrackProps extends TrackProps {
  /** The ship's name. */
  readonly of: string
  readonly onSet: (value: number) => void
}

const steps: Readonly<Record<string, 1 | -1>> = { ArrowUp: 1, '+': 1, ArrowDown: -1, '-': -1 }

export function FixTrack({ of, onSet, ...track }: FixTrackProps) {
  const { combat } = useTexts()
  const { name, now, most } = track
  const by = (step: 1 | -1) => {
    const next = now + step
    if (next >= 0 && next <= most) onSet(next)
  }
  const press = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (step === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    event.stopPropagation()
    by(step)
  }
  return (
    <span
      className={styles.fix}
      role="spinbutton"
      tabIndex={0}
      aria-label={combat.fixTrack({ name: of, track: combat[name] })}
      aria-valuenow={now}
      aria-valuemin={0}
      aria-valuemax={most}
      aria-valuetext={combat.of({ name: combat[name], now, most })}
      onKeyDown={press}
    >
      <TrackFigure {...track} />
      <span className={styles.steps} aria-hidden="true">
        {([-1, 1] as const).map((step) => (
          <button
            key={step}
            type="button"
            tabIndex={-1}
            disabled={now + step < 0 || now + step > most}
            onClick={() => by(step)}
          >
            <Icon name={step < 0 ? 'minus' : 'plus'} />
          </button>
        ))}
      </span>
    </span>
  )
}
