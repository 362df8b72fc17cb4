// The list of wares: what each is, whose ship may fly it, its price now, and in the row why not, or why so.
import { useEffect, useRef } from 'react'
import type { MarketView, SaleView, SquadView } from '../../../../../shared/games/akarios/view/squad-view.ts'
import { refusalText } from '../../../../i18n/refusal.ts'
import { useLanguage, useTexts } from '../../../../i18n/texts.tsx'
import { Icon } from '../../../../ui/icon/Icon.tsx'
import { Table } from '../../../../ui/table/Table.tsx'
import { Fits } from './Fits.tsx'
import styles from './Market.module.css'
import { classText, reasonText } from './words.ts'

interface WareTableProps {
  view: SquadView
  market: MarketView
  sales: readonly SaleView[]
  chosen: SaleView
  buyer: number
  onChoose: (id: string) => void
  onBuy: () => void
}

/** One stop in the tab order. A press chooses, Enter buys; the screen's arrow keys move the choice. */
export function WareTable({ view, market, sales, chosen, buyer, onChoose, onBuy }: WareTableProps) {
  const texts = useTexts()
  const language = useLanguage()
  const { market: words, squad } = texts
  const list = useRef<HTMLDivElement>(null)
  const chosenName = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (list.current?.contains(document.activeElement) !== true) return
    chosenName.current?.scrollIntoView({ block: 'nearest' })
    chosenName.current?.focus()
  }, [chosen.id])
  const forShips = sales.some(({ kind }) => kind !== null)
  const name = (sale: SaleView) => (
    <button
      ref={sale.id === chosen.id ? chosenName : undefined}
      type="button"
      className={styles.name}
      aria-pressed={sale.id === chosen.id}
      tabIndex={sale.id === chosen.id ? 0 : -1}
      onClick={() => onChoose(sale.id)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return
        event.preventDefault()
        onBuy()
      }}
    >
      {sale.name}
    </button>
  )
  return (
    <div ref={list} className={styles.list}>
      <Table
        label={words.goods}
        rows={sales}
        rowKey={({ id }) => id}
        isCurrent={({ id }) => id === chosen.id}
        columns={[
          {
            id: 'number',
            header: words.number,
            cell: ({ kind, number }) => (
              <span className={styles.number}>
                <Icon name={kind ?? 'shipability'} label={kind === null ? squad.onSparrow : squad.cardKinds[kind]} />
                {number}
              </span>
            ),
          },
          {
            id: 'name',
            header: words.card,
            cell: (sale) => (
              <>
                {name(sale)} <span className={styles.second}>{classText(texts, language, sale)}</span>
              </>
            ),
          },
          ...(forShips
            ? [{ id: 'fits', header: words.fits, cell: (sale: SaleView) => <Fits view={view} sale={sale} /> }]
            : []),
          {
            id: 'price',
            header: words.price,
            align: 'end',
            cell: ({ cost, price }) => (
              <span className={styles.price}>
                {cost !== price && cost !== null && <del>{cost}</del>} <b>{price ?? '?'}</b>
              </span>
            ),
          },
          {
            id: 'why',
            header: words.why,
            cell: (sale) => {
              const refusal = sale.buyers.find(({ seat }) => seat === buyer)?.buyRefusal ?? sale.squadRefusal
              return refusal === null ? (
                <span className={styles.second}>{reasonText(texts, market, sale, buyer)}</span>
              ) : (
                <span className={styles.why}>
                  <Icon name="lock" /> {refusalText(texts, { code: 'refused', ...refusal })}
                </span>
              )
            },
          },
        ]}
      />
    </div>
  )
}
