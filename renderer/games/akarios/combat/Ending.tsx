// How the fight has ended, or that real dice or cards are awaited.
import type { FightView } from '../../../../shared/games/akarios/view/fight-view.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { Button, ButtonRow } from '../../../ui/button/Button.tsx'
import { LinkButton } from '../../../ui/link/Link.tsx'
import { useOutcome } from '../parts/outcome/use-outcome.ts'
import styles from './Combat.module.css'

interface EndingProps {
  readonly view: FightView
  readonly campaign: string
  readonly onHand: () => void
}

export function Ending({ view: { outcome, round }, campaign, onHand }: EndingProps) {
  const { combat, squad } = useTexts()
  const isOpen = useOutcome(campaign) !== undefined
  return (
    <section className={styles.ending} aria-label={combat.question}>
      <h2>{outcome === null ? combat.chanceAwaited : combat.over[outcome.result]}</h2>
      {outcome === null ? (
        <Button icon="hand" keyHint="h" onPress={onHand}>
          {combat.byHand}
        </Button>
      ) : (
        <>
          <p>{combat.overWhy({ rounds: round })}</p>
          <ButtonRow>
            {isOpen && (
              <LinkButton kind="act" to={{ name: 'squad', campaign }}>
                {squad.takeOver}
              </LinkButton>
            )}
            <LinkButton kind={isOpen ? 'quiet' : 'act'} to={{ name: 'bridge', campaign }}>
              {combat.toBridge}
            </LinkButton>
          </ButtonRow>
        </>
      )}
    </section>
  )
}
