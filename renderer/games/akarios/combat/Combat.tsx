// A fight: board, question, pilots, enemies, log. Everything shown is read from the view and the question; nothing here is a rule.
import { useState } from 'react'
import type { CampaignView } from '../../../../shared/contract/calls/campaign.ts'
import type { Question } from '../../../../shared/games/akarios/question/question.ts'
import type { FightView, PilotView } from '../../../../shared/games/akarios/view/fight-view.ts'
import { useCall } from '../../../api/client.ts'
import { refusalText } from '../../../i18n/refusal.ts'
import { useLanguage, useTexts } from '../../../i18n/texts.tsx'
import { Failure } from '../../../ui/failure/Failure.tsx'
import { LinkButton } from '../../../ui/link/Link.tsx'
import { Loading } from '../../../ui/loading/Loading.tsx'
import { Board } from './board/Board.tsx'
import styles from './Combat.module.css'
import { PhaseBar } from './PhaseBar.tsx'
import { Enemies } from './panels/Enemies.tsx'
import { Log } from './panels/Log.tsx'
import { Pilots } from './panels/Pilots.tsx'
import { menuOf, nothingPicked, type Menu, type Option, type Pick } from './question/menu.ts'
import { QuestionPanel } from './question/QuestionPanel.tsx'
import { talkOf } from './talk.ts'
import { useFight, type FightHandle } from './use-fight.ts'

export function Combat({ campaign, play }: { campaign: string; play: string }) {
  const texts = useTexts()
  const fight = useFight(campaign, play)
  const shown = useCall('campaign.get', { campaign })
  const error = fight.query.error ?? shown.error
  if (fight.view !== undefined && shown.data !== undefined)
    // A new question begins with nothing picked; so does the same question after undo.
    return <Table key={fight.play?.version} campaign={shown.data} play={play} fight={fight} view={fight.view} />
  if (error === null) return <Loading words={texts.combat.reading} lines={6} />
  return (
    <Failure
      title={texts.combat.failed}
      happened={refusalText(texts, error.refusal)}
      kept={texts.combat.failedKept}
      onRetry={() => void fight.query.refetch()}
      actions={<LinkButton to={{ name: 'bridge', campaign }}>{texts.combat.toBridge}</LinkButton>}
    />
  )
}

interface TableProps {
  readonly campaign: CampaignView
  readonly play: string
  readonly fight: FightHandle
  readonly view: FightView
}

function Table({ campaign, play, fight, view }: TableProps) {
  const texts = useTexts()
  const language = useLanguage()
  const { combat } = texts
  const talk = talkOf(texts, language, view, campaign.seats)
  const [pick, setPick] = useState<Pick>(nothingPicked)
  const [pointed, setPointed] = useState<string>()
  const { question, problems } = fight
  const menu = question && menuOf(question, pick, { view, texts: combat, talk })
  const pointedAt = menu?.options.findIndex(({ id }) => id === pointed) ?? -1
  const current = pointedAt < 0 ? (menu?.first ?? 0) : pointedAt
  const option = menu?.options[current]

  const goTo = (next: Pick) => {
    setPick(next)
    setPointed(undefined)
  }
  const take = ({ id, then }: Option) => {
    if (then === 'toggle') toggle(id)
    else if ('answer' in then) fight.send(then.answer)
    else goTo(then.pick)
  }
  const toggle = (id: string) => {
    const chosen = pick.chosen.includes(id) ? pick.chosen.filter((one) => one !== id) : [...pick.chosen, id]
    setPick({ ...pick, chosen })
  }
  /** A first touch shows it on the board; Enter, the brass button or a second touch take it. */
  const point = (one: Option) => {
    if (one.then === 'toggle') toggle(one.id)
    setPointed(one.id)
  }
  const touch = (one: Option) => {
    if (one.id === pointed && one.then !== 'toggle') take(one)
    else point(one)
  }
  const confirm = () => {
    if (menu?.several !== undefined) {
      if (menu.several.answer !== null) fight.send(menu.several.answer)
    } else if (option !== undefined) take(option)
  }
  const act = question?.type === 'act' ? question : undefined
  const pilots = view.ships.filter((ship): ship is PilotView => ship.kind === 'pilot')
  const acting = actingOf(question, pick, menu)
  const names = new Map(campaign.seats.map(({ seat, pilotName }) => [`p${seat}`, pilotName]))
  const [problem] = problems
  return (
    <div className={styles.combat}>
      <PhaseBar view={view} />
      <div className={styles.grid}>
        <div className={styles.board}>
          <Board
            board={view.board}
            ships={view.ships}
            talk={talk}
            options={menu?.options ?? []}
            current={option}
            acting={acting}
            onChoose={touch}
          />
        </div>
        <div className={styles.question}>
          {menu !== undefined && question !== undefined ? (
            <QuestionPanel
              menu={menu}
              rule={question.asks.rule}
              current={current}
              chosen={pick.chosen}
              busy={fight.busy}
              refusal={
                problem && [talk.name(problem.key.split('.').at(-1) ?? ''), problem.rule].filter(Boolean).join(', ')
              }
              onPoint={point}
              onTouch={touch}
              onConfirm={confirm}
              onBack={() => goTo(menu.back ?? nothingPicked)}
            />
          ) : (
            <Ending view={view} campaign={campaign.id} />
          )}
        </div>
        <div className={styles.pilots}>
          <Pilots
            pilots={pilots}
            names={names}
            talk={talk}
            acting={acting}
            act={act}
            onSeat={act && ((seat) => goTo({ seat, chosen: [] }))}
            onPayment={(seat, payment) => goTo({ seat, payment, chosen: [] })}
          />
        </div>
        <div className={styles.enemies}>
          <Enemies ships={view.ships.filter(({ kind }) => kind !== 'pilot')} talk={talk} acting={acting} />
          <Log campaign={campaign.id} play={play} talk={talk} />
        </div>
      </div>
    </div>
  )
}

/** The ship that the question is about. */
function actingOf(question: Question | undefined, pick: Pick, menu: Menu | undefined): string | undefined {
  if (question === undefined || menu === undefined) return undefined
  if (question.type === 'act') return pick.seat ?? question.payments[0]?.seat ?? question.passes[0]
  if (question.type === 'reroll') return pick.seat ?? question.pilots[0]?.seat
  if ('ship' in question) return question.ship
  const { ship } = question.asks.args
  return typeof ship === 'string' ? ship : question.seat
}

function Ending({ view, campaign }: { view: FightView; campaign: string }) {
  const { combat } = useTexts()
  if (view.outcome === null) return <p className={styles.ending}>{combat.chanceAwaited}</p>
  return (
    <section className={styles.ending} aria-label={combat.question}>
      <h2>{combat.over[view.outcome.result]}</h2>
      <p>{combat.overWhy({ rounds: view.round })}</p>
      <LinkButton kind="act" to={{ name: 'bridge', campaign }}>
        {combat.toBridge}
      </LinkButton>
    </section>
  )
}
