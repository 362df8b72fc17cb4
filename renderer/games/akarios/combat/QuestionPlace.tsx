// The place of the question: where everything is told that stands on the board, what the enemies did, changes by hand, or what is asked.
import { Trouble } from '../../../kernel/play/Trouble.tsx'
import { Asked, type AskedProps } from './Asked.tsx'
import type { HandState } from './hand/hand-state.ts'
import { HandPanel } from './hand/HandPanel.tsx'
import { PacePanel } from './pace/PacePanel.tsx'
import type { Pace } from './pace/use-pace.ts'
import { LayOut } from './table/LayOut.tsx'

interface QuestionPlaceProps extends Omit<AskedProps, 'onHand'> {
  /** Where everything stands is told: from the real table back to the board. */
  readonly laying: boolean
  /** What the enemies did is still being shown. */
  readonly pace: Pace | undefined
  /** What is changed by hand; missing while nothing is. */
  readonly hand: HandState | undefined
  /** By hand: this ship, or the one that the question is about. */
  readonly onHand: (ship?: string) => void
  readonly onHandState: (hand: HandState | undefined) => void
  readonly onLaid: () => void
}

export function QuestionPlace(props: QuestionPlaceProps) {
  const { laying, pace, hand, onHand, onHandState, onLaid, ...asked } = props
  const { fight, view, talk } = asked
  const { busy, change, notTaken } = fight
  const refusal = notTaken && <Trouble notTaken={notTaken} say={talk.refusal} />
  if (laying) return <LayOut {...{ view, talk, busy, refusal }} onChange={change} onClose={onLaid} />
  if (pace !== undefined)
    return (
      <PacePanel
        pace={pace}
        talk={talk}
        onHand={() => {
          pace.skip()
          onHand(pace.step.ship)
        }}
      />
    )
  if (hand !== undefined)
    return (
      <HandPanel
        {...{ view, talk, busy, refusal }}
        state={hand}
        onChange={change}
        onState={onHandState}
        onClose={() => onHandState(undefined)}
      />
    )
  return <Asked key={fight.version} {...asked} onHand={() => onHand()} />
}
