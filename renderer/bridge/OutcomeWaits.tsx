// A fight is over and the campaign does not have its outcome yet: where it is taken over.
import { useOutcome } from '../games/akarios/squad/use-outcome.ts'
import { useTexts } from '../i18n/texts.tsx'
import { go } from '../screens.ts'
import { Banner } from '../ui/banner/Banner.tsx'
import styles from './Bridge.module.css'

export function OutcomeWaits({ campaign }: { campaign: string }) {
  const { squad } = useTexts()
  const outcome = useOutcome(campaign)
  if (outcome === undefined) return null
  const ended = squad.fightEnded({ mission: outcome.mission, outcome: squad.outcomes[outcome.command.outcome] })
  return (
    <div className={styles.looking}>
      <Banner tone="info" action={{ label: squad.takeOver, onPress: () => go({ name: 'squad', campaign }) }}>
        {squad.outcomeWaits({ ended })}
      </Banner>
    </div>
  )
}
