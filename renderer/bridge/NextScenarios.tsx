// What the squad may play next: at the beginning of a campaign the scenario that opens it (rule CS-014), later what is scouted or
// where the last entry sends it.
import type { CampaignView } from '../../shared/contract/calls/campaign.ts'
import { useTexts } from '../i18n/texts.tsx'
import { SectionHeader } from '../ui/page-header/PageHeader.tsx'
import styles from './NextScenarios.module.css'

export function NextScenarios({ scenarios }: { scenarios: CampaignView['scenarios'] }) {
  const { bridge, game } = useTexts()
  if (scenarios.length === 0) return null
  const isFirst = scenarios.some(({ page }) => page !== undefined)
  const title = isFirst ? bridge.first : bridge.next
  return (
    <div className={styles.next}>
      <SectionHeader title={title} ruled />
      <ul className={styles.scenarios} aria-label={title}>
        {scenarios.map(({ number, page }) => (
          <li key={number}>
            {[game.scenario({ number }), ...(page === undefined ? [] : [game.onPage({ page })])].join(', ')}
          </li>
        ))}
      </ul>
      <p className={styles.why}>{isFirst ? bridge.firstWhy : bridge.nextWhy}</p>
    </div>
  )
}
