// A trip as those see it who only look on: the map with the Sparrow, the steps, the event, and what the squad has with it.
import type { ReactNode } from 'react'
import type { SecondScreenFrame } from '../../../../shared/contract/second-screen.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { peopleOf, say } from '../parts/stickers/words.ts'
import { WatchedDecision, WatchFrame } from '../parts/watch/WatchFrame.tsx'
import { EventCard } from './EventCard.tsx'
import { Holds, Legend } from './Holds.tsx'
import { SystemMap } from './SystemMap.tsx'
import { TripSteps } from './TripSteps.tsx'

type WatchTripProps = Omit<Extract<SecondScreenFrame, { type: 'trip' }>, 'language' | 'type' | 'play'> & {
  readonly notice: ReactNode
}

const nothing = () => undefined

export function WatchTrip({ squad, seats, view, system, question, log, notice }: WatchTripProps) {
  const { atlas } = useTexts()
  const pilots = seats.map(({ seat, pilotName }) => ({
    seat,
    name: pilotName,
    stress: view.pilots.find((one) => one.seat === `p${seat}`)?.stress ?? 0,
  }))
  return (
    <WatchFrame
      squad={squad}
      title={system === null ? view.at.name : atlas.systemOf(system)}
      notice={notice}
      log={log}
      people={peopleOf(pilots)}
      board={
        system !== null && (
          <SystemMap system={system} here={view.at.location} to={view.to} goals={[]} onChoose={nothing} />
        )
      }
      below={
        <>
          <TripSteps step={view.step} />
          <Holds supply={view.supply} stress={view.pilots} pilots={pilots} />
          <Legend legend={view.legend} face={view.face} eventsLeft={view.eventsLeft} />
        </>
      }
    >
      <EventCard view={view} pilots={pilots} />
      {question !== null && (
        <WatchedDecision
          rule={question.asks.rule}
          options={question.type === 'choose' ? question.options.map((one) => say(atlas.options, one, pilots)) : []}
        >
          {say(atlas.asks, question.asks, pilots)}
        </WatchedDecision>
      )}
      {view.step === 'over' && <WatchedDecision>{atlas.over}</WatchedDecision>}
    </WatchFrame>
  )
}
