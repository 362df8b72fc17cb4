// The sheet of a card, pilot, ship or enemy, beside what one is doing.
import { useCall } from '../api/client.ts'
import { refusalText } from '../i18n/refusal.ts'
import { useTexts } from '../i18n/texts.tsx'
import { Entry } from '../packs/Entry.tsx'
import { Button } from '../ui/button/Button.tsx'
import { Dialog } from '../ui/dialog/Dialog.tsx'
import { Failure } from '../ui/failure/Failure.tsx'
import { Loading } from '../ui/loading/Loading.tsx'
import type { EntryKind } from './things.ts'

export interface EntryDialogProps {
  entry: { readonly kind: EntryKind; readonly id: string }
  open: boolean
  onClose: () => void
}

export function EntryDialog({ entry: { kind, id }, open, onClose }: EntryDialogProps) {
  const texts = useTexts()
  const read = useCall('packs.entry', { kind, id })
  const packs = useCall('packs.list', {})
  const error = read.error ?? packs.error
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={texts.search.kinds[kind]}
      place="side"
      reading
      actions={
        <Button keyHint="Escape" onPress={onClose}>
          {texts.common.close}
        </Button>
      }
    >
      {error ? (
        <Failure title={texts.packs.failed} happened={refusalText(texts, error.refusal)} />
      ) : read.data === undefined || packs.data === undefined ? (
        <Loading words={texts.packs.reading} lines={4} />
      ) : (
        <Entry entry={read.data} packs={packs.data.packs} keyed={false} />
      )}
    </Dialog>
  )
}
