// The market where the squad is: cards for a ship, upgrades of the Sparrow, what is no card, and what the squad sells.
import { useState } from 'react'
import type { MarketView } from '../../../../../shared/games/akarios/view/squad-view.ts'
import { useTexts } from '../../../../i18n/texts.tsx'
import { Tip } from '../../../../tips/Tip.tsx'
import { EmptyState } from '../../../../ui/empty-state/EmptyState.tsx'
import { SectionHeader } from '../../../../ui/page-header/PageHeader.tsx'
import { Tabs } from '../../../../ui/tabs/Tabs.tsx'
import { CardTable } from '../CardTable.tsx'
import squadStyles from '../Squad.module.css'
import type { Squad } from '../use-squad.ts'
import { Buyers } from './Buyers.tsx'
import styles from './Market.module.css'
import { PayDialog, type Bill } from './PayDialog.tsx'
import { Services } from './Services.tsx'
import { SparrowCards } from './SparrowCards.tsx'
import { TellMarket } from './TellMarket.tsx'
import { Wares } from './Wares.tsx'

export function MarketPanel({ squad }: { squad: Squad }) {
  const { squad: words, market: ours } = useTexts()
  const { market } = squad.view
  if (market === null)
    return (
      <EmptyState title={words.noMarket}>
        <p>{words.noMarketWhy}</p>
      </EmptyState>
    )
  return (
    <div className={squadStyles.panel}>
      <Tip name="market" />
      {market.name !== null ? (
        <Stalls squad={squad} market={market} name={market.name} />
      ) : squad.locked ? (
        <EmptyState title={ours.untold} />
      ) : (
        <TellMarket squad={squad} number={market.number} />
      )}
    </div>
  )
}

type Stall = 'cards' | 'sparrow' | 'services' | 'sell'

function Stalls({ squad, market, name }: { squad: Squad; market: MarketView; name: string }) {
  const { market: words } = useTexts()
  const { view, locked } = squad
  const [stall, setStall] = useState<Stall>('cards')
  const [buyer, setBuyer] = useState(view.seats[0]?.seat ?? 1)
  const [bill, setBill] = useState<Bill | null>(null)
  const sold = [market.supply, market.improvement, market.trauma].filter((price) => price !== null).length
  const stalls = {
    cards: {
      count: market.upgrades.length,
      panel: <Wares squad={squad} market={market} sales={market.upgrades} buyer={buyer} onBill={setBill} />,
    },
    sparrow: {
      count: market.sparrowUpgrades.length,
      panel: <Wares squad={squad} market={market} sales={market.sparrowUpgrades} buyer={buyer} onBill={setBill} />,
    },
    services: {
      count: sold,
      panel: (
        <div className={squadStyles.part}>
          {sold === 0 && <p>{words.noServices}</p>}
          <Services squad={squad} market={market} buyer={buyer} onBill={setBill} />
        </div>
      ),
    },
    sell: {
      count: view.cards.length + view.sparrow.length,
      panel: (
        <div className={squadStyles.panel}>
          <CardTable squad={squad} />
          <SparrowCards squad={squad} onBill={setBill} />
        </div>
      ),
    },
  } as const
  // Who only looks buys nothing: what is no card has nothing to show.
  const shown = (['cards', 'sparrow', 'services', 'sell'] as const).filter((one) => one !== 'services' || !locked)
  return (
    <section className={styles.market} aria-label={name}>
      <SectionHeader title={name} actions={<Buyers view={view} buyer={buyer} onBuyer={setBuyer} />} />
      <Tabs
        label={words.parts}
        value={stall}
        onChange={setStall}
        tabs={shown.map((value) => ({ value, label: words.tabs[value], ...stalls[value] }))}
      />
      {bill !== null && <PayDialog squad={squad} bill={bill} onClose={() => setBill(null)} />}
    </section>
  )
}
