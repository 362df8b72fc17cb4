// Asks for a squad's name: a new one for the campaign, or that of its duplicate.
import { useState } from 'react'
import { mostCharacters } from '../../shared/contract/choices.ts'
import type { LibraryEntry } from '../../shared/contract/calls/library.ts'
import { useCommand } from '../api/client.ts'
import { refusalText } from '../i18n/refusal.ts'
import { useTexts } from '../i18n/texts.tsx'
import { Button } from '../ui/button/Button.tsx'
import { Dialog } from '../ui/dialog/Dialog.tsx'
import { TextField } from '../ui/text-field/TextField.tsx'
import { useToast } from '../ui/toast/Toast.tsx'

export interface NameDialogProps {
  kind: 'rename' | 'duplicate'
  entry: LibraryEntry
  onClose: () => void
}

export function NameDialog({ kind, entry, onClose }: NameDialogProps) {
  const texts = useTexts()
  const toast = useToast()
  const rename = useCommand('campaign.rename')
  const duplicate = useCommand('campaign.duplicate')
  const { actions } = texts.library
  const before = entry.card?.squad ?? ''
  const first = kind === 'rename' ? before : actions.copyOf({ squad: before }).slice(0, mostCharacters.squad)
  const [squad, setSquad] = useState(first)
  const [missing, setMissing] = useState(false)
  const { error, isPending } = kind === 'rename' ? rename : duplicate
  const send = () => {
    const input = { campaign: entry.id, squad: squad.trim() }
    if (isPending) return
    if (input.squad === '') setMissing(true)
    else if (kind === 'rename' && input.squad === before) onClose()
    else if (kind === 'rename') rename.mutate(input, { onSuccess: onClose })
    else
      duplicate.mutate(input, {
        onSuccess: () => {
          onClose()
          toast.done(actions.duplicated({ squad: input.squad }))
        },
      })
  }
  const refused = error === null ? undefined : refusalText(texts, error.refusal)
  const words = kind === 'rename' ? texts.common.rename : actions.duplicate
  return (
    <Dialog
      open
      onClose={onClose}
      onSubmit={send}
      title={kind === 'rename' ? actions.renameTitle({ squad: before }) : actions.duplicateTitle({ squad: before })}
      actions={
        <>
          <Button kind="act" submit keyHint="Enter" busy={isPending}>
            {words}
          </Button>
          <Button keyHint="Escape" onPress={onClose}>
            {texts.common.cancel}
          </Button>
        </>
      }
    >
      {kind === 'duplicate' && <p>{actions.duplicateWords}</p>}
      <TextField
        label={actions.squadName}
        value={squad}
        maxLength={mostCharacters.squad}
        autoFocus
        error={missing ? texts.errors.needed : refused}
        onChange={(next) => {
          setSquad(next)
          setMissing(false)
        }}
      />
    </Dialog>
  )
}
