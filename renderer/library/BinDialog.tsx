// Asks before a campaign goes into the bin: what that means and until when it can be taken back.
import { useState } from 'react'
import { daysInBin } from '../../shared/contract/bounds.ts'
import { useCommand } from '../api/client.ts'
import { formatDate } from '../i18n/format.ts'
import { refusalText } from '../i18n/refusal.ts'
import { useLanguage, useTexts } from '../i18n/texts.tsx'
import { ConfirmDialog } from '../ui/dialog/ConfirmDialog.tsx'
import { useToast } from '../ui/toast/Toast.tsx'

export interface BinDialogProps {
  open: boolean
  campaign: string
  name: string
  onClose: () => void
}

export function BinDialog({ open, campaign, name, onClose }: BinDialogProps) {
  const texts = useTexts()
  const language = useLanguage()
  const toast = useToast()
  const bin = useCommand('campaign.bin')
  const takeBack = useCommand('campaign.takeBack')
  const { binning } = texts.library
  const [today] = useState(() => Date.now())
  const date = formatDate(language, today + daysInBin * 86_400_000)
  const close = () => {
    bin.reset()
    onClose()
  }
  const bad = ({ refusal }: { refusal: Parameters<typeof refusalText>[1] }) => toast.bad(refusalText(texts, refusal))
  return (
    <ConfirmDialog
      open={open}
      title={binning.title({ squad: name })}
      confirm={binning.confirm}
      busy={bin.isPending}
      error={bin.error === null ? undefined : refusalText(texts, bin.error.refusal)}
      onCancel={close}
      onConfirm={() =>
        bin.mutate(
          { campaign },
          {
            onSuccess: () => {
              close()
              toast.done(binning.done({ squad: name }), {
                label: binning.takeBack,
                onPress: () => takeBack.mutate({ campaign }, { onError: bad }),
              })
            },
          },
        )
      }
    >
      <p>{binning.words({ date })}</p>
      <p>{binning.backups}</p>
    </ConfirmDialog>
  )
}
