// How a trip and a visit put a question: its frame, its heading with the rule, its answers one below the other.
import { useEffect, useRef, type ReactNode } from 'react'
import { RuleId } from '../../../../rules/RuleId.tsx'
import styles from './Ask.module.css'

export const Ask = ({ children }: { readonly children: ReactNode }) => <div className={styles.question}>{children}</div>

interface AskHeadingProps {
  readonly level?: 2 | 3
  readonly rule?: string | undefined
  /** The button that led here is gone: whoever moved goes on from here. */
  readonly focused?: boolean
  readonly children: ReactNode
}

export function AskHeading({ level = 3, rule, focused = false, children }: AskHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (focused) heading.current?.focus()
  }, [focused])
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <Heading ref={heading} tabIndex={-1} className={styles.heading}>
      {children}
      {rule !== undefined && (
        <>
          {' '}
          <small>
            <RuleId id={rule} />
          </small>
        </>
      )}
    </Heading>
  )
}

/** Answers as list items. */
export const AskOptions = ({ children }: { readonly children: ReactNode }) => (
  <ul className={styles.options}>{children}</ul>
)
