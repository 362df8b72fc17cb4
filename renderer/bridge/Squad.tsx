// The seats of a squad at a glance: ship, pilot and who holds the seat, then what the pilot has: ability, credits, trauma, points.
import type { CampaignView } from '../../shared/contract/calls/campaign.ts'
import type { SquadView } from '../../shared/games/akarios/view/squad-view.ts'
import { useCall } from '../api/client.ts'
import { ShipPicture } from '../games/akarios/parts/ShipPicture.tsx'
import { useTexts } from '../i18n/texts.tsx'
import { SectionHeader } from '../ui/page-header/PageHeader.tsx'
import { FactRow } from './FactRow.tsx'
import styles from './Squad.module.css'

export function Squad({ campaign: { id, seats } }: { campaign: CampaignView }) {
  const { game } = useTexts()
  const view = useCall('squad.view', { campaign: id }).data
  return (
    <div className={styles.part}>
      <SectionHeader title={game.squad} ruled />
      <ol className={styles.squad} aria-label={game.squad}>
        {seats.map((seat) => (
          <li key={seat.seat} className={styles.seat}>
            <ShipPicture ship={seat.ship} size="large" />
            <div className={styles.names}>
              <span className={styles.pilot}>{seat.pilotName}</span>
              <span className={styles.second}>
                <span>{seat.shipName}</span> · <span>{seat.callSign}</span> · <span>{seat.player}</span> ·{' '}
                <span>{game.deckNamed({ label: seat.deck })}</span>
              </span>
            </div>
            {view !== undefined && <Figures view={view} seat={seat.seat} />}
          </li>
        ))}
      </ol>
    </div>
  )
}

function Figures({ view, seat }: { view: SquadView; seat: number }) {
  const { bridge, squad } = useTexts()
  const credits = view.seats.find((one) => one.seat === seat)?.credits
  const pilot = view.pilots.find((one) => one.seat === seat)
  if (credits === undefined || pilot === undefined) return null
  const facts = [
    { id: 'ability', label: bridge.ability, value: pilot.levels.findLast(({ open }) => open)?.level ?? '–' },
    { id: 'credits', label: squad.sum, value: credits },
    { id: 'trauma', label: squad.trauma, value: pilot.trauma },
    { id: 'points', label: bridge.points, value: pilot.free },
  ]
  return <FactRow facts={facts} />
}
