// What wins and what loses the fight, each with what is done of what is needed. A change of one of them is read out.
import type { FightView } from '../../../../../shared/games/akarios/view/fight-view.ts'
import type { ObjectiveView, ProgressView } from '../../../../../shared/games/akarios/view/course-view.ts'
import { useTexts, type Texts } from '../../../../i18n/texts.tsx'
import { VisuallyHidden } from '../../../../ui/hidden/VisuallyHidden.tsx'
import { Icon } from '../../../../ui/icon/Icon.tsx'
import styles from './Goals.module.css'

export function Goals({ objectives }: Pick<FightView, 'objectives'>) {
  const { combat } = useTexts()
  return (
    <ul className={styles.goals} aria-label={combat.objectives}>
      {objectives.map((objective) => (
        <Goal key={objective.id} {...objective} />
      ))}
    </ul>
  )
}

function Goal({ wording, done, loses, progress }: ObjectiveView) {
  const { combat } = useTexts()
  const { now, of } = figureOf(progress)
  return (
    <li
      className={styles.goal}
      aria-live="polite"
      aria-atomic="true"
      data-done={done || undefined}
      data-loses={loses || undefined}
    >
      <Icon name={done ? 'check' : loses ? 'warn' : 'target'} />
      <span className={styles.words}>
        {loses && <VisuallyHidden>{combat.course.loses} </VisuallyHidden>}
        {wording}{' '}
        {done ? (
          <VisuallyHidden>{combat.course.done}</VisuallyHidden>
        ) : (
          <small className={styles.figure}>
            {progress.counts !== 'word' && (
              <span className={styles.bar} aria-hidden="true">
                <i style={{ inlineSize: `${(100 * now) / Math.max(1, of)}%` }} />
              </span>
            )}
            {wordsOf(progress, combat)}
          </small>
        )}
      </span>
    </li>
  )
}

function wordsOf(progress: ProgressView, { course }: Texts['combat']): string {
  return progress.counts === 'word' ? course.word : course.figures[progress.counts](figureOf(progress))
}

/** Of a hull, what is left is what a table looks at. */
const figureOf = ({ counts, done, of }: ProgressView) => ({ now: counts === 'hull' ? of - done : done, of })
