// Links to screens: in running text, or looking like a button. Always a real address.
import type { ReactNode } from 'react'
import { print, type Screen } from '../../screens.ts'
import { ButtonFace, buttonClass, type ButtonLook } from '../button/Button.tsx'
import styles from './Link.module.css'

export function TextLink({ to, children }: { to: Screen; children: ReactNode }) {
  return (
    <a className={styles.link} href={print(to)}>
      {children}
    </a>
  )
}

export interface LinkButtonProps extends ButtonLook {
  to: Screen
  children: ReactNode
  label?: string
}

export function LinkButton({ to, kind, size, icon, keyHint, children, label }: LinkButtonProps) {
  return (
    <a className={buttonClass(kind, size)} href={print(to)} aria-label={label}>
      <ButtonFace icon={icon} keyHint={keyHint}>
        {children}
      </ButtonFace>
    </a>
  )
}

/** An action that reads like a link inside a sentence ("1 campaign in the bin. Show"). */
export function TextButton({ onPress, children, label }: { onPress: () => void; children: ReactNode; label?: string }) {
  return (
    <button type="button" className={styles.link} onClick={onPress} aria-label={label}>
      {children}
    </button>
  )
}
