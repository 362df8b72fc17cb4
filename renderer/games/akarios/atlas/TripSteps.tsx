// The fixed steps of a trip, and how far it has come (rule SX-012).
import { tripSteps, type TripStep } from '../../../../shared/games/akarios/travel/travel-view.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { VisuallyHidden } from '../../../ui/hidden/VisuallyHidden.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import styles from './Trip.module.css'

export function TripSteps({ step }: { step: TripStep }) {
  const { atlas } = useTexts()
  const now = tripSteps.indexOf(step)
  return (
    <ol className={styles.steps}>
      {tripSteps.map((name, at) => (
        <li key={name} data-state={at < now ? 'done' : at === now ? 'now' : undefined}>
          <span className={styles.dot} aria-hidden="true">
            {at < now ? <Icon name="check" /> : at + 1}
          </span>
          <span>
            {atlas.steps[name]}
            {at <= now && <VisuallyHidden>, {at < now ? atlas.stepDone : atlas.stepNow}</VisuallyHidden>}
          </span>
        </li>
      ))}
    </ol>
  )
}
