// The log of this fight as it came about, each line with its rule; the last decision is in sight from its beginning.
import { memo, useLayoutEffect, useRef } from 'react'
import type { ShownEntry } from '../../../../../shared/contract/second-screen.ts'
import { useTexts } from '../../../../i18n/texts.tsx'
import { moveAmongRules } from '../../../../rules/rule-arrows.ts'
import { RuleId } from '../../../../rules/RuleId.tsx'
import type { Talk } from '../talk.ts'
import { useFightLog } from '../use-fight-log.ts'
import styles from './Log.module.css'
import panel from './Panels.module.css'

/** Lines that open a new paragraph: a ship, a phase or a round begins. */
const openings = ['enemyBegan', 'enemyPhaseBegan', 'roundBegan', 'actionBegan'].map((word) => `akarios.log.${word}`)

interface LogProps {
  readonly campaign: string
  readonly play: string
  readonly talk: Talk
  /** The line of the last decision up to which it is told so far; missing: all of it. */
  readonly lit?: number | undefined
}

export function Log({ campaign, play, ...shown }: LogProps) {
  return <LogLines {...shown} log={useFightLog(campaign, play)} />
}

interface LogLinesProps extends Pick<LogProps, 'talk' | 'lit'> {
  /** Newest first; undefined until it is read. */
  readonly log: readonly ShownEntry[] | undefined
  /** The rules cannot be opened from here: their ids are only named. */
  readonly onlyShown?: boolean
}

export const LogLines = memo(function LogLines({ log, talk, lit, onlyShown = false }: LogLinesProps) {
  const { combat } = useTexts()
  const entries = (log ?? []).filter(({ notes }) => notes.length > 0)
  const told = useRef<HTMLDivElement>(null)
  const last = entries[0]?.n
  useLayoutEffect(() => {
    const list = told.current
    const newest = list?.lastElementChild
    // Its beginning where it is long, so that one reads from there; else the end of the log.
    if (list && newest) list.scrollTop += newest.getBoundingClientRect().top - list.getBoundingClientRect().top
  }, [last])
  return (
    <section className={styles.log} aria-label={combat.log}>
      <h2 className={panel.title}>{combat.log}</h2>
      {log !== undefined && entries.length === 0 && <p>{combat.nothingYet}</p>}
      {/* It scrolls, so it can be reached by key. */}
      <div
        ref={told}
        className={styles.told}
        role="log"
        aria-label={combat.log}
        tabIndex={0}
        onKeyDown={moveAmongRules}
      >
        {entries.toReversed().map(({ n, notes }) => (
          <ol key={n}>
            {notes.slice(0, n === last && lit !== undefined ? lit + 1 : undefined).map((note, index) => (
              <Line
                key={index}
                words={talk.tell(note)}
                rule={note.rule}
                isOpening={openings.includes(note.key)}
                onlyShown={onlyShown}
                isReached={n === last}
              />
            ))}
          </ol>
        ))}
      </div>
    </section>
  )
})

interface LineProps {
  readonly words: string
  readonly rule: string | undefined
  readonly isOpening: boolean
  readonly onlyShown: boolean
  /** Its rule is on the way of the Tab key. */
  readonly isReached: boolean
}

/** Most lines stay as they are when more is told. */
const Line = memo(function Line({ words, rule, isOpening, onlyShown, isReached }: LineProps) {
  return (
    <li data-opening={isOpening || undefined}>
      <span>{words}</span>
      {rule !== undefined && <small>{onlyShown ? rule : <RuleId id={rule} tabIndex={isReached ? 0 : -1} />}</small>}
    </li>
  )
})
