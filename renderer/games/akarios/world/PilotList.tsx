// The pilots of a visit: health, energy and stress as figures, dice left, and where each stands.
import type { CampaignView } from '../../../../shared/contract/calls/campaign.ts'
import type { WorldView } from '../../../../shared/games/akarios/world/world-view.ts'
import type { People } from '../../../i18n/sentence.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { VisuallyHidden } from '../../../ui/hidden/VisuallyHidden.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import type { IconName } from '../../../ui/icons.tsx'
import { Section } from '../../../ui/section/Section.tsx'
import { ShipPicture } from '../parts/ShipPicture.tsx'
import styles from './World.module.css'
import { pilotIn, shipOf } from './words.ts'

interface PilotListProps {
  readonly pilots: WorldView['pilots']
  readonly people: People
  readonly seats: CampaignView['seats']
}

export function PilotList({ pilots, people, seats }: PilotListProps) {
  const { world } = useTexts()
  return (
    <Section title={world.pilots}>
      <ul className={styles.pilots}>
        {pilots.map(({ seat, health, fullHealth, energy, stress, trauma, is, card, dice, rests }) => (
          <li key={seat} data-state={is}>
            <div className={styles.who}>
              <ShipPicture ship={shipOf(seats, seat)} />
              <div>
                <h3>{pilotIn(people, seat)}</h3>
                <p>
                  {is === 'awake' && card !== null ? world.onCard({ card, dice }) : is === 'awake' ? '' : world[is]}
                  {is === 'awake' && rests && `, ${world.rests}`}
                </p>
              </div>
            </div>
            <ul className={styles.tracks}>
              <Track icon="health" name={world.health} value={`${health}/${fullHealth}`} />
              <Track icon="energy" name={world.energy} value={String(energy)} />
              <Track icon="d-stress" name={world.stress} value={String(stress)} />
              {trauma > 0 && <Track icon="trauma" name={world.trauma} value={String(trauma)} />}
            </ul>
          </li>
        ))}
      </ul>
    </Section>
  )
}

const Track = ({ icon, name, value }: { icon: IconName; name: string; value: string }) => (
  <li>
    <Icon name={icon} />
    <VisuallyHidden>{name} </VisuallyHidden>
    <b>{value}</b>
  </li>
)
