// What is asked at this moment: something that chance decides, a printed value, a question on the board's table or on the real one; or
// how the fight ended.
import type { Question } from '../../../../shared/games/akarios/question/question.ts'
import type { FightView, ShipView } from '../../../../shared/games/akarios/view/fight-view.ts'
import { Trouble } from '../../../kernel/play/Trouble.tsx'
import { ChanceForm } from './chance/ChanceForm.tsx'
import { Ending } from './Ending.tsx'
import { HitSummary, leftOf } from './question/HitSummary.tsx'
import { Odds } from './question/Odds.tsx'
import { QuestionPanel, type QuestionPanelProps } from './question/QuestionPanel.tsx'
import { useOdds, type Attacks, type Standing } from './question/use-odds.ts'
import { ValuePanel } from './question/ValuePanel.tsx'
import { BigQuestion } from './table/BigQuestion.tsx'
import type { Talk } from './talk.ts'
import type { Answering } from './use-answering.ts'
import type { FightHandle } from './use-fight.ts'

export interface AskedProps {
  readonly standing: Standing
  readonly fight: FightHandle
  readonly view: FightView
  readonly talk: Talk
  readonly answering: Answering
  /** Chances before anything is answered. */
  readonly open: Attacks | undefined
  readonly onHand: () => void
}

export function Asked({ standing, fight, view, talk, answering, open, onHand }: AskedProps) {
  const { question, menu, pick, looked } = answering
  const { campaign, play } = standing
  const odds = useOdds(standing, answering, open)
  const { notTaken } = fight
  if (fight.chance !== undefined) {
    const awaited = open !== undefined && open.length > 0 && <Odds attacks={open} view={view} talk={talk} />
    return <ChanceForm ask={fight.chance} {...{ fight, view, talk, onHand }} odds={awaited} />
  }
  if (question === undefined || menu === undefined) return <Ending view={view} campaign={campaign} onHand={onHand} />
  if (question.type === 'value')
    return (
      <ValuePanel
        key={`${question.kind} ${question.id} ${question.field}`}
        question={question}
        heading={menu.heading}
        talk={talk}
        busy={fight.busy}
        notTaken={notTaken}
        onTell={(value) => fight.send({ type: 'value', value })}
        onHand={onHand}
      />
    )
  const onBoard = view.realTable === null
  const tells = onBoard && menu.options.some(({ detail }) => detail !== undefined)
  const hit = hitShip(question, view)
  const { args, rule } = question.asks
  const panel: QuestionPanelProps = {
    menu,
    rule,
    current: answering.index,
    chosen: pick.chosen,
    looked,
    busy: fight.busy,
    trouble: notTaken && <Trouble notTaken={notTaken} say={talk.refusal} />,
    aside: hit ? (
      <HitSummary
        campaign={campaign}
        play={play}
        ship={hit}
        total={Number(args['total'])}
        left={leftOf(args['left'])}
        talk={talk}
      />
    ) : (
      (odds !== undefined || tells) && (
        <Odds attacks={odds} looked={onBoard ? looked : undefined} view={view} talk={talk} />
      )
    ),
    onPoint: answering.point,
    onTouch: answering.touch,
    onLook: (option) => answering.look(option?.id),
    // An answer that has failed is not offered again as the one on Enter.
    onConfirm: notTaken?.report === undefined || notTaken.byHand ? answering.confirm : onHand,
    onBack: answering.back,
    onHand,
  }
  return onBoard ? (
    <QuestionPanel {...panel} />
  ) : (
    <BigQuestion
      {...panel}
      ships={view.ships}
      talk={talk}
      about={question.type === 'reroll' ? undefined : answering.acting}
      onTake={answering.take}
    />
  )
}

/** The ship whose hit is about to be met; undefined for every other question. */
const hitShip = (question: Question, { ships }: FightView): ShipView | undefined =>
  question.type === 'choose' && question.about === 'avoidDamage'
    ? ships.find(({ id }) => id === question.asks.args['ship'])
    : undefined
