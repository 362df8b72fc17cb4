// What the squad has on its way: supply of the Sparrow and the stress of its pilots.
import type { LegendResult } from '../../../../shared/games/akarios/content/system.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { Section } from '../../../ui/section/Section.tsx'
import { SupplyTrack } from '../parts/SupplyTrack.tsx'
import { TrackMark } from '../parts/TrackMark.tsx'
import styles from './Atlas.module.css'
import { pilotIn, type Pilots } from '../parts/stickers/words.ts'

export interface HoldsProps {
  readonly supply: number
  readonly stress: readonly { readonly seat: string; readonly stress: number }[]
  readonly pilots: Pilots
}

export function Holds({ supply, stress, pilots }: HoldsProps) {
  const { atlas } = useTexts()
  return (
    <Section title={atlas.supply}>
      <div className={styles.part}>
        <SupplyTrack supply={supply} />
        <dl className={styles.pilots} aria-label={atlas.pilots}>
          {stress.map((one) => (
            <div key={one.seat}>
              <dt>
                {pilotIn(pilots, one.seat)} <TrackMark track="stress" />
              </dt>
              <dd>{one.stress}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  )
}

export interface LegendProps {
  readonly legend: readonly LegendResult[] | null
  /** The number that the die shows, 1 to 6. */
  readonly face: number | null
  readonly eventsLeft: number | null
}

export function Legend({ legend, face, eventsLeft }: LegendProps) {
  const { atlas } = useTexts()
  return (
    <Section title={atlas.legendTitle}>
      <div className={styles.part}>
        {legend === null ? (
          <p className={styles.faint}>{atlas.legendUntold}</p>
        ) : (
          <ol className={styles.legend}>
            {legend.map((result, at) => (
              <li key={at} aria-current={at + 1 === face || undefined}>
                <b>{at + 1}</b> {atlas.legend(result)}
              </li>
            ))}
          </ol>
        )}
        {eventsLeft !== null && <p className={styles.faint}>{atlas.eventsLeft({ count: eventsLeft })}</p>}
      </div>
    </Section>
  )
}
