// The frame round every screen: top bar, banners, and the main landmark with the screen in it.
import { useEffect, useRef, type ReactNode } from 'react'
import { useTexts } from '../../i18n/texts.tsx'
import { print, type Screen } from '../../screens.ts'
import type { SavedState } from '../saved-mark/SavedMark.tsx'
import { TopBar } from './TopBar.tsx'
import styles from './Shell.module.css'

export interface Place {
  to: Screen
  label: string
}

/** A step that can be taken back or done again: its name, and what does it. */
export interface StepOffer {
  /** The step in words; `undefined` while there is none. */
  step: string | undefined
  onPress: () => void
  busy?: boolean
}

export interface ShellProps {
  /** The screen's name, for the document's title and the folded menu. */
  title: string
  screen: Screen
  /** The campaign that is open: its name replaces the product's. */
  campaign?: string
  /** Places of the open campaign. */
  places?: readonly Place[]
  undo?: StepOffer
  redo?: StepOffer
  saved?: SavedState
  onSearch?: () => void
  onHelp: () => void
  /** Banners under the top bar, as long as they are true. */
  banners?: ReactNode
  children: ReactNode
}

export function Shell({ banners, children, ...bar }: ShellProps) {
  const { title, campaign, screen } = bar
  const texts = useTexts()
  const main = useRef<HTMLElement>(null)
  const address = print(screen)
  const shown = useRef(address)

  useEffect(() => {
    document.title = [title, campaign, texts.common.product].filter((part) => part !== undefined).join(' · ')
  }, [title, campaign, texts])

  useEffect(() => {
    if (shown.current === address) return
    shown.current = address
    window.scrollTo(0, 0)
    // A screen may have put the focus on its first field already.
    if (main.current?.contains(document.activeElement) !== true) main.current?.focus({ preventScroll: true })
  }, [address])

  return (
    <div className={styles.app}>
      <a
        className={styles.skip}
        href="#main"
        onClick={(event) => {
          event.preventDefault()
          main.current?.focus()
        }}
      >
        {texts.shell.skipToContent}
      </a>
      <TopBar {...bar} />
      <div className={styles.banners}>{banners}</div>
      <main ref={main} id="main" className={styles.sheet} tabIndex={-1}>
        {children}
      </main>
    </div>
  )
}
