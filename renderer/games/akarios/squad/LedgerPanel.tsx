// Every credit that came or went, newest first.
import { useCall } from '../../../api/client.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { Table } from '../../../ui/table/Table.tsx'
import { reasonOf, signed } from './ledger-words.ts'
import styles from './Squad.module.css'
import type { Squad } from './use-squad.ts'

export function LedgerPanel({ squad: { campaign, view } }: { squad: Squad }) {
  const texts = useTexts()
  const { squad: words } = texts
  const rows = useCall('squad.ledger', { campaign }).data?.rows ?? []
  return (
    <div className={styles.panel}>
      <p className={styles.line}>
        {view.seats.map(({ player, credits }) => words.has({ player, credits })).join(' · ')}
      </p>
      <Table
        label={words.ledger}
        rows={rows}
        rowKey={({ id }) => String(id)}
        empty={<p>{words.noLedger}</p>}
        columns={[
          { id: 'who', header: words.who, cell: ({ player }) => player },
          {
            id: 'why',
            header: words.why,
            cell: (row) => reasonOf(texts, row),
          },
          { id: 'sum', header: words.sum, align: 'end', cell: ({ amount }) => signed(amount) },
          { id: 'balance', header: words.balance, align: 'end', cell: ({ balance }) => balance },
        ]}
      />
    </div>
  )
}
