// Asks before a backup takes the place of a campaign: what would be lost, and what is kept of the file as it is now.
import { useCommand } from '../../api/client.ts'
import { formatMoment } from '../../i18n/format.ts'
import { refusalText } from '../../i18n/refusal.ts'
import { useLanguage, useTexts } from '../../i18n/texts.tsx'
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx'
import { useToast } from '../../ui/toast/Toast.tsx'
import type { Backup } from './ledger.ts'

export interface RestoreDialogProps {
  campaign: string
  /** The backup that is asked about; nothing while nobody asks. */
  backup: Backup | undefined
  /** Entries that would be lost; nothing when unknown. */
  lost: number | undefined
  /** The campaign's file cannot be opened: it is kept, and there is no way back to it. */
  damaged: boolean
  onClose: () => void
  onRestored?: () => void
}

export function RestoreDialog({ campaign, backup, lost, damaged, onClose, onRestored }: RestoreDialogProps) {
  const texts = useTexts()
  const language = useLanguage()
  const toast = useToast()
  const restore = useCommand('backups.restore')
  const { backups } = texts
  const when = backup === undefined ? '' : formatMoment(language, backup.madeAt)
  const close = () => {
    restore.reset()
    onClose()
  }
  return (
    <ConfirmDialog
      open={backup !== undefined}
      title={backups.replaceTitle({ when })}
      confirm={backups.replaceDo}
      kind={damaged ? 'act' : 'danger'}
      busy={restore.isPending}
      error={restore.error === null ? undefined : refusalText(texts, restore.error.refusal)}
      onCancel={close}
      onConfirm={() => {
        if (backup === undefined) return
        restore.mutate(
          { campaign, backup: backup.id, as: 'replace' },
          {
            onSuccess: () => {
              toast.done(backups.replaced({ when }))
              close()
              onRestored?.()
            },
          },
        )
      }}
    >
      <p>
        {lost === undefined ? backups.lostUnknown : lost === 0 ? backups.lostNothing : backups.lost({ count: lost })}
      </p>
      <p>{damaged ? backups.damagedKept : backups.setAside}</p>
    </ConfirmDialog>
  )
}
