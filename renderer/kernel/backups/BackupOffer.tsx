// For a campaign that cannot be opened: the newest sound backup, what would be lost by going back to it, and the way there.
import { useState } from 'react'
import { useCall } from '../../api/client.ts'
import { formatMoment } from '../../i18n/format.ts'
import { refusalText } from '../../i18n/refusal.ts'
import { sentenceText } from '../../i18n/sentence.ts'
import { useLanguage, useTexts } from '../../i18n/texts.tsx'
import { Button } from '../../ui/button/Button.tsx'
import { Loading } from '../../ui/loading/Loading.tsx'
import { lostBy } from './ledger.ts'
import { RestoreDialog } from './RestoreDialog.tsx'
import styles from './Backups.module.css'

export function BackupOffer({ campaign, onRestored }: { campaign: string; onRestored?: () => void }) {
  const texts = useTexts()
  const language = useLanguage()
  const list = useCall('backups.list', { campaign })
  const [asking, setAsking] = useState(false)
  const { backups } = texts
  if (list.error) return <p className={styles.bad}>{refusalText(texts, list.error.refusal)}</p>
  if (!list.data) return <Loading words={backups.reading} lines={2} />
  const offered = list.data.backups.find(({ id }) => id === list.data.offer?.backup)
  if (offered === undefined) return <p>{backups.noneSound}</p>
  const lost = lostBy(offered, list.data, undefined)
  return (
    <div className={styles.offer}>
      <p className={styles.offerTitle}>{backups.offer({ when: formatMoment(language, offered.madeAt) })}</p>
      {offered.last !== undefined && (
        <p className={styles.second}>{backups.endsWith({ step: sentenceText(texts, language, offered.last) })}</p>
      )}
      <p>
        {lost === undefined ? backups.lostUnknown : lost === 0 ? backups.lostNothing : backups.lost({ count: lost })}
      </p>
      <Button kind="act" icon="repeat" onPress={() => setAsking(true)}>
        {backups.replaceDo}
      </Button>
      <RestoreDialog
        campaign={campaign}
        backup={asking ? offered : undefined}
        lost={lost}
        damaged
        onClose={() => setAsking(false)}
        {...(onRestored === undefined ? {} : { onRestored })}
      />
    </div>
  )
}
