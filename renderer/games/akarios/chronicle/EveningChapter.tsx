// One evening at the table: its day as a heading, then scenario by scenario what happened.
import type { ChronicleKind } from '../../../../shared/games/akarios/campaign/words.ts'
import type { Evening } from '../../../../shared/games/akarios/view/chronicle-view.ts'
import type { IconName } from '../../../ui/icons.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { VisuallyHidden } from '../../../ui/hidden/VisuallyHidden.tsx'
import styles from './Chronicle.module.css'
import { eveningSpan, eveningTitle, linesOf, partTitle, type Teller } from './telling.ts'

const iconOf: Record<ChronicleKind, IconName> = {
  scenario: 'book',
  fight: 'target',
  travel: 'range',
  world: 'poi-look',
  market: 'loc-market',
  squad: 'pilot',
  note: 'pencil',
}

export function EveningChapter({ evening, teller }: { evening: Evening; teller: Teller }) {
  const { texts, say } = teller
  const { chronicle } = texts
  return (
    <section className={styles.evening} aria-label={eveningTitle(teller, evening)}>
      <header className={styles.day}>
        <h2>{eveningTitle(teller, evening)}</h2>
        <p className={styles.quiet}>{eveningSpan(teller, evening)}</p>
      </header>
      <div className={styles.parts}>
        {evening.parts.map((part, at) => (
          <section key={at} className={styles.chapter}>
            <h3>{partTitle(teller, part)}</h3>
            <ol className={styles.lines}>
              {linesOf(part).map(({ n, kind, round, says, follows }, line) => (
                <li key={`${n} ${line}`}>
                  <Icon name={iconOf[kind]} className={styles.icon} />
                  <VisuallyHidden>{chronicle.kinds[kind]}: </VisuallyHidden>
                  <span>
                    {say(says)}
                    {round !== null && <span className={styles.quiet}> {chronicle.round({ round })}</span>}
                    {follows.map((follow, of) => (
                      <span key={of} className={styles.follow}>
                        {say(follow)}
                      </span>
                    ))}
                  </span>
                </li>
              ))}
            </ol>
          </section>
        ))}
      </div>
    </section>
  )
}
