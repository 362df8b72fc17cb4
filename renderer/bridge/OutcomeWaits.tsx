// What goes on, or is over and not in the campaign yet: the outcome of a fight, a trip, a visit. Each with the way to where it is ended.
import type { Output } from '../../shared/contract/contract.ts'
import { useCall } from '../api/client.ts'
import { useOutcome } from '../games/akarios/parts/outcome/use-outcome.ts'
import { useTexts, type Texts } from '../i18n/texts.tsx'
import { go, type Screen } from '../screens.ts'
import { Banner } from '../ui/banner/Banner.tsx'
import styles from './Bridge.module.css'

type Play = Output<'play.list'>['plays'][number]

interface Waiting {
  readonly says: string
  readonly label: string
  readonly to: Screen
}

export function OutcomeWaits({ campaign }: { campaign: string }) {
  const texts = useTexts()
  const { squad } = texts
  const fight = useOutcome(campaign)
  const plays = useCall('play.list', { campaign }).data?.plays ?? []
  const ended = fight && squad.fightEnded({ mission: fight.mission, outcome: squad.outcomes[fight.command.outcome] })
  const waiting: readonly Waiting[] = [
    ...(ended === undefined
      ? []
      : [{ says: squad.outcomeWaits({ ended }), label: squad.takeOver, to: { name: 'squad' as const, campaign } }]),
    ...plays.flatMap((play) => (play.status === 'open' || play.waits ? ofPlay(texts, campaign, play) : [])),
  ]
  return waiting.map(({ says, label, to }) => (
    <div key={says} className={styles.looking}>
      <Banner tone="info" action={{ label, onPress: () => go(to) }}>
        {says}
      </Banner>
    </div>
  ))
}

/** A trip or a visit; a fight has its own place above and below. */
function ofPlay({ bridge }: Texts, campaign: string, { machine, status, begun }: Play): readonly Waiting[] {
  if (machine === 'akarios.travel')
    return [
      {
        says: status === 'open' ? bridge.tripOpen : bridge.tripOver,
        label: bridge.toAtlas,
        to: { name: 'atlas', campaign },
      },
    ]
  if (machine !== 'akarios.world') return []
  const { world } = begun.title.args
  const named = { world: typeof world === 'string' ? world : '' }
  return [
    {
      says: status === 'open' ? bridge.visitOpen(named) : bridge.visitOver(named),
      label: bridge.toWorld,
      to: { name: 'world', campaign },
    },
  ]
}
