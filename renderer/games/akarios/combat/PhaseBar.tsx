// Round, phase and objectives: always in sight.
import type { ReactNode } from 'react'
import type { FightView } from '../../../../shared/games/akarios/view/fight-view.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { VisuallyHidden } from '../../../ui/hidden/VisuallyHidden.tsx'
import styles from './Combat.module.css'
import { Goals } from './course/Goals.tsx'
import { RoundTrack } from './course/RoundTrack.tsx'

const phases = ['setUp', 'pilots', 'enemies', 'end'] as const satisfies readonly FightView['phase'][]

interface PhaseBarProps {
  readonly view: FightView
  /** What can be done about the fight as a whole. */
  readonly children?: ReactNode
}

export function PhaseBar({ view: { round, roundTrack, phase, objectives }, children }: PhaseBarProps) {
  const { combat, shell } = useTexts()
  return (
    <div className={styles.bar}>
      <h1>
        <VisuallyHidden>{shell.screens.play}</VisuallyHidden>
      </h1>
      <RoundTrack round={round} roundTrack={roundTrack} />
      <ol className={styles.phases}>
        {phases.map((one) => (
          <li key={one} aria-current={one === phase ? 'step' : undefined}>
            {combat.phases[one]}
          </li>
        ))}
      </ol>
      <Goals objectives={objectives} />
      {children}
    </div>
  )
}
