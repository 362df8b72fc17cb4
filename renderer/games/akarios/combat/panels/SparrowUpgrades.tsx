// What the squad has fitted on the Sparrow: ready or face down, and the slots that the dice of all pilots can fill.
import type { ActQuestion } from '../../../../../shared/games/akarios/question/question.ts'
import type { FightView, PilotView, SparrowUpgradeView } from '../../../../../shared/games/akarios/view/fight-view.ts'
import { useTexts } from '../../../../i18n/texts.tsx'
import { Icon } from '../../../../ui/icon/Icon.tsx'
import { ShipPicture } from '../../parts/ShipPicture.tsx'
import { canPay } from '../question/act-menu.ts'
import type { Talk } from '../talk.ts'
import { PaySlots } from './PaySlots.tsx'
import styles from './Actions.module.css'
import panel from './Panels.module.css'
import pilots from './Pilots.module.css'

interface SparrowUpgradesProps {
  readonly view: FightView
  readonly talk: Talk
  readonly act: ActQuestion | undefined
  /** The pilot who holds a die, and that die. */
  readonly holding: { readonly pilot: PilotView; readonly die: number } | undefined
  readonly onPayment: (payment: string) => void
}

export function SparrowUpgrades({ view, talk, act, holding, onPayment }: SparrowUpgradesProps) {
  const { combat } = useTexts()
  if (view.sparrowUpgrades.length === 0) return null
  return (
    <section className={pilots.pilot} aria-label={combat.sparrowUpgrades}>
      <header>
        <ShipPicture ship="sparrow" size="small" side="own" />
        <div className={panel.names}>
          <h2>{combat.sparrowUpgrades}</h2>
          <p>{combat.ofTheSquad}</p>
        </div>
      </header>
      <ul className={styles.actions}>
        {view.sparrowUpgrades.map((upgrade) => (
          <Upgrade key={upgrade.place} {...{ upgrade, talk, act, holding, onPayment }} />
        ))}
      </ul>
    </section>
  )
}

type UpgradeProps = Omit<SparrowUpgradesProps, 'view'> & { readonly upgrade: SparrowUpgradeView }

function Upgrade({ upgrade: { place, name, wording, supply, waits }, talk, act, holding, onPayment }: UpgradeProps) {
  const { combat } = useTexts()
  const open = act?.payments.filter(({ action }) => action === place) ?? []
  const closed = act?.closed.find(({ action }) => action === place)
  const isDown = supply === 0
  return (
    <li data-action={place} data-open={open.length > 0 || undefined} title={wording}>
      <Icon name="supply" />
      <span className={styles.action}>
        {name}
        {isDown && <em>{combat.faceDown}</em>}
        {waits && <small>{combat.waitsForAttack}</small>}
        {closed !== undefined && !isDown && <small>{talk.name(closed.why)}</small>}
      </span>
      {open.map((payment) => (
        <PaySlots
          key={payment.id}
          payment={payment}
          name={name}
          talk={talk}
          takes={holding && canPay(payment, holding.pilot.id, holding.pilot.dice, holding.die)}
          onPayment={onPayment}
        />
      ))}
    </li>
  )
}
