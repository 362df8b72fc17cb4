// What can be done with the chosen campaign's file: rename, duplicate, export, close, move to the bin. What its state does not
// allow is not offered; the banner above says why.
import { useState, type ReactNode } from 'react'
import type { LibraryEntry } from '../../shared/contract/calls/library.ts'
import { useCommand } from '../api/client.ts'
import { refusalText } from '../i18n/refusal.ts'
import { useTexts } from '../i18n/texts.tsx'
import { Button, ButtonRow } from '../ui/button/Button.tsx'
import { useToast } from '../ui/toast/Toast.tsx'
import { BinDialog } from './BinDialog.tsx'
import { ExportDialog } from './ExportDialog.tsx'
import { isShut } from './entry.ts'
import { NameDialog } from './NameDialog.tsx'

type Asked = 'rename' | 'duplicate' | 'export' | 'bin'

/** `children`: the buttons that come first. */
export function FileActions({ entry, children }: { entry: LibraryEntry; children: ReactNode }) {
  const texts = useTexts()
  const toast = useToast()
  const close = useCommand('campaign.close')
  const [asked, setAsked] = useState<Asked>()
  const { actions } = texts.library
  const { id, state, card } = entry
  const name = card?.squad ?? texts.library.unnamed
  const ready = !isShut(state)
  const done = () => setAsked(undefined)
  const letGo = () =>
    close.mutate(
      { campaign: id },
      {
        onSuccess: () => toast.done(actions.closed({ squad: name })),
        onError: ({ refusal }) => toast.bad(refusalText(texts, refusal)),
      },
    )
  return (
    <>
      <ButtonRow>
        {children}
        {ready && (
          <>
            <Button kind="quiet" icon="pencil" onPress={() => setAsked('rename')}>
              {texts.common.rename}
            </Button>
            <Button kind="quiet" icon="copy" onPress={() => setAsked('duplicate')}>
              {actions.duplicate}
            </Button>
          </>
        )}
        {(ready || state === 'in-use') && (
          <Button kind="quiet" icon="export" onPress={() => setAsked('export')}>
            {actions.export}
          </Button>
        )}
        {state === 'open' && (
          <Button kind="quiet" icon="check" onPress={letGo} busy={close.isPending}>
            {actions.close}
          </Button>
        )}
        {state !== 'in-use' && (
          <Button kind="quiet" icon="bin" onPress={() => setAsked('bin')}>
            {actions.bin}
          </Button>
        )}
      </ButtonRow>
      {(asked === 'rename' || asked === 'duplicate') && <NameDialog kind={asked} entry={entry} onClose={done} />}
      {asked === 'export' && <ExportDialog campaign={id} name={name} onClose={done} />}
      <BinDialog open={asked === 'bin'} campaign={id} name={name} onClose={done} />
    </>
  )
}
