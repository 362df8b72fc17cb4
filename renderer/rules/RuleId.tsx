// A rule id as it is shown anywhere: a real link into the reference that opens the rule beside what one is doing.
import { Fragment, type MouseEvent } from 'react'
import { useTexts } from '../i18n/texts.tsx'
import { print } from '../screens.ts'
import { ruleIds } from './ledger.ts'
import { useOpenRules } from './open-rules.ts'
import styles from './Rules.module.css'

interface RuleIdProps {
  readonly id: string
  /** -1 in lists that have a way of their own from one id to the next. */
  readonly tabIndex?: number
}

export function RuleId({ id, tabIndex }: RuleIdProps) {
  const { rules } = useTexts()
  const open = useOpenRules()
  const press = (event: MouseEvent) => {
    const wantsWindow = event.ctrlKey || event.metaKey || event.shiftKey
    if (open === undefined || wantsWindow) return
    event.preventDefault()
    open([id])
  }
  return (
    <a
      className={styles.link}
      href={print({ name: 'rules', at: id })}
      aria-label={rules.rule({ rule: id })}
      tabIndex={tabIndex}
      onClick={press}
    >
      {id}
    </a>
  )
}

/** A sentence in which every rule id can be followed. */
export function WithRuleIds({ children }: { children: string }) {
  const ids = children.match(ruleIds) ?? []
  return children.split(ruleIds).map((words, at) => {
    const id = ids[at]
    return (
      <Fragment key={at}>
        {words}
        {id !== undefined && <RuleId id={id} />}
      </Fragment>
    )
  })
}
