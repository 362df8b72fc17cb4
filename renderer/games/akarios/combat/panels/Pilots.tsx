// The pilots: whose turn to choose it is, is shown whole; the others as strips of figures.
import type { ActQuestion } from '../../../../../shared/games/akarios/question/question.ts'
import type { FightView, PilotView } from '../../../../../shared/games/akarios/view/fight-view.ts'
import { useTexts } from '../../../../i18n/texts.tsx'
import { IconButton } from '../../../../ui/button/IconButton.tsx'
import { Icon } from '../../../../ui/icon/Icon.tsx'
import { ShipPicture } from '../../parts/ShipPicture.tsx'
import type { Talk } from '../talk.ts'
import { Actions } from './Actions.tsx'
import { Dice } from './Dice.tsx'
import { Effects } from './Effects.tsx'
import styles from './Panels.module.css'
import { Track } from './Track.tsx'

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
  readonly onLook: (payment: string | undefined) => void
  readonly onPayment: (seat: string, payment: string) => void
  /** Missing once the fight is over. */
  readonly onHand: ((ship: string) => void) | undefined
}

/** Stress never goes above this. */
const mostStress = 10

export function Pilots(props: PilotsProps) {
  const { combat } = useTexts()
  const pilots = props.view.ships.filter((ship): ship is PilotView => ship.kind === 'pilot')
  return (
    <section className={styles.list} aria-label={combat.pilots}>
      {pilots.map((pilot) => (
        <Pilot key={pilot.id} {...props} pilot={pilot} />
      ))}
    </section>
  )
}

function Pilot({ pilot, ...props }: PilotsProps & { readonly pilot: PilotView }) {
  const { view, talk, acting, act, die, looked, onSeat, onDie, onLook, onPayment, onHand } = props
  const { combat } = useTexts()
  const isActing = pilot.id === acting
  const whole = isActing || acting === undefined
  const isAsked =
    act?.passes.includes(pilot.id) === true || act?.payments.some(({ seat }) => seat === pilot.id) === true
  const mark = pilot.out ? combat.out : pilot.passed ? combat.passedMark : undefined
  return (
    <article className={styles.pilot} data-acting={isActing || undefined} data-out={pilot.out || undefined}>
      <header>
        <ShipPicture ship={pilot.ship} size="small" side={pilot.out ? 'out' : 'own'} />
        <div className={styles.names}>
          <h2>
            {isAsked ? (
              <button type="button" aria-pressed={isActing} onClick={() => onSeat(pilot.id)}>
                {talk.name(pilot.id)}
              </button>
            ) : (
              talk.name(pilot.id)
            )}
          </h2>
          <p>{talk.person(pilot.id)}</p>
        </div>
        {mark !== undefined && (
          <span className={styles.mark} data-out={pilot.out || undefined}>
            <Icon name={pilot.out ? 'warn' : 'check'} /> {mark}
          </span>
        )}
        {onHand !== undefined && (
          <IconButton
            icon="hand"
            size="small"
            label={combat.handOf({ name: talk.name(pilot.id) })}
            onPress={() => onHand(pilot.id)}
          />
        )}
      </header>
      <div className={whole ? styles.tracks : styles.small}>
        <Track name="hull" now={pilot.hull} most={pilot.startHull} short={!whole} />
        <Track name="shield" now={pilot.shield} most={pilot.startShield} short={!whole} />
        <Track name="stress" now={pilot.stress} most={mostStress} marks={view.stressMarks} short={!whole} />
      </div>
      {isActing && <NextMark pilot={pilot} marks={view.stressMarks} />}
      <Effects ship={pilot} round={view.round} talk={talk} />
      <Dice
        pilot={pilot}
        talk={talk}
        picked={isActing ? die : undefined}
        onPick={act !== undefined && isActing ? (index) => onDie(pilot.id, index) : undefined}
      />
      {act !== undefined && isActing && (
        <Actions
          pilot={pilot}
          talk={talk}
          act={act}
          looked={looked}
          onLook={onLook}
          onPayment={(payment) => onPayment(pilot.id, payment)}
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
