// A fight: board, question, pilots, enemies, log. Everything shown is read from the view and the question; nothing here is a rule.
import { useMemo, useState } from 'react'
import type { CampaignView } from '../../../../shared/contract/calls/campaign.ts'
import type { ActQuestion } from '../../../../shared/games/akarios/question/question.ts'
import type { FightView, PilotView } from '../../../../shared/games/akarios/view/fight-view.ts'
import { useCall } from '../../../api/client.ts'
import { refusalText } from '../../../i18n/refusal.ts'
import { useLanguage, useTexts } from '../../../i18n/texts.tsx'
import { Trouble } from '../../../kernel/play/Trouble.tsx'
import { useCommands } from '../../../keys/commands.tsx'
import { SecondScreenButton } from '../../../second-screen/SecondScreenButton.tsx'
import { Button } from '../../../ui/button/Button.tsx'
import { Tip } from '../../../tips/Tip.tsx'
import { Failure } from '../../../ui/failure/Failure.tsx'
import { LinkButton } from '../../../ui/link/Link.tsx'
import { Loading } from '../../../ui/loading/Loading.tsx'
import { Board } from './board/Board.tsx'
import styles from './Combat.module.css'
import { ChanceForm } from './chance/ChanceForm.tsx'
import { Ending } from './Ending.tsx'
import { fightTip } from './fight-tip.ts'
import type { HandState } from './hand/hand-state.ts'
import { HandPanel } from './hand/HandPanel.tsx'
import { flownIn } from './pace/steps.ts'
import { PacePanel } from './pace/PacePanel.tsx'
import { usePace, type Pace } from './pace/use-pace.ts'
import { PhaseBar } from './PhaseBar.tsx'
import { dieKeys } from './panels/Dice.tsx'
import { Enemies } from './panels/Enemies.tsx'
import { Log } from './panels/Log.tsx'
import { Pilots } from './panels/Pilots.tsx'
import { SparrowUpgrades } from './panels/SparrowUpgrades.tsx'
import { HitSummary, leftOf } from './question/HitSummary.tsx'
import { Odds } from './question/Odds.tsx'
import { QuestionPanel, type QuestionPanelProps } from './question/QuestionPanel.tsx'
import { ValuePanel } from './question/ValuePanel.tsx'
import { useOdds, useOpenOdds, type Attacks, type Standing } from './question/use-odds.ts'
import { BigQuestion } from './table/BigQuestion.tsx'
import { LayOut } from './table/LayOut.tsx'
import { Orders } from './table/Orders.tsx'
import { Sheets } from './table/Sheets.tsx'
import { Told } from './table/Told.tsx'
import { talkOf, type Talk } from './talk.ts'
import { useAnswering, type Answering } from './use-answering.ts'
import { useFight, type FightHandle } from './use-fight.ts'
import { useFlown } from './use-flown.ts'

export function Combat({ campaign, play }: { campaign: string; play: string }) {
  const texts = useTexts()
  const { handle: fight, query } = useFight(campaign, play)
  const shown = useCall('campaign.get', { campaign })
  // It outlives the changes that are made in it.
  const [hand, setHand] = useState<HandState>()
  // On the real table the orders tell what to move: the board is theirs.
  const pace = usePace(fight?.view.realTable === null ? fight.told : undefined, fight?.view)
  const error = query.error ?? shown.error
  if (fight !== undefined && shown.data !== undefined)
    return (
      <Table
        key={play}
        campaign={shown.data}
        play={play}
        fight={pace === undefined ? fight : { ...fight, question: undefined, chance: undefined }}
        view={pace?.view ?? fight.view}
        pace={pace}
        hand={pace === undefined ? hand : undefined}
        onHand={setHand}
      />
    )
  if (error === null) return <Loading words={texts.combat.reading} lines={6} />
  return (
    <Failure
      title={texts.combat.failed}
      happened={refusalText(texts, error.refusal)}
      kept={texts.combat.failedKept}
      onRetry={() => void query.refetch()}
      actions={<LinkButton to={{ name: 'bridge', campaign }}>{texts.combat.toBridge}</LinkButton>}
    />
  )
}

interface TableProps {
  readonly campaign: CampaignView
  readonly play: string
  readonly fight: FightHandle
  readonly view: FightView
  /** What the enemies did is still being shown: nothing is asked meanwhile. */
  readonly pace: Pace | undefined
  readonly hand: HandState | undefined
  readonly onHand: (hand: HandState | undefined) => void
}

function Table({ campaign, play, fight: given, view, pace, hand, onHand }: TableProps) {
  const texts = useTexts()
  const language = useLanguage()
  const { combat } = texts
  const { seats } = campaign
  const talk = useMemo(() => talkOf(texts, language, view, seats), [texts, language, view, seats])
  const [lately, setLately] = useState<string>()
  const fight: FightHandle = {
    ...given,
    send: (answer) => {
      if (answer.type === 'act') setLately(answer.seat)
      given.send(answer)
    },
  }
  const standing = { campaign: campaign.id, play, version: fight.version }
  const isOpen = fight.question?.type === 'targets' || fight.chance?.kind === 'pick'
  const open = useOpenOdds(isOpen ? standing : undefined)
  const odds = open === undefined ? {} : { odds: open }
  const answering = useAnswering(fight, { view, texts: combat, talk, language, ...odds }, lately)
  const { question, pick, acting, menu, current, looked } = answering
  const act = question?.type === 'act' ? question : undefined
  const openHand = (ship = acting ?? view.ships[0]?.id ?? '') => onHand({ tab: 'ship', ship, at: null })
  const lastFlown = useFlown(campaign.id, play)
  const flown = pace === undefined ? lastFlown : flownIn(pace.step)
  const byHandOff = pace !== undefined || view.outcome !== null
  const onChange = byHandOff ? undefined : fight.change
  const isOnTable = view.realTable !== null
  // Whoever has left the moment for it, or has come back to the board, is asked no longer where everything stands.
  const [wantsBoard, setLaying] = useState(false)
  const laying = wantsBoard && isOnTable && view.mayChangeBoard
  const sheets = isOnTable && (laying || view.phase === 'enemies')
  const isHand = view.outcome === null && (hand !== undefined || fight.handOnly)
  useCommands([
    { keys: 'h', name: combat.byHand, where: 'screen', run: () => openHand(), off: isHand || byHandOff },
    {
      keys: 'p',
      name: combat.nextPilot,
      where: 'screen',
      run: () => answering.goTo({ seat: nextSeat(act, acting), chosen: [] }),
      off: isHand || seatsOf(act).length < 2,
    },
    ...(act === undefined || isHand
      ? []
      : dieKeys.slice(0, dice(view, acting)).map((keys, die) => ({
          keys,
          name: combat.dieKey({ number: die + 1 }),
          where: 'screen' as const,
          run: () => answering.pickDie(acting ?? '', die),
        }))),
  ])
  return (
    <div className={styles.combat}>
      <PhaseBar view={view}>
        <SecondScreenButton />
      </PhaseBar>
      <div
        className={styles.grid}
        data-table={isOnTable || undefined}
        data-enemies={sheets || undefined}
        data-laying={laying || undefined}
      >
        {!isOnTable && (
          <div className={styles.board}>
            <Board
              board={view.board}
              ships={view.ships}
              talk={talk}
              options={isHand ? [] : (menu?.options ?? [])}
              current={isHand ? undefined : current}
              looked={isHand ? undefined : looked}
              reach={view.reach}
              flown={flown}
              attack={view.attack}
              acting={hand?.ship ?? acting}
              marked={hand?.at ?? null}
              onChoose={answering.touch}
              onPoint={(at) => hand !== undefined && onHand({ ...hand, at })}
            />
          </div>
        )}
        <div className={styles.question}>
          {isOnTable && !laying && <Orders campaign={campaign.id} play={play} talk={talk} />}
          {laying ? (
            <LayOut
              view={view}
              talk={talk}
              busy={fight.busy}
              refusal={fight.notTaken && <Trouble notTaken={fight.notTaken} say={talk.refusal} />}
              onChange={fight.change}
              onClose={() => setLaying(false)}
            />
          ) : pace !== undefined ? (
            <PacePanel
              pace={pace}
              talk={talk}
              onHand={() => {
                pace.skip()
                openHand(pace.step.ship)
              }}
            />
          ) : isHand ? (
            <HandPanel
              view={view}
              talk={talk}
              busy={fight.busy}
              state={hand ?? { tab: 'ship', ship: view.ships[0]?.id ?? '', at: null }}
              refusal={fight.notTaken && <Trouble notTaken={fight.notTaken} say={talk.refusal} />}
              onChange={fight.change}
              onState={onHand}
              onClose={() => onHand(undefined)}
            />
          ) : (
            <Asked
              key={fight.version}
              {...{ standing, fight, view, talk, answering, open }}
              onHand={() => openHand()}
            />
          )}
        </div>
        <div className={styles.pilots}>
          {sheets ? (
            <Sheets view={view} talk={talk} />
          ) : (
            <Pilots
              view={view}
              talk={talk}
              acting={acting}
              act={isHand ? undefined : act}
              die={pick.die}
              looked={looked?.id}
              onSeat={(seat) => answering.goTo({ seat, chosen: [] })}
              onDie={answering.pickDie}
              onHold={answering.holdDie}
              onLook={answering.look}
              onPayment={answering.pickPayment}
              onHand={byHandOff ? undefined : openHand}
              onChange={onChange}
            />
          )}
          <SparrowUpgrades
            view={view}
            talk={talk}
            act={isHand ? undefined : act}
            holding={holdingOf(view, acting, pick.die)}
            onPayment={(payment) => answering.pickPayment(acting ?? '', payment)}
          />
          {!sheets && <Tip name={fightTip(question?.type, pace !== undefined)} />}
        </div>
        <div className={styles.enemies}>
          <Enemies
            view={view}
            talk={talk}
            acting={acting}
            done={pace?.done}
            onHand={byHandOff ? undefined : openHand}
            onChange={onChange}
          />
          {view.realTable !== null && (
            <Told campaign={campaign.id} table={view.realTable} talk={talk} busy={fight.busy} onChange={onChange}>
              {onChange !== undefined && view.mayChangeBoard && !laying && (
                <Button size="small" onPress={() => setLaying(true)}>
                  {combat.table.toBoard}
                </Button>
              )}
            </Told>
          )}
          <Log campaign={campaign.id} play={play} talk={talk} lit={pace?.step.at} />
        </div>
      </div>
    </div>
  )
}

const seatsOf = (act: ActQuestion | undefined): readonly string[] => act?.passes ?? []

/** The seat after this one that may act, round and round. */
function nextSeat(act: ActQuestion | undefined, acting: string | undefined): string {
  const seats = seatsOf(act)
  return seats[(seats.indexOf(acting ?? '') + 1) % seats.length] ?? ''
}

const pilotOf = ({ ships }: FightView, seat: string | undefined): PilotView | undefined =>
  ships.find((ship): ship is PilotView => ship.kind === 'pilot' && ship.id === seat)

/** How many dice the acting pilot has. */
const dice = (view: FightView, acting: string | undefined): number => pilotOf(view, acting)?.dice.length ?? 0

/** The pilot who holds a die. */
function holdingOf(view: FightView, acting: string | undefined, die: number | undefined) {
  const pilot = pilotOf(view, acting)
  return pilot === undefined || die === undefined ? undefined : { pilot, die }
}

interface AskedProps {
  readonly standing: Standing
  readonly fight: FightHandle
  readonly view: FightView
  readonly talk: Talk
  readonly answering: Answering
  /** Chances before anything is answered. */
  readonly open: Attacks | undefined
  readonly onHand: () => void
}

function Asked({ standing, fight, view, talk, answering, open, onHand }: AskedProps) {
  const { question, menu, pick, looked } = answering
  const { campaign, play } = standing
  const odds = useOdds(standing, answering, open)
  const { notTaken } = fight
  if (fight.chance !== undefined) {
    const awaited = open !== undefined && open.length > 0 && <Odds attacks={open} view={view} talk={talk} />
    return <ChanceForm ask={fight.chance} {...{ fight, view, talk, onHand }} odds={awaited} />
  }
  if (question === undefined || menu === undefined) return <Ending view={view} campaign={campaign} onHand={onHand} />
  const { args } = question.asks
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
  const hit =
    question.type === 'choose' && question.about === 'avoidDamage'
      ? view.ships.find(({ id }) => id === args['ship'])
      : undefined
  const panel: QuestionPanelProps = {
    menu,
    rule: question.asks.rule,
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
