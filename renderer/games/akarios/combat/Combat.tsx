// A fight: board, question, pilots, enemies, log. Everything shown is read from the view and the question; nothing here is a rule.
import { useMemo, useState } from 'react'
import type { CampaignView } from '../../../../shared/contract/calls/campaign.ts'
import type { FightView } from '../../../../shared/games/akarios/view/fight-view.ts'
import { useCall } from '../../../api/client.ts'
import { refusalText } from '../../../i18n/refusal.ts'
import { useLanguage, useTexts } from '../../../i18n/texts.tsx'
import { SecondScreenButton } from '../../../second-screen/SecondScreenButton.tsx'
import { Button } from '../../../ui/button/Button.tsx'
import { Tip } from '../../../tips/Tip.tsx'
import { Failure } from '../../../ui/failure/Failure.tsx'
import { LinkButton } from '../../../ui/link/Link.tsx'
import { Loading } from '../../../ui/loading/Loading.tsx'
import { Board } from './board/Board.tsx'
import styles from './Combat.module.css'
import { fightTip } from './fight-tip.ts'
import type { HandState } from './hand/hand-state.ts'
import { flownIn } from './pace/steps.ts'
import { usePace, type Pace } from './pace/use-pace.ts'
import { PhaseBar } from './PhaseBar.tsx'
import { QuestionPlace } from './QuestionPlace.tsx'
import { Enemies } from './panels/Enemies.tsx'
import { Log } from './panels/Log.tsx'
import { Pilots } from './panels/Pilots.tsx'
import { SparrowUpgrades } from './panels/SparrowUpgrades.tsx'
import { pilotOf } from './pilots.ts'
import { useOpenOdds } from './question/use-odds.ts'
import { Orders } from './table/Orders.tsx'
import { Sheets } from './table/Sheets.tsx'
import { Told } from './table/Told.tsx'
import { useSteady } from './steady.ts'
import { talkOf } from './talk.ts'
import { useAnswering } from './use-answering.ts'
import { useFightKeys } from './use-fight-keys.ts'
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
  const handOf = (ship = acting ?? view.ships[0]?.id ?? ''): HandState => ({ tab: 'ship', ship, at: null })
  const openHand = useSteady((ship?: string) => onHand(handOf(ship)))
  const change = useSteady(fight.change)
  const lastFlown = useFlown(campaign.id, play)
  const flown = pace === undefined ? lastFlown : flownIn(pace.step)
  const canChange = pace === undefined && view.outcome === null
  const byHand = canChange ? { onHand: openHand, onChange: change } : { onHand: undefined, onChange: undefined }
  const isOnTable = view.realTable !== null
  // Whoever has left the moment for it, or has come back to the board, is asked no longer where everything stands.
  const [wantsBoard, setLaying] = useState(false)
  const laying = wantsBoard && isOnTable && view.mayChangeBoard
  const sheets = isOnTable && (laying || view.phase === 'enemies')
  const isHand = view.outcome === null && (hand !== undefined || fight.handOnly)
  const act = question?.type === 'act' && !isHand ? question : undefined
  useFightKeys({ view, answering, isHand, onHand: canChange ? () => openHand() : undefined })
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
          <QuestionPlace
            {...{ standing, fight, view, talk, answering, open, laying, pace }}
            hand={isHand ? (hand ?? handOf()) : undefined}
            onHand={openHand}
            onHandState={onHand}
            onLaid={() => setLaying(false)}
          />
        </div>
        <div className={styles.pilots}>
          {sheets ? (
            <Sheets view={view} talk={talk} />
          ) : (
            <Pilots
              view={view}
              talk={talk}
              acting={acting}
              act={act}
              die={pick.die}
              looked={looked?.id}
              onSeat={(seat) => answering.goTo({ seat, chosen: [] })}
              onDie={answering.pickDie}
              onHold={answering.holdDie}
              onLook={answering.look}
              onPayment={answering.pickPayment}
              {...byHand}
            />
          )}
          <SparrowUpgrades
            view={view}
            talk={talk}
            act={act}
            holding={holdingOf(view, acting, pick.die)}
            onPayment={(payment) => answering.pickPayment(acting ?? '', payment)}
          />
          {!sheets && <Tip name={fightTip(question?.type, pace !== undefined)} />}
        </div>
        <div className={styles.enemies}>
          <Enemies view={view} talk={talk} acting={acting} done={pace?.done} {...byHand} />
          {view.realTable !== null && (
            <Told
              campaign={campaign.id}
              table={view.realTable}
              talk={talk}
              busy={fight.busy}
              onChange={byHand.onChange}
            >
              {canChange && view.mayChangeBoard && !laying && (
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

/** The pilot who holds a die. */
function holdingOf(view: FightView, acting: string | undefined, die: number | undefined) {
  const pilot = pilotOf(view, acting)
  return pilot === undefined || die === undefined ? undefined : { pilot, die }
}
