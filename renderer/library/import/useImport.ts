// When a campaign file is to be taken in: the button, the menu of the desktop, or a file that the system gave the app to open.
import { useEffect, useEffectEvent, useState } from 'react'
import { call, CallRefused } from '../../api/client.ts'
import { useMenu } from '../../api/menu.ts'
import { go } from '../../screens.ts'
import type { Importing } from './ImportDialog.tsx'

export interface ImportControl {
  readonly importing: Importing | undefined
  /** Lets a person choose a file. */
  readonly choose: () => void
  readonly close: () => void
}

export function useImport(): ImportControl {
  const [importing, setImporting] = useState<Importing>()
  /** Takes a file that waits; without one, `orElse`. */
  const takeWaiting = (orElse: () => void) => {
    const show = (next: Importing) => {
      go({ name: 'library' })
      setImporting(next)
    }
    void call('import.opened', {}).then(
      ({ file }) => (file === undefined ? orElse() : show({ at: 'look', ...file })),
      (fault: unknown) => {
        if (fault instanceof CallRefused) show({ at: 'choose', refusal: fault.refusal })
      },
    )
  }
  const choose = () => setImporting({ at: 'choose' })
  const atStart = useEffectEvent(() => takeWaiting(() => undefined))
  // The menu's word may have come before the page could hear it.
  useEffect(() => atStart(), [])
  useMenu({ importCampaign: () => takeWaiting(choose) })
  // The next file that waits has its turn when this one is done with.
  const close = () => {
    setImporting(undefined)
    takeWaiting(() => undefined)
  }
  return { importing, choose, close }
}
