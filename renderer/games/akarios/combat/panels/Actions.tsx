// What a pilot may use: basic actions as tiles and cards as rows, with the dice that lie on them, the slots that can be filled, or
// what bars them. While a die is held, the slots that take it are lit.
import { basicActions } from '../../../../../shared/games/akarios/question/action.ts'
import type { ActQuestion } from '../../../../../shared/games/akarios/question/question.ts'
import type { PilotView } from '../../../../../shared/games/akarios/view/fight-view.ts'
import { useTexts } from '../../../../i18n/texts.tsx'
import { Icon } from '../../../../ui/icon/Icon.tsx'
import type { IconName } from '../../../../ui/icons.tsx'
import { faceIcons } from '../../parts/face-icons.ts'
import { canPay } from '../question/act-menu.ts'
import type { Talk } from '../talk.ts'
import { PaySlots } from './PaySlots.tsx'
import styles from './Actions.module.css'

export interface ActionsProps {
  readonly pilot: PilotView
  readonly talk: Talk
  /** The open question of the act step. */
  readonly act: ActQuestion
  /** The die that is held. */
  readonly die: number | undefined
  /** The payment that is being looked at. */
  readonly looked: string | undefined
  readonly onLook: (payment: string | undefined) => void
  readonly onPayment: (payment: string) => void
}

const kindIcons: Readonly<Record<string, IconName>> = {
  weapon: 'weapon',
  engine: 'engine',
  tech: 'tech',
  shipAbility: 'shipability',
  pilotAbility: 'pilot',
  coPilot: 'copilot',
}

export function Actions(props: ActionsProps) {
  const { pilot, talk } = props
  return (
    <>
      <ul className={styles.basics}>
        {basicActions.map((action) => (
          <Action key={action} {...props} action={action} name={talk.action(pilot.id, action)} />
        ))}
      </ul>
      <ul className={styles.actions}>
        {pilot.cards.map((card) => (
          <Action key={card.place} {...props} action={card.place} name={card.name} card={card} />
        ))}
      </ul>
    </>
  )
}

interface ActionProps extends ActionsProps {
  readonly action: string
  readonly name: string
  readonly card?: PilotView['cards'][number]
}

function Action({ pilot, talk, act, die, looked, onLook, onPayment, action, name, card }: ActionProps) {
  const { combat } = useTexts()
  const open = act.payments.filter((one) => one.seat === pilot.id && one.action === action)
  const closed = act.closed.find((one) => one.seat === pilot.id && one.action === action)
  const laid = pilot.dice.filter(({ on }) => on?.action === action && on.of === undefined)
  const seen = open.some(({ id }) => id === looked)
  return (
    <li
      data-action={action}
      data-open={open.length > 0 || undefined}
      data-looked={seen || undefined}
      onMouseEnter={() => onLook(open[0]?.id)}
      onMouseLeave={() => onLook(undefined)}
    >
      {card !== undefined && <Icon name={kindIcons[card.kind] ?? 'tech'} />}
      <span className={styles.action}>
        {name}
        {card?.damaged && <em>{combat.damaged}</em>}
        {card?.inForce && <small>{combat.inForce}</small>}
        {typeof card?.supply === 'number' && <small>{combat.supply({ left: card.supply })}</small>}
        {closed !== undefined && closed.why !== 'damaged' && <small>{talk.name(closed.why)}</small>}
      </span>
      <span className={styles.slots}>
        {laid.map(({ face }, index) => (
          <span key={index} className={styles.slot} data-laid>
            {face !== null && <Icon name={faceIcons[face]} label={talk.name(face)} />}
          </span>
        ))}
        {open.map((payment) => (
          <PaySlots
            key={payment.id}
            payment={payment}
            name={name}
            talk={talk}
            takes={die === undefined ? undefined : canPay(payment, pilot.id, pilot.dice, die)}
            onLook={onLook}
            onPayment={onPayment}
          />
        ))}
      </span>
    </li>
  )
}
