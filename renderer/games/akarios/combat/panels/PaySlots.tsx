// The slots of one way to pay for an action, as one thing to press.
import type { DieFace } from '../../../../../shared/games/akarios/content/slots.ts'
import type { Payment } from '../../../../../shared/games/akarios/question/question.ts'
import { Icon } from '../../../../ui/icon/Icon.tsx'
import { faceIcons } from '../../parts/face-icons.ts'
import type { Talk } from '../talk.ts'
import styles from './Actions.module.css'

interface PaySlotsProps {
  readonly payment: Payment
  /** Of the action. */
  readonly name: string
  readonly talk: Talk
  /** Whether the die that is held pays here; missing while none is held. */
  readonly takes: boolean | undefined
  readonly onLook?: (payment: string | undefined) => void
  readonly onPayment: (payment: string) => void
}

export function PaySlots({ payment: { id, slots }, name, talk, takes, onLook, onPayment }: PaySlotsProps) {
  return (
    <button
      type="button"
      className={styles.slot}
      data-payment={id}
      data-takes={takes === undefined ? undefined : takes ? 'yes' : 'no'}
      aria-label={`${name}: ${slots.map(({ icon }) => talk.name(icon)).join(' + ') || talk.name('supply')}`}
      onFocus={() => onLook?.(id)}
      onBlur={() => onLook?.(undefined)}
      onClick={() => onPayment(id)}
    >
      {slots.length === 0 && <Icon name="supply" />}
      {slots.map(({ icon, slot }) => (
        <Icon key={slot} name={icon === 'supply' ? 'supply' : faceIcons[icon as DieFace]} />
      ))}
    </button>
  )
}
