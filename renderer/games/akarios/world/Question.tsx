// The open decision of a visit: one brass answer, the others in ink.
import type { People } from '../../../i18n/sentence.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { Button, ButtonRow } from '../../../ui/button/Button.tsx'
import { RealDice } from '../parts/real/RealDice.tsx'
import { Act } from './Act.tsx'
import { Assign } from './Assign.tsx'
import type { PointAt } from './CardGrid.tsx'
import { Ending, Entry } from './Entry.tsx'
import { TellCard } from './TellCard.tsx'
import type { VisitHandle } from './use-visit.ts'

interface QuestionProps {
  readonly visit: VisitHandle
  /** The point that was chosen on the cards. */
  readonly point: PointAt | undefined
  readonly people: People
}

export function Question({ visit, point, people }: QuestionProps) {
  const { world } = useTexts()
  const { view, question, chance, busy, tell, send } = visit
  if (chance !== undefined)
    return chance.kind === 'roll' ? (
      <RealDice
        ask={chance}
        sides={view.dieFaces.map((face) => ({ face, label: world.faces[face], icon: `d-${face}` }))}
        people={people}
        rule="WX-020"
        busy={busy}
        focused={false}
        onTell={tell}
      />
    ) : null
  switch (question?.type) {
    case undefined:
      return null
    case 'act':
      return <Act visit={visit} question={question} point={point} people={people} />
    case 'assign':
      return <Assign visit={visit} question={question} people={people} />
    case 'card':
      return <TellCard visit={visit} question={question} />
    case 'entry':
      return <Entry visit={visit} question={question} people={people} />
    case 'ending':
      return <Ending visit={visit} question={question} />
    case 'fallen':
      return (
        <ButtonRow>
          <Button kind="act" busy={busy} onPress={() => send({ type: 'goOn' })}>
            {world.nextRound}
          </Button>
          <Button busy={busy} onPress={() => send({ type: 'giveUp' })}>
            {world.giveUp}
          </Button>
        </ButtonRow>
      )
  }
}
