// Round, phase and goal: always in sight.
import type { ReactNode } from 'react'
import type { FightView } from '../../../../shared/games/akarios/view/fight-view.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { VisuallyHidden } from '../../../ui/hidden/VisuallyHidden.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import styles from './Combat.module.css'

const phases = ['setUp', 'pilots', 'enemies', 'end'] as const satisfies readonly FightView['phase'][]

interface PhaseBarProps {
  readonly view: FightView
  /** What can be done about the fight as a whole. */
  readonly children?: ReactNode
}

export function PhaseBar({ view: { round, phase, objectives }, children }: PhaseBarProps) {
  const { combat, shell } = useTexts()
  return (
    <div className={styles.bar}>
      <h1>
        <VisuallyHidden>{shell.screens.play}</VisuallyHidden>
      </h1>
      <p className={styles.round}>
        {combat.round} <b>{round}</b>
      </p>
      <ol className={styles.phases}>
        {phases.map((one) => (
          <li key={one} aria-current={one === phase ? 'step' : undefined}>
            {combat.phases[one]}
          </li>
        ))}
      </ol>
      <ul className={styles.goals} aria-label={combat.objectives}>
        {objectives.map(({ id, wording, done, loses }) => (
          <li key={id} data-done={done || undefined}>
            <Icon name={done ? 'check' : loses ? 'warn' : 'target'} /> {wording}
          </li>
        ))}
      </ul>
      {children}
    </div>
  )
}
