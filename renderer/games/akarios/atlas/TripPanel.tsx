// The open decision of the atlas: begin a trip, answer what it asks, or take its outcome over into the campaign.
import { useState } from 'react'
import type { TripThing } from '../../../../shared/games/akarios/travel/trip-things.ts'
import type { AtlasView } from '../../../../shared/games/akarios/view/atlas-view.ts'
import { useCall, useCommand } from '../../../api/client.ts'
import { refusalText } from '../../../i18n/refusal.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { Happened } from '../../../kernel/play/Happened.tsx'
import { Trouble } from '../../../kernel/play/Trouble.tsx'
import { Button } from '../../../ui/button/Button.tsx'
import { Section } from '../../../ui/section/Section.tsx'
import { useToast } from '../../../ui/toast/Toast.tsx'
import { AskHeading } from '../parts/ask/Ask.tsx'
import { RealBoxes, RealFieldset } from '../parts/real/RealFieldset.tsx'
import { TakeOver } from '../parts/outcome/TakeOver.tsx'
import { EventCard } from './EventCard.tsx'
import { MoveSparrow } from './MoveSparrow.tsx'
import { TripChance } from './TripChance.tsx'
import { TripHand } from './TripHand.tsx'
import { TripQuestion } from './TripQuestion.tsx'
import { TripSteps } from './TripSteps.tsx'
import styles from './Trip.module.css'
import type { TripHandle } from './use-trip.ts'
import { peopleOf, problemText, type Pilots } from '../parts/stickers/words.ts'

export function BeginTrip({ campaign, atlas: view }: { campaign: string; atlas: AtlasView }) {
  const { barred, supply, real } = view
  const texts = useTexts()
  const { atlas } = texts
  const toast = useToast()
  const start = useCommand('travel.start')
  const [lying, setLying] = useState<readonly TripThing[]>(real.last)
  const refusal = barred === null ? undefined : refusalText(texts, { code: 'refused', ...barred })
  return (
    <Section title={atlas.trip}>
      <div className={styles.panel}>
        <TripSteps step="choose" />
        <p>{supply > 0 ? atlas.cost({ supply }) : atlas.costEmpty}</p>
        {real.offered.length > 0 && (
          <RealFieldset>
            <RealBoxes
              things={real.offered.map((thing) => ({ thing, label: atlas.real[thing] }))}
              real={lying}
              onChange={setLying}
            />
          </RealFieldset>
        )}
        <Button
          kind="act"
          busy={start.isPending}
          refusal={refusal}
          onPress={() =>
            start.mutate(
              { campaign, real: [...lying] },
              { onError: (error) => toast.bad(refusalText(texts, error.refusal)) },
            )
          }
        >
          {atlas.begin}
        </Button>
        <MoveSparrow campaign={campaign} atlas={view} />
      </div>
    </Section>
  )
}

export interface TripPanelProps {
  readonly campaign: string
  readonly play: string
  readonly trip: TripHandle
  readonly pilots: Pilots
  readonly locked: boolean
}

export function TripPanel({ campaign, play, trip, pilots, locked }: TripPanelProps) {
  const texts = useTexts()
  const { atlas } = texts
  const { view, told, notTaken } = trip
  return (
    <Section title={atlas.trip}>
      <div className={styles.panel}>
        <TripSteps step={view.step} />
        {notTaken && <Trouble notTaken={notTaken} say={(problem) => problemText(texts, problem)} />}
        <EventCard view={view} pilots={pilots} />
        {!locked && <TripQuestion key={trip.version} trip={trip} pilots={pilots} />}
        {!locked && trip.chance !== undefined && (
          <TripChance key={`luck ${trip.version}`} ask={trip.chance} trip={trip} pilots={pilots} />
        )}
        {trip.isOver && <TripOver campaign={campaign} play={play} locked={locked} />}
        <Happened notes={told?.notes ?? []} people={peopleOf(pilots)} />
        {!locked && !trip.isOver && <TripHand key={`hand ${trip.version}`} trip={trip} pilots={pilots} />}
      </div>
    </Section>
  )
}

function TripOver({ campaign, play, locked }: { campaign: string; play: string; locked: boolean }) {
  const { atlas, game } = useTexts()
  const outcome = useCall('travel.outcome', { campaign, play }).data
  if (outcome === undefined || outcome.command.type !== 'endTrip') return null
  const { command } = outcome
  return (
    <>
      <AskHeading>{atlas.over}</AskHeading>
      <p>
        {command.next === null ? atlas.overStay : atlas.overNext({ scenario: game.scenario({ number: command.next }) })}
      </p>
      {!locked && !outcome.done && <TakeOver campaign={campaign} command={command} label={atlas.takeOver} kind="act" />}
    </>
  )
}
