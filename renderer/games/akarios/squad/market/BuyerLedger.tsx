// The purse of the buyer: what is in it now, and the last credits that came or went.
import { useCall } from '../../../../api/client.ts'
import { useTexts } from '../../../../i18n/texts.tsx'
import { reasonOf, signed } from '../ledger-words.ts'
import styles from './Market.module.css'

/** Lines that stand beside a ware; all of them stand in the ledger. */
const shown = 3

interface BuyerLedgerProps {
  campaign: string
  seat: number
  name: string
  credits: number
}

export function BuyerLedger({ campaign, seat, name, credits }: BuyerLedgerProps) {
  const { squad: words } = useTexts()
  const rows = useCall('squad.ledger', { campaign }).data?.rows.filter((row) => row.seat === seat) ?? []
  return (
    <section className={styles.purse}>
      <header>
        <h3>{words.creditsOf({ player: name })}</h3>
        <b>{credits}</b>
      </header>
      <ul>
        {rows.slice(0, shown).map((row) => (
          <li key={row.id}>
            <span>{reasonOf(words, row)}</span>
            <span>{signed(row.amount)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
