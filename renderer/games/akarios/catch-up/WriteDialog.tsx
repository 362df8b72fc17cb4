// The last look before a catch-up is written: what will stand in the log, and what was taken as played so.
import { refusalText } from '../../../i18n/refusal.ts'
import { sentenceText } from '../../../i18n/sentence.ts'
import { useLanguage, useTexts } from '../../../i18n/texts.tsx'
import { Banner } from '../../../ui/banner/Banner.tsx'
import { Button } from '../../../ui/button/Button.tsx'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { breachText } from './Breaches.tsx'
import styles from './CatchUp.module.css'
import type { CatchUp } from './use-catch-up.ts'

export interface WriteDialogProps {
  catchUp: CatchUp
  onClose: () => void
  onDone: () => void
}

export function WriteDialog({ catchUp, onClose, onDone }: WriteDialogProps) {
  const texts = useTexts()
  const language = useLanguage()
  const { catchUp: words, common } = texts
  const { checked, busy, write, writeRefused } = catchUp
  const played = checked?.breaches ?? []
  return (
    <Dialog
      open
      onClose={onClose}
      onSubmit={() => write(onDone)}
      title={words.lookTitle}
      width="wide"
      actions={
        <>
          <Button kind="act" submit busy={busy}>
            {words.write}
          </Button>
          <Button kind="quiet" onPress={onClose}>
            {common.cancel}
          </Button>
        </>
      }
    >
      <p className={styles.line}>{words.lookWhy}</p>
      <ul className={styles.summary} aria-label={words.summary}>
        {checked?.summary.map((line, at) => (
          <li key={at}>{sentenceText(texts, language, line)}</li>
        ))}
      </ul>
      {played.length > 0 && (
        <>
          <h3>{words.playedSoTitle}</h3>
          <ul className={styles.summary} aria-label={words.playedSoTitle}>
            {played.map((breach) => (
              <li key={breach.id}>{breachText(texts, breach, true)}</li>
            ))}
          </ul>
        </>
      )}
      {writeRefused !== undefined && (
        <Banner tone="danger">
          <p>{refusalText(texts, writeRefused)}</p>
          <p>{words.refusedKept}</p>
        </Banner>
      )}
    </Dialog>
  )
}
