// What people do with the pieces on their table before they answer.
import { useTexts } from '../../../../i18n/texts.tsx'
import { Icon } from '../../../../ui/icon/Icon.tsx'
import type { Talk } from '../talk.ts'
import { useFightLog } from '../use-fight-log.ts'
import { ordersOf } from './orders.ts'
import styles from './Table.module.css'

interface OrdersProps {
  readonly campaign: string
  readonly play: string
  readonly talk: Talk
}

/** Those of the last decision; a change by hand gives none, and takes none away. */
export function Orders({ campaign, play, talk }: OrdersProps) {
  const { table } = useTexts().combat
  const last = useFightLog(campaign, play)?.find(({ title }) => !title.key.startsWith('akarios.title.hand.'))
  const orders = ordersOf(last?.notes ?? [])
  if (orders.length === 0) return null
  return (
    <section className={styles.orders} aria-label={table.orders}>
      <h3>
        <Icon name="hand" /> {table.orders}
      </h3>
      <div role="status">
        <ul>
          {orders.map(({ word, args }, index) => (
            <li key={index}>{talk.say(table.order[word], args)}</li>
          ))}
        </ul>
      </div>
    </section>
  )
}
