// A long list of which only the rows in sight are drawn. The keyboard moves an active row; a reader hears its place.
import { useVirtualizer } from '@tanstack/react-virtual'
import { useId, useLayoutEffect, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { useTexts } from '../../i18n/texts.tsx'
import { usePartKeys } from '../../keys/commands.tsx'
import styles from './VirtualList.module.css'

export interface VirtualListProps<Row> {
  label: string
  rows: readonly Row[]
  rowKey: (row: Row) => string
  children: (row: Row) => ReactNode
  /** Place of the active row in `rows`, -1 for none. */
  active: number
  onActive: (index: number) => void
  /** Enter or a click on a row. */
  onChoose?: (row: Row) => void
  /** Height of a row before it is measured, in rem. */
  estimate?: number
  /** Height of the list in rem. */
  height?: number
}

const rem = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize)

export function VirtualList<Row>(props: VirtualListProps<Row>) {
  const { label, rows, rowKey, children, active, onActive, onChoose, estimate = 3, height = 24 } = props
  const keys = useTexts().shell.listKeys
  const base = useId()
  const frame = useRef<HTMLDivElement>(null)
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => frame.current,
    estimateSize: () => estimate * rem(),
    overscan: 6,
    getItemKey: (index) => {
      const row = rows[index]
      return row === undefined ? index : rowKey(row)
    },
  })
  const first = useRef(active)
  useLayoutEffect(() => {
    if (first.current > 0) virtual.scrollToIndex(first.current, { align: 'start' })
  }, [virtual])
  const idOf = (index: number) => `${base}row${index}`
  const goTo = (index: number) => {
    const next = Math.max(0, Math.min(rows.length - 1, index))
    onActive(next)
    virtual.scrollToIndex(next)
  }
  const page = () => Math.max(1, virtual.getVirtualItems().length - 13)
  const moves: Readonly<Record<string, { readonly name: string; readonly run: () => void }>> = {
    ArrowDown: { name: keys.next, run: () => goTo(active + 1) },
    ArrowUp: { name: keys.previous, run: () => goTo(active - 1) },
    PageDown: { name: keys.pageDown, run: () => goTo(active + page()) },
    PageUp: { name: keys.pageUp, run: () => goTo(active - page()) },
    Home: { name: keys.first, run: () => goTo(0) },
    End: { name: keys.last, run: () => goTo(rows.length - 1) },
    ...(onChoose === undefined ? {} : { Enter: { name: keys.choose, run: () => choose(active) } }),
  }
  usePartKeys(
    label,
    Object.entries(moves).map(([press, { name }]) => ({ keys: press, name })),
  )
  const choose = (index: number) => {
    const row = rows[index]
    if (row !== undefined) onChoose?.(row)
  }
  const press = (event: KeyboardEvent) => {
    const move = moves[event.key]
    if (move === undefined || event.ctrlKey || event.altKey) return
    event.preventDefault()
    move.run()
  }
  const activeShown = virtual.getVirtualItems().some((item) => item.index === active)
  return (
    <div
      ref={frame}
      className={styles.frame}
      role="listbox"
      data-in-page
      aria-label={label}
      aria-activedescendant={activeShown ? idOf(active) : undefined}
      tabIndex={0}
      style={{ blockSize: `${height}rem` }}
      onKeyDown={press}
    >
      <div className={styles.inside} role="presentation" style={{ blockSize: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map((item) => {
          const row = rows[item.index]
          if (row === undefined) return null
          return (
            <div
              key={item.key}
              ref={virtual.measureElement}
              id={idOf(item.index)}
              data-index={item.index}
              className={styles.row}
              role="option"
              aria-selected={item.index === active}
              aria-posinset={item.index + 1}
              aria-setsize={rows.length}
              style={{ translate: `0 ${item.start}px` }}
              onClick={() => {
                onActive(item.index)
                choose(item.index)
              }}
            >
              {children(row)}
            </div>
          )
        })}
      </div>
    </div>
  )
}
