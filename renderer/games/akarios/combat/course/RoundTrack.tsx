// The round, and the track with its cube: the round that an objective waits for, and where new ships are still to come.
import { roundPlaces } from '../../../../../shared/games/akarios/round-track.ts'
import type { FightView } from '../../../../../shared/games/akarios/view/fight-view.ts'
import { useTexts } from '../../../../i18n/texts.tsx'
import { VisuallyHidden } from '../../../../ui/hidden/VisuallyHidden.tsx'
import styles from './RoundTrack.module.css'

export function RoundTrack({ round, roundTrack }: Pick<FightView, 'round' | 'roundTrack'>) {
  const { combat } = useTexts()
  const { cubes, lastRound, arrivals } = roundTrack
  // A cube on the last place of a lap that is full stays there.
  const before = roundPlaces * Math.max(0, cubes.length - 1)
  const [next, ...later] = arrivals
  return (
    <div className={styles.course}>
      <p className={styles.round}>
        {combat.round} <b>{round}</b> {lastRound !== null && combat.course.ofRounds({ last: lastRound })}
      </p>
      <div className={styles.ahead}>
        <span className={styles.track} aria-hidden="true">
          {Array.from({ length: roundPlaces }, (_, index) => {
            const place = index + 1
            return (
              <i
                key={place}
                data-cube={cubes.includes(place) || undefined}
                data-last={before + place === lastRound || undefined}
                data-arrival={arrivals.some((one) => one.round === before + place) || undefined}
              />
            )
          })}
        </span>
        {next !== undefined && <small className={styles.next}>{combat.course.arrives[next.at](next)}</small>}
        {later.map((one) => (
          <VisuallyHidden key={`${one.round} ${one.at}`}>. {combat.course.arrives[one.at](one)}</VisuallyHidden>
        ))}
      </div>
    </div>
  )
}
