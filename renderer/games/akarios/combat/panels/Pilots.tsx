// The pilots: tracks, dice, and what each may use, with the dice that lie on it and the slots that are still open.
import type { ActQuestion } from '../../../../../shared/games/akarios/question/question.ts'
import { basicActions } from '../../../../../shared/games/akarios/question/action.ts'
import type { DieView, PilotView } from '../../../../../shared/games/akarios/view/fight-view.ts'
import type { DieFace } from '../../../../../shared/games/akarios/content/slots.ts'
import { useTexts } from '../../../../i18n/texts.tsx'
import { Icon } from '../../../../ui/icon/Icon.tsx'
import type { IconName } from '../../../../ui/icons.tsx'
import type { Talk } from '../talk.ts'
import { ShipPicture } from '../../parts/ShipPicture.tsx'
import { Effects } from './Effects.tsx'
import styles from './Panels.module.css'
import { Track } from './Track.tsx'

const iconOf: Record<DieFace, IconName> = { move: 'd-move', attack: 'd-attack', wild: 'd-wild', stress: 'd-stress' }

export interface PilotsProps {
  readonly pilots: readonly PilotView[]
  readonly names: ReadonlyMap<string, string>
  readonly talk: Talk
  /** The seat whose turn to choose it is. */
  readonly acting: string | undefined
  /** The open question of the act step, for slots that can be filled. */
  readonly act: ActQuestion | undefined
  readonly onSeat: ((seat: string) => void) | undefined
  readonly onPayment: (seat: string, payment: string) => void
}

/** Stress never goes above this. */
const mostStress = 10

export function Pilots({ pilots, names, talk, acting, act, onSeat, onPayment }: PilotsProps) {
  const { combat } = useTexts()
  return (
    <section className={styles.list} aria-label={combat.pilots}>
      {pilots.map((pilot) => (
        <article key={pilot.id} className={styles.pilot} data-acting={pilot.id === acting || undefined}>
          <header>
            <ShipPicture ship={pilot.ship} size="small" side={pilot.out ? 'out' : 'own'} />
            <div className={styles.names}>
              <h3>
                {onSeat === undefined ? (
                  talk.name(pilot.id)
                ) : (
                  <button type="button" aria-pressed={pilot.id === acting} onClick={() => onSeat(pilot.id)}>
                    {talk.name(pilot.id)}
                  </button>
                )}
              </h3>
              <p>{names.get(pilot.id) ?? pilot.pilot}</p>
            </div>
            {(pilot.out || pilot.passed) && (
              <span className={styles.mark}>{pilot.out ? combat.out : combat.passedMark}</span>
            )}
          </header>
          <div className={styles.tracks}>
            <Track name="hull" now={pilot.hull} most={pilot.startHull} />
            <Track name="shield" now={pilot.shield} most={pilot.startShield} />
            <Track name="stress" now={pilot.stress} most={mostStress} />
          </div>
          <Effects ship={pilot} talk={talk} />
          {pilot.dice.some(({ face }) => face !== null) && (
            <ul className={styles.dice}>
              {pilot.dice.map((die, index) => (
                <li key={index}>
                  <Die die={die} seat={pilot.id} talk={talk} />
                </li>
              ))}
            </ul>
          )}
          <Actions pilot={pilot} talk={talk} act={act} onPayment={onPayment} />
        </article>
      ))}
    </section>
  )
}

function Die({ die: { face, on }, seat, talk }: { die: DieView; seat: string; talk: Talk }) {
  if (face === null) return null
  const label = on === null ? talk.name(face) : `${talk.name(face)}: ${talk.action(seat, on.action)}`
  return (
    <span className={styles.die} data-face={face} data-spent={on !== null || undefined}>
      <Icon name={iconOf[face]} label={label} />
    </span>
  )
}

type ActionsProps = Pick<PilotsProps, 'talk' | 'act' | 'onPayment'> & { readonly pilot: PilotView }

function Actions({ pilot, talk, act, onPayment }: ActionsProps) {
  const { combat } = useTexts()
  const basics = basicActions.map((action) => ({
    action,
    name: talk.action(pilot.id, action),
    card: undefined,
  }))
  const cards = pilot.cards.map((card) => ({ action: card.place, name: card.name, card }))
  return (
    <ul className={styles.actions}>
      {[...basics, ...cards].map(({ action, name, card }) => {
        const open = act?.payments.filter((one) => one.seat === pilot.id && one.action === action) ?? []
        const laid = pilot.dice.filter(({ on }) => on?.action === action)
        return (
          <li key={action} data-open={open.length > 0 || undefined} title={card?.wording}>
            <span className={styles.action}>
              {name}
              {card?.damaged && <em>{combat.damaged}</em>}
              {typeof card?.supply === 'number' && <small>{combat.supply({ left: card.supply })}</small>}
            </span>
            {laid.map(({ face }, index) => (
              <span key={index} className={styles.slot} data-laid>
                {face !== null && <Icon name={iconOf[face]} label={talk.name(face)} />}
              </span>
            ))}
            {open.map(({ id, slots }) => (
              <button
                key={id}
                type="button"
                className={styles.slot}
                aria-label={`${name}: ${slots.map(({ icon }) => talk.name(icon)).join(' + ') || talk.name('supply')}`}
                onClick={() => onPayment(pilot.id, id)}
              >
                {slots.length === 0 && <Icon name="supply" />}
                {slots.map(({ icon, slot }) => (
                  <Icon key={slot} name={icon === 'supply' ? 'supply' : iconOf[icon as DieFace]} />
                ))}
              </button>
            ))}
          </li>
        )
      })}
    </ul>
  )
}
