// The last lines of the log of this fight, newest first, each with its rule.
import { useCall } from '../../../../api/client.ts'
import { useTexts } from '../../../../i18n/texts.tsx'
import type { Talk } from '../talk.ts'
import styles from './Panels.module.css'

/** Entries that are asked for, and lines that are shown. */
const entries = 12
const lines = 30

export function Log({ campaign, play, talk }: { campaign: string; play: string; talk: Talk }) {
  const { combat } = useTexts()
  const log = useCall('history.list', { campaign, play, most: entries })
  const notes = (log.data?.entries ?? [])
    .filter(({ standing }) => standing === 'counts')
    .flatMap(({ n, notes: told }) => told.map((note, index) => ({ id: `${n}.${index}`, note })).toReversed())
    .slice(0, lines)
  return (
    <section className={styles.log} aria-label={combat.log}>
      <h2 className={styles.title}>{combat.log}</h2>
      {notes.length === 0 && <p>{combat.nothingYet}</p>}
      <ol>
        {notes.map(({ id, note }) => (
          <li key={id}>
            <span>{talk.tell(note)}</span>
            {note.rule !== undefined && <small>{note.rule}</small>}
          </li>
        ))}
      </ol>
    </section>
  )
}
