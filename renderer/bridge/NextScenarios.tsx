// What the squad may play next: at the beginning of a campaign the scenario that opens it (rule CS-014).
import type { CampaignView } from '../../shared/contract/calls/campaign.ts'
import { useTexts } from '../i18n/texts.tsx'
import { SectionHeader } from '../ui/page-header/PageHeader.tsx'
import styles from './NextScenarios.module.css'

export function NextScenarios({ scenarios }: { scenarios: CampaignView['scenarios'] }) {
  const { bridge, game } = useTexts()
  if (scenarios.length === 0) return null
  return (
    <div className={styles.next}>
      <SectionHeader title={bridge.first} ruled />
      <ul className={styles.scenarios} aria-label={bridge.first}>
        {scenarios.map(({ number, page }) => (
          <li key={number}>
            {[game.scenario({ number }), ...(page === undefined ? [] : [game.onPage({ page })])].join(', ')}
          </li>
        ))}
      </ul>
      <p className={styles.why}>{bridge.firstWhy}</p>
    </div>
  )
}
