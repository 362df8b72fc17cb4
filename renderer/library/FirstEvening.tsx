// The shelf before anything stands on it: what the app is for, and the two ways to begin, without the box and with it.
import { useState } from 'react'
import { useTexts } from '../i18n/texts.tsx'
import { useCommands } from '../keys/commands.tsx'
import { go } from '../screens.ts'
import { useSettingsChange } from '../settings/use-settings-change.ts'
import { Button } from '../ui/button/Button.tsx'
import { EmptyState } from '../ui/empty-state/EmptyState.tsx'
import { ShipDrawing } from '../ui/icon/Icon.tsx'
import { TrainingDialog } from './TrainingDialog.tsx'

export function FirstEvening() {
  const { library } = useTexts()
  const [trying, setTrying] = useState(false)
  const { keep } = useSettingsChange()
  const tryOut = () => setTrying(true)
  /** Who has the box has its board on the table; the bridge lets them choose otherwise. */
  const own = () => {
    void keep({ tabletop: 'table' })
    go({ name: 'newCampaign' })
  }
  useCommands([
    { keys: 'Enter', name: library.owning, where: 'screen', run: own },
    { keys: 't', name: library.training.button, where: 'screen', run: tryOut },
  ])
  return (
    <>
      <EmptyState
        title={library.emptyTitle}
        picture={<ShipDrawing name="sparrow" size="large" />}
        actions={
          <>
            <Button kind="act" keyHint="Enter" onPress={own}>
              {library.owning}
            </Button>
            <Button keyHint="t" onPress={tryOut}>
              {library.training.button}
            </Button>
          </>
        }
      >
        <p>{library.emptyText}</p>
        <p>{library.emptyWays}</p>
      </EmptyState>
      {trying && <TrainingDialog onClose={() => setTrying(false)} />}
    </>
  )
}
