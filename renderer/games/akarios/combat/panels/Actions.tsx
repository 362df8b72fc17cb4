// What a pilot may use: basic actions and cards, with the dice that lie on them, the slots that can be filled, or what bars them.
import { basicActions } from '../../../../../shared/games/akarios/question/action.ts'
import type { ActQuestion } from '../../../../../shared/games/akarios/question/question.ts'
import type { PilotView } from '../../../../../shared/games/akarios/view/fight-view.ts'
import { useTexts } from '../../../../i18n/texts.tsx'
import { Icon } from '../../../../ui/icon/Icon.tsx'
import type { IconName } from '../../../../ui/icons.tsx'
import type { Talk } from '../talk.ts'
import { faceIcons } from './Dice.tsx'
import { PaySlots } from './PaySlots.tsx'
import styles from './Panels.module.css'

export interface ActionsProps {
  readonly pilot: PilotView
  readonly talk: Talk
  /** The open question of the act step. */
  readonly act: ActQuestion
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
  const basics = basicActions.map((action) => ({ action, name: talk.action(pilot.id, action), card: undefined }))
  const cards = pilot.cards.map((card) => ({ action: card.place, name: card.name, card }))
  return (
    <ul className={styles.actions}>
      {[...basics, ...cards].map((row) => (
        <Action key={row.action} {...props} {...row} />
      ))}
    </ul>
  )
}

interface ActionProps extends ActionsProps {
  readonly action: string
  readonly name: string
  readonly card: PilotView['cards'][number] | undefined
}

function Action({ pilot, talk, act, looked, onLook, onPayment, action, name, card }: ActionProps) {
  const { combat } = useTexts()
  const open = act.payments.filter((one) => one.seat === pilot.id && one.action === action)
  const closed = act.closed.find((one) => one.seat === pilot.id && one.action === action)
  const laid = pilot.dice.filter(({ on }) => on?.action === action && on.of === undefined)
  const seen = open.some(({ id }) => id === looked)
  return (
    <li
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
      {laid.map(({ face }, index) => (
        <span key={index} className={styles.slot} data-laid>
          {face !== null && <Icon name={faceIcons[face]} label={talk.name(face)} />}
        </span>
      ))}
      {open.map((payment) => (
        <PaySlots key={payment.id} payment={payment} name={name} talk={talk} onLook={onLook} onPayment={onPayment} />
      ))}
    </li>
  )
}
