// By hand: the table is right. What stands on ships, in piles and in the course of the fight is set as people say; each change is one
// step of its own, and only what can never be so is refused.
import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { useTexts } from '../../../../i18n/texts.tsx'
import { useCommands } from '../../../../keys/commands.tsx'
import { Button } from '../../../../ui/button/Button.tsx'
import { Tabs } from '../../../../ui/tabs/Tabs.tsx'
import { CourseTab } from './CourseTab.tsx'
import { handTabs, type HandProps, type HandState, type HandTab } from './hand-state.ts'
import styles from './Hand.module.css'
import { PilesTab } from './PilesTab.tsx'
import { ShipTab } from './ShipTab.tsx'

interface HandPanelProps extends HandProps {
  readonly state: HandState
  /** Why the last change was not made. */
  readonly refusal: ReactNode
  readonly onState: (state: HandState) => void
  readonly onClose: () => void
}

export function HandPanel({ state, refusal, onState, onClose, ...hand }: HandPanelProps) {
  const { combat } = useTexts()
  const panel = useRef<HTMLElement>(null)
  // Whoever opened it by key goes on by key: the arrows change the tab, Tab leads into it.
  useLayoutEffect(() => panel.current?.querySelector<HTMLElement>('[role=tab][aria-selected=true]')?.focus(), [])
  useCommands([{ keys: 'Escape', name: combat.hand.close, where: 'screen', run: onClose }])
  const panels: Readonly<Record<HandTab, ReactNode>> = {
    ship: <ShipTab {...hand} state={state} onState={onState} />,
    piles: <PilesTab {...hand} />,
    course: <CourseTab {...hand} />,
  }
  return (
    <section ref={panel} className={styles.panel} aria-label={combat.byHand}>
      <header className={styles.head}>
        <div>
          <h2>{combat.byHand}</h2>
          <p>{combat.hand.says}</p>
        </div>
        <Button kind="quiet" size="small" keyHint="Escape" onPress={onClose}>
          {combat.hand.close}
        </Button>
      </header>
      {refusal}
      <Tabs
        label={combat.byHand}
        value={state.tab}
        tabs={handTabs.map((value) => ({ value, label: combat.hand.tabs[value], panel: panels[value] }))}
        onChange={(tab) => onState({ ...state, tab })}
      />
    </section>
  )
}
