// The last lines of the log of this fight, newest decision first; inside a decision as it came about, each line with its rule.
import { useCall } from '../../../../api/client.ts'
import { useTexts } from '../../../../i18n/texts.tsx'
import type { Talk } from '../talk.ts'
import styles from './Panels.module.css'

/** Decisions that are shown. */
const most = 8

/** Lines that open a new paragraph: a ship, a phase or a round begins. */
const openings = ['enemyBegan', 'enemyPhaseBegan', 'roundBegan', 'actionBegan'].map((word) => `akarios.log.${word}`)

export function Log({ campaign, play, talk }: { campaign: string; play: string; talk: Talk }) {
  const { combat } = useTexts()
  const log = useCall('history.list', { campaign, play, most })
  const entries = (log.data?.entries ?? []).filter(({ standing, notes }) => standing === 'counts' && notes.length > 0)
  return (
    <section className={styles.log} aria-label={combat.log}>
      <h2 className={styles.title}>{combat.log}</h2>
      {entries.length === 0 && <p>{combat.nothingYet}</p>}
      {entries.map(({ n, notes }) => (
        <ol key={n}>
          {notes.map((note, index) => (
            <li key={index} data-opening={openings.includes(note.key) || undefined}>
              <span>{talk.tell(note)}</span>
              {note.rule !== undefined && <small>{note.rule}</small>}
            </li>
          ))}
        </ol>
      ))}
    </section>
  )
}
