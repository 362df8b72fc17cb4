// Every upgrade card of the squad: whose it is, where it lies, to whom it may be given, and what it brings at a market.
import type { CardView } from '../../../../shared/games/akarios/view/squad-view.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { Menu } from '../../../ui/menu/Menu.tsx'
import { Button } from '../../../ui/button/Button.tsx'
import { Section } from '../../../ui/section/Section.tsx'
import { Table } from '../../../ui/table/Table.tsx'
import styles from './Squad.module.css'
import { playerOf } from '../parts/squad-names.ts'
import type { Squad } from './use-squad.ts'

export function CardTable({ squad: { view, locked, act } }: { squad: Squad }) {
  const { squad: words, combat } = useTexts()
  const owners = [
    ...view.seats.map(({ seat, player }) => ({ to: seat, label: player })),
    { to: null, label: words.everybody },
  ]
  const where = ({ on }: CardView) =>
    on === null ? (
      <span className={styles.faint}>{words.inTray}</span>
    ) : (
      words.changePlace({ place: combat.words[on.place], pilot: playerOf(view, on.seat) })
    )
  return (
    <Section title={words.trays}>
      <Table
        label={words.trays}
        rows={view.cards}
        rowKey={({ owned }) => String(owned)}
        empty={<p>{words.noCards}</p>}
        columns={[
          { id: 'name', header: words.card, cell: ({ name }) => name },
          { id: 'kind', header: words.sort, cell: ({ kind }) => words.cardKinds[kind] },
          { id: 'where', header: words.lies, cell: where },
          {
            id: 'owner',
            header: words.owner,
            cell: ({ seat }) => (seat === null ? words.everybody : playerOf(view, seat)),
          },
          ...(locked
            ? []
            : [
                {
                  id: 'give',
                  header: words.give,
                  hideHeader: true,
                  align: 'end' as const,
                  cell: ({ owned, name, seat }: CardView) => (
                    <Menu
                      label={words.give}
                      longLabel={`${words.give}: ${name}`}
                      size="small"
                      kind="quiet"
                      align="end"
                      items={owners
                        .filter((owner) => owner.to !== seat)
                        .map(({ to, label }) => ({
                          type: 'action' as const,
                          label,
                          onChoose: () => act({ type: 'giveCard', owned, to }),
                        }))}
                    />
                  ),
                },
              ]),
          ...(view.market === null || locked
            ? []
            : [
                {
                  id: 'sell',
                  header: words.sell,
                  hideHeader: true,
                  align: 'end' as const,
                  cell: ({ owned, name, sells }: CardView) => (
                    <Button
                      size="small"
                      label={`${sells === null ? words.sell : words.sellFor({ credits: sells })}: ${name}`}
                      onPress={() => act({ type: 'sellCard', owned, to: view.seats[0]?.seat })}
                    >
                      {sells === null ? words.sell : words.sellFor({ credits: sells })}
                    </Button>
                  ),
                },
              ]),
        ]}
      />
    </Section>
  )
}
