// On the bridge of a campaign in which nothing has been played here yet: the way to tell what was played before.
import { useCall } from '../../../api/client.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { LinkButton } from '../../../ui/link/Link.tsx'
import { SectionHeader } from '../../../ui/page-header/PageHeader.tsx'
import styles from './CatchUp.module.css'

export function CatchUpOffer({ campaign }: { campaign: string }) {
  const { catchUp: words } = useTexts()
  const squad = useCall('squad.view', { campaign }).data
  if (squad === undefined || squad.scenarios.length > 0 || squad.open !== null) return null
  return (
    <div className={styles.offer}>
      <SectionHeader title={words.underWay} ruled />
      <p className={styles.line}>{words.underWayWhy}</p>
      <LinkButton to={{ name: 'catchUp', campaign }}>{words.begin}</LinkButton>
    </div>
  )
}
