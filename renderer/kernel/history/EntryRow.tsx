// One entry of the log: its number, what happened, when and who, how it stands now, and, unfolded, what followed from it.
import type { HistoryEntry } from '../../../shared/contract/calls/history.ts'
import { formatMoment } from '../../i18n/format.ts'
import { useLanguage, useTexts, type Texts } from '../../i18n/texts.tsx'
import type { IconName } from '../../ui/icons.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import { useSeats, useSentence } from '../speech.ts'
import styles from './History.module.css'

/** The shape of each kind. */
export const iconOf: Record<HistoryEntry['kind'], IconName> = {
  command: 'pencil',
  input: 'hand',
  undo: 'undo',
  redo: 'redo',
  wall: 'lock',
}

/** The entry in one sentence: what was done, or which step an undo or redo took. */
export function useEntryText(): (entry: HistoryEntry) => string {
  const texts = useTexts()
  const say = useSentence()
  return ({ kind, title }) => {
    const step = say(title)
    if (kind === 'undo') return texts.log.undid({ step })
    if (kind === 'redo') return texts.log.redid({ step })
    return step
  }
}

/** How the entry stands, in words; empty for one that simply counts. */
function useMarks(): (entry: HistoryEntry) => readonly string[] {
  const { history } = useTexts()
  return ({ standing, kind, means, reveals }) => [
    ...(standing === 'undone' ? [history.undone] : []),
    ...(standing === 'closed' ? [history.closed] : []),
    ...(means === undefined
      ? []
      : [kind === 'undo' ? history.takesBack({ n: means }) : history.bringsBack({ n: means })]),
    ...(kind === 'wall' ? [history.wall] : []),
    ...(reveals ? [history.reveals] : []),
  ]
}

/** Names of people stay as they are; a seat is its pilot, and the table and the app have a word in each language. */
const whoText = ({ people }: Texts['history'], pilot: string | undefined, who: string) =>
  pilot ?? (Object.hasOwn(people, who) ? people[who as keyof typeof people] : who)

interface EntryRowProps {
  entry: HistoryEntry
  /** Name of the play that it belongs to, where that is not said already. */
  play?: string | undefined
  unfolded: boolean
}

export function EntryRow({ entry, play, unfolded }: EntryRowProps) {
  const { history } = useTexts()
  const language = useLanguage()
  const seats = useSeats()
  const text = useEntryText()(entry)
  const marks = [...(play === undefined ? [] : [play]), ...useMarks()(entry)]
  const { n, time, kind, standing, who, notes } = entry
  return (
    <div className={styles.row} data-standing={standing} data-kind={kind}>
      <span className={styles.number}>{history.number({ n })}</span>
      <Icon name={iconOf[kind]} className={styles.icon} />
      <span className={styles.what}>
        <span className={styles.title}>{text}</span>
        {marks.length > 0 && <span className={styles.marks}>{marks.join(', ')}</span>}
        {notes.length > 0 && !unfolded && (
          <span className={styles.marks}>
            <Icon name="right" /> {history.followed({ count: notes.length })}
          </span>
        )}
        {unfolded && <Notes notes={notes} />}
      </span>
      <span className={styles.when}>
        {formatMoment(language, time)}
        <span className={styles.who}>{whoText(history, seats.get(who)?.pilot, who)}</span>
      </span>
    </div>
  )
}

function Notes({ notes }: { notes: HistoryEntry['notes'] }) {
  const texts = useTexts()
  const say = useSentence()
  return (
    <span className={styles.notes}>
      {notes.map((note, index) => (
        <span key={index} className={styles.note}>
          {say(note)}
          {note.rule !== undefined && <span className={styles.rule}> {texts.history.rule({ rule: note.rule })}</span>}
        </span>
      ))}
    </span>
  )
}
