// The event card that was drawn on a trip, what was taken of it, and the dice of a dispute about it.
import type { TravelView } from '../../../../shared/games/akarios/travel/travel-view.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { pilotIn, type Pilots } from '../parts/stickers/words.ts'
import styles from './Trip.module.css'

interface EventCardProps {
  readonly view: Pick<TravelView, 'card' | 'contest'>
  readonly pilots: Pilots
}

export function EventCard({ view: { card, contest }, pilots }: EventCardProps) {
  const { atlas } = useTexts()
  return (
    <>
      {card !== null && (
        <article className={styles.card}>
          <h3 className={styles.title}>
            <small>{atlas.card}</small> {card.name}
          </h3>
          <p>{card.text}</p>
          {card.taken !== null && (
            <>
              {card.taken.label !== null && <p className={styles.faint}>{atlas.took({ label: card.taken.label })}</p>}
              <p>{card.taken.text}</p>
            </>
          )}
        </article>
      )}
      {contest.length > 0 && (
        <ul className={styles.contest}>
          {contest.map(({ seat, stress }) => (
            <li key={seat}>{atlas.contestLine({ pilot: pilotIn(pilots, seat), count: stress })}</li>
          ))}
        </ul>
      )}
    </>
  )
}
