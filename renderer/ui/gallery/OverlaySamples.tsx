// Dialogs.
import { useState } from 'react'
import { Button, ButtonRow } from '../button/Button.tsx'
import { ConfirmDialog } from '../dialog/ConfirmDialog.tsx'
import { Dialog } from '../dialog/Dialog.tsx'
import { TextField } from '../text-field/TextField.tsx'
import { Sample } from './Sample.tsx'

type Shown = 'rename' | 'bin' | 'forever' | undefined

export function OverlaySamples() {
  const [shown, setShown] = useState<Shown>()
  const [name, setName] = useState('Two Chairs')
  const close = () => setShown(undefined)
  return (
    <Sample title="Dialogs" words="Only for deletion, a name, and a value asked once. Never over the board.">
      <ButtonRow>
        <Button onPress={() => setShown('rename')}>Rename…</Button>
        <Button onPress={() => setShown('bin')}>Move to bin…</Button>
        <Button onPress={() => setShown('forever')}>Delete for good…</Button>
      </ButtonRow>
      <Dialog
        open={shown === 'rename'}
        onClose={close}
        onSubmit={close}
        title="Rename Two Chairs"
        actions={
          <>
            <Button
              kind="act"
              submit
              keyHint="Enter"
              {...(name.trim() === '' ? { refusal: 'A campaign needs a name' } : {})}
            >
              Rename
            </Button>
            <Button keyHint="Escape" onPress={close}>
              Cancel
            </Button>
          </>
        }
      >
        <TextField label="Squad name" value={name} onChange={setName} autoFocus />
      </Dialog>
      <ConfirmDialog
        open={shown === 'bin'}
        onCancel={close}
        onConfirm={close}
        title="Move Two Chairs to the bin?"
        confirm="Move to bin"
        cancel="Keep"
      >
        <p>It stays there for 30 days with all its backups. Nothing is lost now.</p>
      </ConfirmDialog>
      <ConfirmDialog
        open={shown === 'forever'}
        onCancel={close}
        onConfirm={close}
        title="Delete Two Chairs for good?"
        confirm="Delete for good"
        mustType={{ name: 'Two Chairs', label: 'Type the name of the campaign', refusal: 'The name is not typed yet' }}
        error="The file is held by another program."
      >
        <p>The campaign and its 14 backups are removed from this computer. This cannot be taken back.</p>
      </ConfirmDialog>
    </Sample>
  )
}
