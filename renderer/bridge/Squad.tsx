// The seats of a squad: ship drawing, pilot, ship, call sign, who holds the seat, and its starting deck.
import type { CampaignView } from '../../shared/contract/calls/campaign.ts'
import { ShipPicture } from '../games/akarios/parts/ShipPicture.tsx'
import { useTexts } from '../i18n/texts.tsx'
import styles from './Squad.module.css'

export function Squad({ seats }: { seats: CampaignView['seats'] }) {
  const { game } = useTexts()
  return (
    <ol className={styles.squad} aria-label={game.squad}>
      {seats.map((seat) => (
        <li key={seat.seat} className={styles.seat}>
          <ShipPicture ship={seat.ship} size="large" />
          <span className={styles.names}>
            <span className={styles.pilot}>{seat.pilotName}</span>
            <span className={styles.ship}>{seat.shipName}</span>
          </span>
          <dl className={styles.facts}>
            <div>
              <dt>{game.callSign}</dt>
              <dd>{seat.callSign}</dd>
            </div>
            <div>
              <dt>{game.heldBy}</dt>
              <dd>{seat.player}</dd>
            </div>
            <div>
              <dt>{game.deck}</dt>
              <dd>{game.deckNamed({ label: seat.deck })}</dd>
            </div>
          </dl>
        </li>
      ))}
    </ol>
  )
}
