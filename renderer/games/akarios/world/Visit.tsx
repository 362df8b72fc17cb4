// A visit under way: the cards, and beside them the open decision, the pilots, what was gained and read, and changes by hand.
import { useState } from 'react'
import type { CampaignView } from '../../../../shared/contract/calls/campaign.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { Happened } from '../../../kernel/play/Happened.tsx'
import { Trouble } from '../../../kernel/play/Trouble.tsx'
import { SideSheet } from '../../../ui/side-sheet/SideSheet.tsx'
import { Ask, AskHeading } from '../parts/ask/Ask.tsx'
import { CardGrid, type PointAt } from './CardGrid.tsx'
import { PilotList } from './PilotList.tsx'
import { Question } from './Question.tsx'
import type { VisitHandle } from './use-visit.ts'
import { VisitHand } from './VisitHand.tsx'
import { VisitOver } from './VisitOver.tsx'
import styles from './World.module.css'
import { asked, peopleOf, problemText } from './words.ts'

export interface VisitProps {
  readonly campaign: CampaignView
  readonly play: string
  readonly visit: VisitHandle
}

export function Visit({ campaign, play, visit }: VisitProps) {
  const texts = useTexts()
  const { world } = texts
  const { view, question, told, notTaken, version } = visit
  const people = peopleOf(campaign)
  const locked = campaign.access !== 'owner'
  const [chosen, setChosen] = useState<PointAt & { readonly version: number }>()
  // A new question begins with nothing chosen.
  const point = chosen?.version === version ? chosen : undefined
  const offered = question?.type === 'act' && !locked ? question.points : []
  return (
    <SideSheet
      sheetLabel={world.visit}
      sheet={
        <div className={styles.sheet}>
          {notTaken && <Trouble notTaken={notTaken} say={(problem) => problemText(texts, problem)} />}
          <Ask>
            <AskHeading key={version} level={2} rule={question?.asks.rule} focused={told !== undefined}>
              {visit.isOver ? world.over : question === undefined ? world.roll : asked(texts, question.asks)}
            </AskHeading>
            {!locked && (
              <Question key={`${version} ${point?.card} ${point?.point}`} visit={visit} point={point} people={people} />
            )}
            {visit.isOver && <VisitOver campaign={campaign.id} play={play} locked={locked} />}
          </Ask>
          <PilotList pilots={view.pilots} people={people} seats={campaign.seats} />
          <Happened notes={told?.notes ?? []} people={people} />
          {view.read.length > 0 && (
            <p className={styles.faint}>
              {world.entries}: {view.read.join(', ')}
            </p>
          )}
          {!locked && !visit.isOver && <VisitHand key={`hand ${version}`} visit={visit} people={people} />}
        </div>
      }
    >
      <div className={styles.work}>
        {view.briefing !== null && view.round <= 1 && <p className={styles.briefing}>{view.briefing}</p>}
        <CardGrid
          view={view}
          people={people}
          seats={campaign.seats}
          offered={offered}
          chosen={point}
          onChoose={(at) => setChosen({ ...at, version })}
        />
      </div>
    </SideSheet>
  )
}
