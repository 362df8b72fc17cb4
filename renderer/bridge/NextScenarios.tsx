// What the squad may play next: at the beginning of a campaign the scenario that opens it (rule CS-014), later what is scouted or
// where the last entry sends it. Those that a pack has as a fight stand among the fights.
import type { CampaignView } from '../../shared/contract/calls/campaign.ts'
import { useCall } from '../api/client.ts'
import { useTexts } from '../i18n/texts.tsx'
import { LinkButton } from '../ui/link/Link.tsx'
import { SectionHeader } from '../ui/page-header/PageHeader.tsx'
import styles from './NextScenarios.module.css'

export function NextScenarios({ campaign: { id, scenarios, access } }: { campaign: CampaignView }) {
  const { bridge, game } = useTexts()
  const owner = access === 'owner'
  const missions = useCall('fight.missions', owner ? { campaign: id } : undefined).data?.missions ?? []
  const listed = scenarios.filter(({ number }) => !missions.some(({ scenario }) => scenario === number))
  if (listed.length === 0) return null
  const isFirst = listed.some(({ page }) => page !== undefined)
  const title = isFirst ? bridge.first : bridge.next
  return (
    <div className={styles.next}>
      <SectionHeader title={title} ruled />
      <ul className={styles.scenarios} aria-label={title}>
        {listed.map(({ number, page }) => (
          <li key={number}>
            <span>
              {[game.scenario({ number }), ...(page === undefined ? [] : [game.onPage({ page })])].join(', ')}
            </span>
            {owner && (
              <LinkButton
                size="small"
                label={`${bridge.openScenario}: ${game.scenario({ number })}`}
                to={{ name: 'squad', campaign: id }}
              >
                {bridge.openScenario}
              </LinkButton>
            )}
          </li>
        ))}
      </ul>
      <p className={styles.why}>{isFirst ? bridge.firstWhy : bridge.nextWhy}</p>
    </div>
  )
}
