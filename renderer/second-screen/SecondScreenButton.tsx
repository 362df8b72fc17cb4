// The way to the second screen from a fight, trip or visit: it says how many look on, and opens the switch without leaving that.
import { useState } from 'react'
import { useTexts } from '../i18n/texts.tsx'
import { Button } from '../ui/button/Button.tsx'
import { Dialog } from '../ui/dialog/Dialog.tsx'
import { SecondScreenSwitch } from './SecondScreenSwitch.tsx'
import { useSecondScreen } from './use-second-screen.ts'

export function SecondScreenButton() {
  const { common, secondScreen: words } = useTexts()
  const { stands } = useSecondScreen()
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  const isHidden = stands?.on === true && stands.hidden
  const count = stands?.on === true ? stands.devices : undefined
  return (
    <>
      <Button kind="quiet" size="small" icon={isHidden ? 'lock' : 'poi-look'} onPress={() => setOpen(true)}>
        {isHidden ? words.markHidden : count === undefined ? words.title : words.mark({ count })}
      </Button>
      <Dialog
        open={open}
        onClose={close}
        title={words.title}
        width="wide"
        actions={
          <Button keyHint="Escape" onPress={close}>
            {common.close}
          </Button>
        }
      >
        <SecondScreenSwitch />
      </Dialog>
    </>
  )
}
