// A track by name, with its shape and its colour: what stands beside its figure on every screen.
import type { CSSProperties } from 'react'
import type { Track } from '../../../../shared/games/akarios/tracks.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { trackLooks } from './track-looks.ts'
import styles from './TrackMark.module.css'

export function TrackMark({ track }: { track: Track }) {
  const { game } = useTexts()
  const { shape, colour } = trackLooks[track]
  return (
    <span className={styles.mark} style={{ '--track': `var(${colour})` } as CSSProperties}>
      <Icon name={shape} /> {game.tracks[track]}
    </span>
  )
}
