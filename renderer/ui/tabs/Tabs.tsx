// A few panels of one screen, one in sight.
import { Tabs as Base } from '@base-ui/react/tabs'
import type { ReactNode } from 'react'
import styles from './Tabs.module.css'

export interface Tab<Value extends string> {
  value: Value
  label: string
  /** Something to see before the words, such as a ship. */
  picture?: ReactNode
  /** How many things lie in the panel. */
  count?: number
  panel: ReactNode
}

export interface TabsProps<Value extends string> {
  label: string
  value: Value
  tabs: readonly Tab<Value>[]
  onChange: (value: Value) => void
}

export function Tabs<Value extends string>({ label, value, tabs, onChange }: TabsProps<Value>) {
  return (
    <Base.Root value={value} onValueChange={(next) => onChange(next as Value)} className={styles.tabs}>
      <Base.List className={styles.list} aria-label={label} activateOnFocus>
        {tabs.map((tab) => (
          <Base.Tab key={tab.value} value={tab.value} className={styles.tab}>
            {tab.picture}
            {tab.label} {tab.count !== undefined && <span className={styles.count}>{tab.count}</span>}
          </Base.Tab>
        ))}
      </Base.List>
      {tabs.map((tab) => (
        <Base.Panel key={tab.value} value={tab.value} className={styles.panel}>
          {tab.panel}
        </Base.Panel>
      ))}
    </Base.Root>
  )
}
