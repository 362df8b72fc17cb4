// The pilots: whose turn to choose it is, is shown whole; the others as strips of figures. What stands wrong is put right here.
import type { HandChange } from '../../../../../shared/games/akarios/command/hand-change.ts'
import type { ActQuestion } from '../../../../../shared/games/akarios/question/question.ts'
import type { FightView, PilotView } from '../../../../../shared/games/akarios/view/fight-view.ts'
import { useTexts } from '../../../../i18n/texts.tsx'
import { Icon } from '../../../../ui/icon/Icon.tsx'
import { ShipPicture } from '../../parts/ShipPicture.tsx'
import { pilotsOf } from '../pilots.ts'
import type { Talk } from '../talk.ts'
import { Actions } from './Actions.tsx'
import { AddEffect } from './AddEffect.tsx'
import { Dice } from './Dice.tsx'
import { Effects } from './Effects.tsx'
import { HandButton } from './HandButton.tsx'
import panel from './Panels.module.css'
import styles from './Pilots.module.css'
import { ShipTracks } from './ShipTracks.tsx'
import { useDrops } from './use-drops.ts'

export interface PilotsProps {
  readonly view: FightView
  readonly talk: Talk
  /** The seat whose turn to choose it is. */
  readonly acting: string | undefined
  /** The open question of the act step, for slots that can be filled. */
  readonly act: ActQuestion | undefined
  readonly die: number | undefined
  readonly looked: string | undefined
  readonly onSeat: (seat: string) => void
  readonly onDie: (seat: string, die: number) => void
  readonly onHold: (seat: string, die: number) => void
  readonly onLook: (payment: string | undefined) => void
  readonly onPayment: (seat: string, payment: string) => void
  /** Missing while nothing can be changed by hand. */
  readonly onHand: ((ship: string) => void) | undefined
  readonly onChange: ((change: HandChange) => void) | undefined
}

export function Pilots(props: PilotsProps) {
  const { combat } = useTexts()
  return (
    <section className={panel.list} aria-label={combat.pilots}>
      {pilotsOf(props.view).map((pilot) => (
        <Pilot key={pilot.id} {...props} pilot={pilot} />
      ))}
    </section>
  )
}

function Pilot({ pilot, ...props }: PilotsProps & { readonly pilot: PilotView }) {
  const { view, talk, acting, act, die, looked, onSeat, onDie, onHold, onLook, onPayment, onHand, onChange } = props
  const { combat } = useTexts()
  const { id } = pilot
  const isActing = id === acting
  const whole = isActing || acting === undefined
  const isAsked = act?.passes.includes(id) === true || act?.payments.some(({ seat }) => seat === id) === true
  const word = pilot.out ? combat.out : pilot.passed ? combat.passedMark : undefined
  const mark = word !== undefined && (
    <span className={panel.mark} data-out={pilot.out || undefined}>
      <Icon name={pilot.out ? 'warn' : 'check'} /> {word}
    </span>
  )
  const { said, drop } = useDrops(act, pilot, talk, onPayment)
  return (
    <article
      className={styles.pilot}
      data-acting={isActing || undefined}
      data-out={pilot.out || undefined}
      data-strip={!whole || undefined}
    >
      <header>
        <ShipPicture ship={pilot.ship} size="small" side={pilot.out ? 'out' : 'own'} />
        <div className={panel.names}>
          <h2>
            {isAsked ? (
              <button type="button" aria-pressed={isActing} onClick={() => onSeat(id)}>
                {talk.name(id)}
              </button>
            ) : (
              talk.name(id)
            )}
          </h2>
          {whole && <p>{talk.person(id)}</p>}
        </div>
        {whole && mark}
        <span className={panel.fixes} data-over={!whole || undefined}>
          {onChange !== undefined && !pilot.out && <AddEffect ship={pilot} talk={talk} onChange={onChange} />}
          {onHand !== undefined && whole && <HandButton ship={id} name={talk.name(id)} onHand={onHand} />}
        </span>
      </header>
      {(whole || !pilot.out) && <ShipTracks ship={pilot} view={view} talk={talk} short={!whole} onChange={onChange} />}
      {!whole && <p className={styles.person}>{mark || talk.person(id)}</p>}
      {isActing && <NextMark pilot={pilot} marks={view.stressMarks} />}
      <Effects
        ship={pilot}
        round={view.round}
        talk={talk}
        onEnd={onChange && ((effect) => onChange({ type: 'endEffect', ship: id, effect }))}
      />
      {!pilot.out && (
        <Dice
          pilot={pilot}
          talk={talk}
          picked={isActing ? die : undefined}
          keyed={isActing && act !== undefined}
          hands={
            isAsked
              ? { onPick: (index) => onDie(id, index), onHold: (index) => onHold(id, index), onDrop: drop }
              : undefined
          }
          onTurn={onChange && ((index, face) => onChange({ type: 'setDie', seat: id, die: index, face, spent: false }))}
        />
      )}
      {isAsked && (
        <p className={styles.said} role="status">
          {said}
        </p>
      )}
      {act !== undefined && isActing && (
        <Actions
          pilot={pilot}
          talk={talk}
          act={act}
          die={die}
          looked={looked}
          onLook={onLook}
          onPayment={(payment) => onPayment(id, payment)}
        />
      )}
    </article>
  )
}

/** What the next mark of the stress track brings. */
function NextMark({ pilot, marks }: { pilot: PilotView; marks: FightView['stressMarks'] }) {
  const { combat } = useTexts()
  const next = marks.find(({ at }) => at > pilot.stress)
  return next === undefined ? null : <p className={styles.next}>{combat.marks[next.does]({ at: next.at })}</p>
}
