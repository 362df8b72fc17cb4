// A fight as those who only look on see it: round, board or sheets, dice, enemies in their order, log. Nothing here can be pressed but
// the board's own zoom.
import type { ReactNode } from 'react'
import type { SecondScreenFrame } from '../../../../../shared/contract/second-screen.ts'
import { useLanguage, useTexts } from '../../../../i18n/texts.tsx'
import { Board } from '../board/Board.tsx'
import { PhaseBar } from '../PhaseBar.tsx'
import { Enemies } from '../panels/Enemies.tsx'
import { LogLines } from '../panels/Log.tsx'
import { Pilots } from '../panels/Pilots.tsx'
import { talkOf } from '../talk.ts'
import styles from './Watch.module.css'

type WatchProps = Pick<Extract<SecondScreenFrame, { type: 'fight' }>, 'squad' | 'seats' | 'view' | 'log'> & {
  /** Why what stands here may be out of date. */
  readonly notice: ReactNode
}

const nothing = () => undefined

export function Watch({ squad, seats, view, log, notice }: WatchProps) {
  const texts = useTexts()
  const talk = talkOf(texts, useLanguage(), view, seats)
  const { outcome } = view
  return (
    <main className={styles.watch}>
      {notice}
      <p className={styles.squad}>{squad}</p>
      <PhaseBar view={view} />
      {outcome !== null && <p className={styles.over}>{texts.combat.over[outcome.result]}</p>}
      <div className={styles.grid} data-table={view.realTable !== null || undefined}>
        {view.realTable === null && (
          <div className={styles.board}>
            <Board
              board={view.board}
              ships={view.ships}
              talk={talk}
              options={[]}
              current={undefined}
              looked={undefined}
              reach={view.reach}
              flown={[]}
              attack={view.attack}
              acting={undefined}
              marked={null}
              onChoose={nothing}
              onPoint={nothing}
            />
          </div>
        )}
        <div className={styles.pilots}>
          <Pilots
            view={view}
            talk={talk}
            acting={undefined}
            act={undefined}
            die={undefined}
            looked={undefined}
            onSeat={nothing}
            onDie={nothing}
            onHold={nothing}
            onLook={nothing}
            onPayment={nothing}
            onHand={undefined}
            onChange={undefined}
          />
        </div>
        <div className={styles.enemies}>
          <Enemies
            view={view}
            talk={talk}
            acting={undefined}
            done={undefined}
            onHand={undefined}
            onChange={undefined}
          />
        </div>
        <div className={styles.log}>
          <LogLines log={log} talk={talk} onlyShown />
        </div>
      </div>
    </main>
  )
}
