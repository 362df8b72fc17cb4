// The purse of the buyer: what is in it now, how it came to that, and the last credits that came or went.
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
  const texts = useTexts()
  const rows = useCall('squad.ledger', { campaign }).data?.rows.filter((row) => row.seat === seat) ?? []
  return (
    <section className={styles.purse}>
      <header>
        <h3>{texts.squad.creditsOf({ player: name })}</h3>
        <b>{credits}</b>
      </header>
      {rows.length > 1 && (
        <svg className={styles.course} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <path d={courseOf(rows.map(({ balance }) => balance).toReversed())} />
        </svg>
      )}
      <ul>
        {rows.slice(0, shown).map((row) => (
          <li key={row.id}>
            <span>{reasonOf(texts, row)}</span>
            <span>{signed(row.amount)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Balances as steps from left to right over 100 × 100 units; 0 lies at the bottom. */
function courseOf(balances: readonly number[]): string {
  const most = Math.max(1, ...balances)
  const steps = balances.map((balance, at) => ({
    across: Math.round(((at + 1) * 100) / balances.length),
    up: Math.round(100 - (balance * 100) / most),
  }))
  return `M0 100${steps.map(({ across, up }) => `V${String(up)}H${String(across)}`).join('')}`
}
