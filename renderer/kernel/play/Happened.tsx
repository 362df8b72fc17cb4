// What the last move from this screen led to, line by line with its rule; spoken as it comes about.
import type { Note } from '../../../shared/kernel/note.ts'
import { sentenceText, type People } from '../../i18n/sentence.ts'
import { useLanguage, useTexts } from '../../i18n/texts.tsx'
import { RuleId } from '../../rules/RuleId.tsx'
import styles from './Play.module.css'

export function Happened({ notes, people }: { readonly notes: readonly Note[]; readonly people: People }) {
  const texts = useTexts()
  const language = useLanguage()
  return (
    <div aria-live="polite">
      {notes.length > 0 && (
        <>
          <h3 className={styles.title}>{texts.play.happened}</h3>
          <ul className={styles.notes}>
            {notes.map((note, at) => (
              <li key={at}>
                {sentenceText(texts, language, note, people)}{' '}
                {note.rule !== undefined && (
                  <small>
                    <RuleId id={note.rule} />
                  </small>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
