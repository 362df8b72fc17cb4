// The upgrades of the Sparrow that the squad owns, and what each brings: what one is sold for is shared out first (open question 31).
import type { SquadView } from '../../../../../shared/games/akarios/view/squad-view.ts'
import { useTexts } from '../../../../i18n/texts.tsx'
import { Button } from '../../../../ui/button/Button.tsx'
import { Section } from '../../../../ui/section/Section.tsx'
import { Table } from '../../../../ui/table/Table.tsx'
import squadStyles from '../Squad.module.css'
import type { Squad } from '../use-squad.ts'
import type { Bill } from './PayDialog.tsx'

type Owned = SquadView['sparrow'][number]

interface SparrowCardsProps {
  squad: Squad
  onBill: (bill: Bill) => void
}

export function SparrowCards({ squad: { view, locked, act }, onBill }: SparrowCardsProps) {
  const { squad: words, market: ours } = useTexts()
  if (view.sparrow.length === 0) return null
  const sell = ({ card, name, sells }: Owned) => {
    const command: Bill['command'] = (shares) => ({ type: 'sellSparrowUpgrade', card, shares })
    // Without a price there is nothing to share, and the rules say so.
    if (sells === null) act(command([]))
    else onBill({ title: words.sellNamed({ name }), way: 'get', price: sells, command })
  }
  const label = ({ sells }: Owned) => (sells === null ? words.sell : words.sellFor({ credits: sells }))
  return (
    <Section title={ours.sparrowCards}>
      <Table
        label={ours.sparrowCards}
        rows={view.sparrow}
        rowKey={({ card }) => card}
        columns={[
          { id: 'name', header: words.card, cell: ({ name }) => name },
          {
            id: 'where',
            header: words.lies,
            cell: ({ place }) =>
              place === null ? <span className={squadStyles.faint}>{words.inTray}</span> : ours.onSparrow,
          },
          ...(locked
            ? []
            : [
                {
                  id: 'sell',
                  header: words.sell,
                  hideHeader: true,
                  align: 'end' as const,
                  cell: (owned: Owned) => (
                    <Button size="small" label={`${label(owned)}: ${owned.name}`} onPress={() => sell(owned)}>
                      {label(owned)}
                    </Button>
                  ),
                },
              ]),
        ]}
      />
    </Section>
  )
}
