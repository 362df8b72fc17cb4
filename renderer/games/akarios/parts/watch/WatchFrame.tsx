// What is played outside of fights as those see it who only look on: whose it is, what it is, what is decided now, and the last lines of
// the log. Nothing here can be pressed.
import type { ReactNode } from 'react'
import type { ShownEntry } from '../../../../../shared/contract/second-screen.ts'
import { sentenceText, type People } from '../../../../i18n/sentence.ts'
import { useLanguage, useTexts } from '../../../../i18n/texts.tsx'
import { Section } from '../../../../ui/section/Section.tsx'
import styles from './WatchFrame.module.css'

interface WatchFrameProps {
  readonly squad: string
  readonly title: string
  readonly subtitle?: string
  /** Why what stands here may be out of date. */
  readonly notice: ReactNode
  /** The map, or the cards. */
  readonly board: ReactNode
  /** Under it; last where it is narrow. */
  readonly below?: ReactNode
  readonly log: readonly ShownEntry[]
  readonly people: People
  /** What stands beside it, before the log. */
  readonly children: ReactNode
}

export function WatchFrame({ squad, title, subtitle, notice, board, below, log, people, children }: WatchFrameProps) {
  return (
    <main className={styles.watch}>
      {notice}
      <header className={styles.head}>
        <p>{squad}</p>
        <h1>{title}</h1>
        {subtitle !== undefined && <p>{subtitle}</p>}
      </header>
      <div className={styles.layout}>
        <div className={styles.board}>{board}</div>
        <div className={styles.sheet}>
          {children}
          <Told log={log} people={people} />
        </div>
        {below !== undefined && <div className={styles.below}>{below}</div>}
      </div>
    </main>
  )
}

interface WatchedDecisionProps {
  readonly rule?: string
  /** What may be answered, in words. */
  readonly options?: readonly string[]
  readonly children: ReactNode
}

/** The open decision, with its rule. */
export const WatchedDecision = ({ rule, options = [], children }: WatchedDecisionProps) => (
  <section className={styles.decision}>
    <h2>
      {children} {rule !== undefined && <small>{rule}</small>}
    </h2>
    {options.length > 0 && (
      <ul>
        {options.map((option) => (
          <li key={option}>{option}</li>
        ))}
      </ul>
    )}
  </section>
)

/** Newest first, as the eye comes to it from the decision above. */
function Told({ log, people }: Pick<WatchFrameProps, 'log' | 'people'>) {
  const texts = useTexts()
  const language = useLanguage()
  const entries = log.filter(({ notes }) => notes.length > 0)
  if (entries.length === 0) return null
  return (
    <Section title={texts.combat.log}>
      <div role="log" aria-label={texts.combat.log} className={styles.log}>
        {entries.map(({ n, notes }) => (
          <ul key={n}>
            {notes.map((note, at) => (
              <li key={at}>
                {sentenceText(texts, language, note, people)} {note.rule !== undefined && <small>{note.rule}</small>}
              </li>
            ))}
          </ul>
        ))}
      </div>
    </Section>
  )
}
