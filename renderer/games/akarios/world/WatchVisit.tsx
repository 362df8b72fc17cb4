// A visit as those see it who only look on: the cards with the pilots on them, the check and its dice, the entry that is read.
import type { ReactNode } from 'react'
import type { SecondScreenFrame } from '../../../../shared/contract/second-screen.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { WatchedDecision, WatchFrame } from '../parts/watch/WatchFrame.tsx'
import { CardGrid } from './CardGrid.tsx'
import { Dice } from './Dice.tsx'
import { PilotList } from './PilotList.tsx'
import styles from './World.module.css'
import { asked, peopleOf } from './words.ts'

type WatchVisitProps = Omit<Extract<SecondScreenFrame, { type: 'visit' }>, 'language' | 'type' | 'play'> & {
  readonly notice: ReactNode
}

const nothing = () => undefined

export function WatchVisit({ squad, seats, view, decision, log, notice }: WatchVisitProps) {
  const texts = useTexts()
  const { world, game } = texts
  const { name, scenario, round, briefing, result, read } = view
  const people = peopleOf({ seats })
  return (
    <WatchFrame
      squad={squad}
      title={name}
      subtitle={world.scenarioRound({ scenario: game.scenario({ number: scenario }), round })}
      notice={notice}
      log={log}
      people={people}
      board={
        <>
          {briefing !== null && round <= 1 && <p className={styles.briefing}>{briefing}</p>}
          <CardGrid view={view} people={people} seats={seats} offered={[]} chosen={undefined} onChoose={nothing} />
        </>
      }
    >
      {decision !== null ? (
        <WatchedDecision rule={decision.asks.rule}>{asked(texts, decision.asks)}</WatchedDecision>
      ) : (
        <WatchedDecision>{result === null ? world.roll : world.over}</WatchedDecision>
      )}
      {decision !== null && decision.dice.length > 0 && <Dice dice={decision.dice} people={people} />}
      {decision !== null && decision.entry !== null && <p className={styles.prose}>{decision.entry}</p>}
      {result !== null && <p>{world.results[result]}</p>}
      <PilotList pilots={view.pilots} people={people} seats={seats} />
      {read.length > 0 && (
        <p className={styles.faint}>
          {world.entries}: {read.join(', ')}
        </p>
      )}
    </WatchFrame>
  )
}
