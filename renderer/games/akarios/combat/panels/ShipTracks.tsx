// Hull, shield and stress of a ship, each of which can be put right where it stands.
import type { HandChange } from '../../../../../shared/games/akarios/command/hand-change.ts'
import type { FightView, ShipView } from '../../../../../shared/games/akarios/view/fight-view.ts'
import { useTexts } from '../../../../i18n/texts.tsx'
import { Icon } from '../../../../ui/icon/Icon.tsx'
import type { Talk } from '../talk.ts'
import { FixTrack } from './FixTrack.tsx'
import styles from './Track.module.css'
import { mostStress, Track, type TrackName } from './Track.tsx'

interface ShipTracksProps {
  readonly ship: ShipView
  readonly view: FightView
  readonly talk: Talk
  /** Only the figures. */
  readonly short: boolean
  readonly onChange: ((change: HandChange) => void) | undefined
}

export function ShipTracks({ ship, view, talk, short, onChange }: ShipTracksProps) {
  const { combat } = useTexts()
  const { id, kind, hull, shield, startHull, startShield } = ship
  const tracks: readonly { readonly name: TrackName; readonly now: number; readonly most: number }[] = [
    { name: 'hull', now: hull, most: startHull },
    ...(kind === 'pilot' || startShield > 0 ? [{ name: 'shield', now: shield, most: startShield } as const] : []),
    ...(kind === 'pilot' ? [{ name: 'stress', now: ship.stress, most: mostStress } as const] : []),
  ]
  const look = short ? 'figures' : kind === 'pilot' ? 'cells' : 'bars'
  const isOut = kind === 'pilot' && ship.out
  const set = (name: TrackName, value: number) =>
    // Without hull it is gone, and its pilot is out.
    onChange?.(
      name === 'hull' && value === 0
        ? { type: 'removeShip', ship: id }
        : { type: 'setTrack', ship: id, track: name, value },
    )
  return (
    <div className={look === 'cells' ? styles.tracks : styles.small} data-look={look}>
      {tracks.map((track) => {
        const shown = { ...track, short, marks: track.name === 'stress' ? view.stressMarks : [] }
        return onChange === undefined || isOut ? (
          <Track key={track.name} {...shown} />
        ) : (
          <FixTrack key={track.name} {...shown} of={talk.name(id)} onSet={(value) => set(track.name, value)} />
        )
      })}
      {kind === 'enemy' && ship.attack > 0 && (
        <span className={styles.strength}>
          <Icon name="d-attack" label={combat.attack} /> +{ship.attack}
        </span>
      )}
    </div>
  )
}
