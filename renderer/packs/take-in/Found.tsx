// What taking a file in would change, in numbers, and what in it fits nowhere.
import type { ImportLook } from '../../../shared/contract/calls/packs.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { faultText } from '../../games/akarios/values/owner-refusal.ts'
import { fieldName } from '../../games/akarios/values/words.ts'
import { countOf, type Answers } from './answers.ts'
import styles from './TakeIn.module.css'

export function Found({ look, answers }: { look: ImportLook; answers: Answers }) {
  const texts = useTexts()
  const { values } = texts
  const { fresh, same, conflicts, refused } = look
  const counts = [
    values.fresh({ count: fresh }),
    ...(same > 0 ? [values.same({ count: same })] : []),
    ...(conflicts.length > 0
      ? [
          values.keptMine({ count: countOf(answers, 'mine') }),
          values.tookTheirs({ count: countOf(answers, 'theirs') }),
        ]
      : []),
    ...(refused.length > 0 ? [values.refused({ count: refused.length })] : []),
  ]
  return (
    <>
      <ul className={styles.counts}>
        {counts.map((count) => (
          <li key={count}>{count}</li>
        ))}
      </ul>
      {fresh + conflicts.length === 0 && <p>{values.nothingNew}</p>}
      {refused.length > 0 && (
        <section>
          <h3 className={styles.part}>{values.refusedTitle}</h3>
          <ul className={styles.refused}>
            {refused.map(({ kind, id, name, field, code, hint }) => (
              <li key={`${kind}/${id}/${field}`}>
                {values.title({ name, field: fieldName(texts, field) })}. {faultText(texts, code) ?? hint}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
