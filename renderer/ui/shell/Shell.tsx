// The frame round every screen: top bar, banners, and the main landmark with the screen in it.
import { useEffect, useRef } from 'react'
import { useTexts } from '../../i18n/texts.tsx'
import { print } from '../../screens.ts'
import type { ShellProps } from './shell-props.ts'
import { TopBar } from './TopBar.tsx'
import styles from './Shell.module.css'

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
