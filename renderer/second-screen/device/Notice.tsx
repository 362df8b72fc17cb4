// A page of a device on which nothing is played: what it is, and what comes next.
import type { ReactNode } from 'react'
import { ShipDrawing } from '../../ui/icon/Icon.tsx'
import styles from './Device.module.css'

interface NoticeProps {
  readonly title: string
  readonly text: string
  readonly children?: ReactNode
}

export function Notice({ title, text, children }: NoticeProps) {
  return (
    <main className={styles.notice}>
      <ShipDrawing name="sparrow" size="large" />
      <h1>{title}</h1>
      <p role="status">{text}</p>
      {children}
    </main>
  )
}
