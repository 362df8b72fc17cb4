// How far long work has come, with its way out.
import { Progress as Base } from '@base-ui/react/progress'
import { useTexts } from '../../i18n/texts.tsx'
import { useCommands } from '../../keys/commands.tsx'
import { Button } from '../button/Button.tsx'
import styles from './Progress.module.css'

export interface ProgressProps {
  /** What is going on: "Checking backup 12 of 20". */
  label: string
  /** 0 to 1, or `null` while nobody can say. */
  share: number | null
  /** What a person may do meanwhile. */
  words?: string
  onCancel?: () => void
}

export function Progress({ label, share, words, onCancel }: ProgressProps) {
  const texts = useTexts()
  const cancel = { keys: 'Escape', name: `${texts.common.cancel}: ${label}`, where: 'screen' } as const
  useCommands([{ ...cancel, run: () => onCancel?.(), off: onCancel === undefined }])
  const percent = share === null ? null : Math.round(share * 100)
  return (
    <div className={styles.progress}>
      <Base.Root
        className={styles.meter}
        value={percent}
        getAriaValueText={(formatted, value) => (value === null ? texts.common.progressUnknown : formatted)}
      >
        <span className={styles.head}>
          <Base.Label className={styles.label}>{label}</Base.Label>
          <span className={styles.figure}>{percent === null ? '' : `${percent} %`}</span>
        </span>
        <Base.Track className={styles.track}>
          <Base.Indicator className={styles.done} />
        </Base.Track>
      </Base.Root>
      {words !== undefined && <p className={styles.words}>{words}</p>}
      {onCancel !== undefined && (
        <Button kind="quiet" keyHint="Escape" onPress={onCancel}>
          {texts.common.cancel}
        </Button>
      )}
    </div>
  )
}
