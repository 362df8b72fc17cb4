// Wares as a list with one chosen, and the sheet of the chosen one: arrows go through the list, Enter buys, F buys and fits.
import { useState } from 'react'
import type { MarketView, SaleView } from '../../../../../shared/games/akarios/view/squad-view.ts'
import { useTexts } from '../../../../i18n/texts.tsx'
import { useCommands } from '../../../../keys/commands.tsx'
import { SideSheet } from '../../../../ui/side-sheet/SideSheet.tsx'
import type { Squad } from '../use-squad.ts'
import type { Bill } from './PayDialog.tsx'
import { WareSheet } from './WareSheet.tsx'
import { WareTable } from './WareTable.tsx'

interface WaresProps {
  squad: Squad
  market: MarketView
  sales: readonly SaleView[]
  /** Number of the seat that buys. */
  buyer: number
  /** What the squad pays together is shared out first. */
  onBill: (bill: Bill) => void
}

export function Wares({ squad, market, sales, buyer, onBill }: WaresProps) {
  const { market: words } = useTexts()
  const { locked, busy, act } = squad
  const [pressed, choose] = useState<string>()
  const chosen = sales.find(({ id }) => id === pressed) ?? sales[0]
  const mine = chosen?.buyers.find(({ seat }) => seat === buyer)
  const refusal = mine?.buyRefusal ?? chosen?.squadRefusal ?? null
  const canBuy = chosen !== undefined && !locked && !busy && refusal === null
  const move = (by: number) => {
    const to = sales[sales.findIndex(({ id }) => id === chosen?.id) + by]
    if (to !== undefined) choose(to.id)
  }
  const buy = () => {
    if (!canBuy) return
    if (chosen.kind === null)
      onBill({
        title: chosen.name,
        way: 'pay',
        price: chosen.price ?? 0,
        command: (shares) => ({ type: 'buySparrowUpgrade', card: chosen.id, shares }),
      })
    else act({ type: 'buyCard', seat: buyer, upgrade: chosen.id })
  }
  const place = mine?.fits?.place
  const buyAndFit = () => {
    if (canBuy && place !== undefined) act({ type: 'buyCard', seat: buyer, upgrade: chosen.id, place })
  }
  useCommands([
    { keys: 'ArrowUp', name: words.keyPrevious, where: 'screen', run: () => move(-1), off: sales.length < 2 },
    { keys: 'ArrowDown', name: words.keyNext, where: 'screen', run: () => move(1), off: sales.length < 2 },
    { keys: 'Enter', name: words.buy, where: 'screen', run: buy, off: !canBuy },
    { keys: 'f', name: words.buyAndFit, where: 'screen', run: buyAndFit, off: !canBuy || place === undefined },
  ])
  if (chosen === undefined) return <p>{words.noGoods}</p>
  return (
    <SideSheet
      sheetLabel={words.chosen}
      sheet={
        <WareSheet
          squad={squad}
          market={market}
          sale={chosen}
          buyer={buyer}
          onBuy={buy}
          onBuyAndFit={place === undefined ? undefined : buyAndFit}
        />
      }
    >
      <WareTable
        view={squad.view}
        market={market}
        sales={sales}
        chosen={chosen}
        buyer={buyer}
        onChoose={choose}
        onBuy={buy}
      />
    </SideSheet>
  )
}
