// A visit under way: the cards, and beside them the open decision, the pilots, what was gained and read, and changes by hand.
import { useEffect, useRef, useState } from 'react'
import type { CampaignView } from '../../../../shared/contract/calls/campaign.ts'
import { refusalText } from '../../../i18n/refusal.ts'
import { sentenceText } from '../../../i18n/sentence.ts'
import { useLanguage, useTexts } from '../../../i18n/texts.tsx'
import { Banner } from '../../../ui/banner/Banner.tsx'
import { SideSheet } from '../../../ui/side-sheet/SideSheet.tsx'
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
  const language = useLanguage()
  const { world } = texts
  const { view, question, notes, problems, refusal, version } = visit
  const people = peopleOf(campaign)
  const locked = campaign.access !== 'owner'
  const [chosen, setChosen] = useState<PointAt & { readonly version: number }>()
  // A new question begins with nothing chosen.
  const point = chosen?.version === version ? chosen : undefined
  const offered = question?.type === 'act' && !locked ? question.points : []
  const heading = useRef<HTMLHeadingElement>(null)
  const isFresh = notes.length > 0
  // The button that was pressed is gone: whoever moved goes on from the new question.
  useEffect(() => {
    if (isFresh) heading.current?.focus()
  }, [isFresh, version])
  return (
    <SideSheet
      sheetLabel={world.visit}
      sheet={
        <div className={styles.sheet}>
          {(problems.length > 0 || refusal !== undefined) && (
            <Banner tone="danger">
              {refusal === undefined
                ? problems.map((problem) => problemText(texts, problem)).join(' ')
                : refusalText(texts, refusal)}
            </Banner>
          )}
          <div className={styles.question}>
            <h2 ref={heading} tabIndex={-1} className={styles.asks}>
              {visit.isOver ? world.over : question === undefined ? world.roll : asked(texts, question.asks)}
              {question !== undefined && <small> {question.asks.rule}</small>}
            </h2>
            {!locked && (
              <Question key={`${version} ${point?.card} ${point?.point}`} visit={visit} point={point} people={people} />
            )}
            {visit.isOver && <VisitOver campaign={campaign.id} play={play} locked={locked} />}
          </div>
          <PilotList pilots={view.pilots} people={people} />
          <div aria-live="polite">
            {notes.length > 0 && (
              <>
                <h3 className={styles.title}>{world.happened}</h3>
                <ul className={styles.notes}>
                  {notes.map((note, at) => (
                    <li key={at}>
                      {sentenceText(texts, language, note, people)}
                      {note.rule !== undefined && <small> {note.rule}</small>}
                    </li>
                  ))}
                </ul>
              </>
            )}
          </div>
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
          offered={offered}
          chosen={point}
          onChoose={(at) => setChosen({ ...at, version })}
        />
      </div>
    </SideSheet>
  )
}
