// The seats of a squad, one line each: ship, pilot, call sign, and who holds the seat.
import type { LibraryEntry } from '../../shared/contract/calls/library.ts'
import { ShipPicture } from '../games/akarios/parts/ShipPicture.tsx'
import { useTexts } from '../i18n/texts.tsx'
import styles from './ChosenCampaign.module.css'

export function Seats({ seats }: { seats: NonNullable<LibraryEntry['card']>['seats'] }) {
  const texts = useTexts()
  return (
    <ul className={styles.seats} aria-label={texts.game.squad}>
      {seats.map((seat) => (
        <li key={seat.seat} className={styles.seat}>
          <ShipPicture ship={seat.ship} />
          <span className={styles.names}>
            <span className={styles.pilot}>{seat.pilotName}</span>
            <span className={styles.second}>
              {seat.shipName}, {seat.callSign}
            </span>
          </span>
          <span className={styles.second}>{seat.player}</span>
        </li>
      ))}
    </ul>
  )
}
