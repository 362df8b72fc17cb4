// A visual tip for a control whose name is already its label; never the only place of a fact.
import { Tooltip as Base } from '@base-ui/react/tooltip'
import type { ReactElement, ReactNode } from 'react'
import { Kbd } from '../kbd/Kbd.tsx'
import styles from './Tooltip.module.css'

export interface TooltipProps {
  words: ReactNode
  keyHint?: string | undefined
  /** One focusable element that has its own accessible name. */
  children: ReactElement<Record<string, unknown>>
}

export function Tooltip({ words, keyHint, children }: TooltipProps) {
  return (
    <Base.Root>
      <Base.Trigger render={children} />
      <Base.Portal>
        <Base.Positioner className={styles.positioner} sideOffset={6}>
          <Base.Popup className={styles.tip}>
            {words} {keyHint !== undefined && <Kbd keys={keyHint} />}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
