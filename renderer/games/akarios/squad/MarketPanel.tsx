// The market where the squad is: goods with the price now, supply, improvements, trauma; who pays is said each time.
import { useState } from 'react'
import type { CampaignCommand } from '../../../../shared/games/akarios/campaign/command.ts'
import { placesFor } from '../../../../shared/games/akarios/card-places.ts'
import type { UpgradeKind } from '../../../../shared/games/akarios/content/upgrade.ts'
import type { CardPlace } from '../../../../shared/games/akarios/question/action.ts'
import type { MarketView, SaleView, SquadView } from '../../../../shared/games/akarios/view/squad-view.ts'
import { formatList } from '../../../i18n/format.ts'
import { useLanguage, useTexts } from '../../../i18n/texts.tsx'
import { WrongNumber } from '../values/WrongNumber.tsx'
import { Tip } from '../../../tips/Tip.tsx'
import { Button, ButtonRow } from '../../../ui/button/Button.tsx'
import { Checkbox } from '../../../ui/checkbox/Checkbox.tsx'
import { EmptyState } from '../../../ui/empty-state/EmptyState.tsx'
import { NumberField } from '../../../ui/number-field/NumberField.tsx'
import { Section } from '../../../ui/section/Section.tsx'
import { Select } from '../../../ui/select/Select.tsx'
import { Table } from '../../../ui/table/Table.tsx'
import { CardTable } from './CardTable.tsx'
import { PayDialog, type Bill } from './PayDialog.tsx'
import styles from './Squad.module.css'
import { TellMarket } from './TellMarket.tsx'
import type { Squad } from './use-squad.ts'

export function MarketPanel({ squad }: { squad: Squad }) {
  const { squad: words } = useTexts()
  const { market } = squad.view
  if (market === null)
    return (
      <EmptyState title={words.noMarket}>
        <p>{words.noMarketWhy}</p>
      </EmptyState>
    )
  return (
    <div className={styles.panel}>
      <Tip name="market" />
      {market.name === null ? (
        !squad.locked && <TellMarket squad={squad} number={market.number} />
      ) : (
        <Goods squad={squad} market={market} name={market.name} />
      )}
      <CardTable squad={squad} />
    </div>
  )
}

function Goods({ squad, market, name }: { squad: Squad; market: MarketView; name: string }) {
  const { squad: words } = useTexts()
  const language = useLanguage()
  const { view, locked, busy, act } = squad
  const [buyer, setBuyer] = useState(view.seats[0]?.seat ?? 1)
  const [fits, setFits] = useState(false)
  const [bill, setBill] = useState<Bill | null>(null)
  const buy = (sale: SaleView) =>
    sale.kind === null
      ? setBill({
          title: sale.name,
          price: sale.price ?? 0,
          pay: (shares) => ({ type: 'buySparrowUpgrade', card: sale.id, shares }),
        })
      : act({
          type: 'buyCard',
          seat: buyer,
          upgrade: sale.id,
          ...(fits ? { place: freePlace(view, buyer, sale.kind) } : {}),
        })
  return (
    <>
      <Section title={name}>
        <div className={styles.part}>
          <p className={styles.line}>
            {view.seats.map(({ player, credits }) => words.has({ player, credits })).join(' · ')}
          </p>
          {market.discounts.length > 0 && (
            <p className={styles.line}>
              {words.discounts}:{' '}
              {formatList(
                language,
                market.discounts.map((one) => `${one.name} −${String(one.credits)}`),
              )}
            </p>
          )}
          {!locked && (
            <div className={styles.fields}>
              <Select
                label={words.buyer}
                value={String(buyer)}
                options={view.seats.map(({ seat, player }) => ({ value: String(seat), label: player }))}
                onChange={(seat) => setBuyer(Number(seat))}
              />
              <Checkbox label={words.fitAtOnce} hint={words.fitAtOnceHint} checked={fits} onChange={setFits} />
            </div>
          )}
        </div>
        <Table
          label={words.goods}
          rows={[...market.upgrades, ...market.sparrowUpgrades]}
          rowKey={({ id }) => id}
          empty={<p>{words.noGoods}</p>}
          columns={[
            { id: 'name', header: words.card, cell: (sale) => sale.name },
            {
              id: 'kind',
              header: words.sort,
              cell: ({ kind, number }) =>
                [kind === null ? words.onSparrow : words.cardKinds[kind], ...(number === null ? [] : [number])].join(
                  ' ',
                ),
            },
            { id: 'cost', header: words.cost, align: 'end', cell: (sale) => <PrintedCost sale={sale} /> },
            { id: 'price', header: words.price, align: 'end', cell: ({ price }) => price ?? words.untold },
            { id: 'left', header: words.left, align: 'end', cell: ({ left }) => left ?? words.untold },
            ...(locked
              ? []
              : [
                  {
                    id: 'buy',
                    header: words.buy,
                    hideHeader: true,
                    align: 'end' as const,
                    cell: (sale: SaleView) => (
                      <Button size="small" busy={busy} label={`${words.buy}: ${sale.name}`} onPress={() => buy(sale)}>
                        {words.buy}
                      </Button>
                    ),
                  },
                ]),
          ]}
        />
      </Section>
      {!locked && <Services squad={squad} market={market} buyer={buyer} onBill={setBill} />}
      {bill !== null && <PayDialog squad={squad} bill={bill} onClose={() => setBill(null)} />}
    </>
  )
}

/** The first place of the buyer's board where nothing lies; where all are taken, the first: what lies there goes back to its tray. */
function freePlace({ fits }: SquadView, buyer: number, kind: UpgradeKind): CardPlace | undefined {
  const places = placesFor(kind)
  const isFree = (place: CardPlace) => !fits.some((row) => row.seat === buyer && row.place === place)
  return places.find(isFree) ?? places[0]
}

/** With the way to tell it, or to tell it anew where it is wrong. */
function PrintedCost({ sale: { id, kind, name, cost } }: { sale: SaleView }) {
  const { squad: words } = useTexts()
  return (
    <span className={styles.printed}>
      {cost ?? words.untold}
      <WrongNumber kind={kind === null ? 'sparrowUpgrades' : 'upgrades'} id={id} field="cost" name={name} />
    </span>
  )
}

interface ServicesProps {
  squad: Squad
  market: MarketView
  buyer: number
  onBill: (bill: Bill) => void
}

/** What is no card: supply, improvements of ships, trauma taken off. Only what has a price here. */
function Services({ squad: { view, act }, market, buyer, onBill }: ServicesProps) {
  const { squad: words, game } = useTexts()
  const [amount, setAmount] = useState<number | null>(1)
  const [ship, setShip] = useState(view.seats[0]?.ship ?? '')
  const [pilot, setPilot] = useState(view.seats[0]?.pilot ?? '')
  const { supply, improvement, trauma } = market
  const options = (list: readonly { id: string; name: string }[]) =>
    list.map(({ id, name }) => ({ value: id, label: name }))
  return (
    <div className={styles.services}>
      {supply !== null && (
        <Section title={words.buySupply}>
          <p className={styles.line}>{words.eachCosts({ credits: supply })}</p>
          <div className={styles.form}>
            <NumberField label={words.amount} value={amount} onChange={setAmount} min={1} max={10} />
            <ButtonRow>
              <Button
                onPress={() =>
                  onBill({
                    title: words.buySupply,
                    price: supply * (amount ?? 1),
                    pay: (shares): CampaignCommand => ({ type: 'buySupply', amount: amount ?? 1, shares }),
                  })
                }
              >
                {words.buySupply}
              </Button>
            </ButtonRow>
          </div>
        </Section>
      )}
      {improvement !== null && (
        <Section title={words.buyImprovement}>
          <p className={styles.line}>{words.eachCosts({ credits: improvement })}</p>
          <div className={styles.form}>
            <Select label={game.ship} value={ship} options={options(view.ships)} onChange={setShip} />
            <ButtonRow>
              <Button onPress={() => act({ type: 'buyImprovement', seat: buyer, ship })}>{words.buyImprovement}</Button>
            </ButtonRow>
          </div>
        </Section>
      )}
      {trauma !== null && (
        <Section title={words.cutTrauma}>
          <p className={styles.line}>{words.eachCosts({ credits: trauma })}</p>
          <div className={styles.form}>
            <Select label={words.person} value={pilot} options={options(view.pilots)} onChange={setPilot} />
            <ButtonRow>
              <Button
                onPress={() =>
                  onBill({
                    title: words.cutTrauma,
                    price: trauma,
                    pay: (shares): CampaignCommand => ({ type: 'cutTrauma', pilot, shares }),
                  })
                }
              >
                {words.cutTrauma}
              </Button>
            </ButtonRow>
          </div>
        </Section>
      )}
    </div>
  )
}
