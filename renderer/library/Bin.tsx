// The bin below the shelf: how many campaigns lie in it, until when each is kept, and taking one back.
import { useState } from 'react'
import type { Binned } from '../../shared/contract/calls/library.ts'
import { useCommand } from '../api/client.ts'
import { formatDate } from '../i18n/format.ts'
import { refusalText } from '../i18n/refusal.ts'
import { useLanguage, useTexts } from '../i18n/texts.tsx'
import { Button } from '../ui/button/Button.tsx'
import { Icon } from '../ui/icon/Icon.tsx'
import { TextButton } from '../ui/link/Link.tsx'
import { useToast } from '../ui/toast/Toast.tsx'
import styles from './Bin.module.css'

export function Bin({ bin }: { bin: readonly Binned[] }) {
  const texts = useTexts()
  const language = useLanguage()
  const toast = useToast()
  const takeBack = useCommand('campaign.takeBack')
  const [shown, setShown] = useState(false)
  const { binning } = texts.library
  if (bin.length === 0) return null
  const back = ({ id, squad }: Binned) =>
    takeBack.mutate(
      { campaign: id },
      {
        onSuccess: () => toast.done(binning.back({ squad: squad === '' ? texts.library.unnamed : squad })),
        onError: ({ refusal }) => toast.bad(refusalText(texts, refusal)),
      },
    )
  return (
    <section className={styles.bin} aria-label={binning.bin}>
      <p className={styles.line}>
        <Icon name="bin" /> {binning.inBin({ count: bin.length })}{' '}
        <TextButton onPress={() => setShown(!shown)} label={shown ? binning.hideLong : binning.showLong}>
          {shown ? binning.hide : binning.show}
        </TextButton>
      </p>
      {shown && (
        <ul className={styles.list}>
          {bin.map((binned) => {
            const name = binned.squad === '' ? texts.library.unnamed : binned.squad
            return (
              <li key={binned.id} className={styles.row}>
                <span className={styles.names}>
                  <span className={styles.squad}>{name}</span>
                  <span className={styles.second}>
                    {binning.keptUntil({ date: formatDate(language, binned.keptUntil) })}
                  </span>
                </span>
                <Button
                  size="small"
                  icon="undo"
                  label={`${binning.takeBack}: ${name}`}
                  busy={takeBack.isPending}
                  onPress={() => back(binned)}
                >
                  {binning.takeBack}
                </Button>
              </li>
            )
          })}
        </ul>
      )}
    </section>
  )
}
