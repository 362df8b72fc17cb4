// The chosen ware: what it shows, what its price is made of, what is left after it, and the step that buys it or why there is none.
import type { MarketView, SaleView } from '../../../../../shared/games/akarios/view/squad-view.ts'
import { formatList } from '../../../../i18n/format.ts'
import { refusalText } from '../../../../i18n/refusal.ts'
import { useLanguage, useTexts } from '../../../../i18n/texts.tsx'
import { Button, ButtonRow } from '../../../../ui/button/Button.tsx'
import { Icon } from '../../../../ui/icon/Icon.tsx'
import { pilotOf } from '../../parts/squad-names.ts'
import { WrongNumber } from '../../values/WrongNumber.tsx'
import { CardPrint } from '../CardPrint.tsx'
import type { Squad } from '../use-squad.ts'
import { BuyerLedger } from './BuyerLedger.tsx'
import styles from './Market.module.css'
import { classText } from './words.ts'

interface WareSheetProps {
  squad: Squad
  market: MarketView
  sale: SaleView
  buyer: number
  onBuy: () => void
  /** Missing where it may lie nowhere on the buyer's board. */
  onBuyAndFit: (() => void) | undefined
}

export function WareSheet({ squad, market, sale, buyer, onBuy, onBuyAndFit }: WareSheetProps) {
  const texts = useTexts()
  const language = useLanguage()
  const { market: words, squad: ours } = texts
  const { view, locked, busy } = squad
  const seat = view.seats.find((one) => one.seat === buyer)
  const mine = sale.buyers.find((one) => one.seat === buyer)
  const leaves = mine?.leaves ?? null
  const refusal = mine?.buyRefusal ?? sale.squadRefusal
  const kind = sale.kind === null ? ours.onSparrow : ours.cardKinds[sale.kind]
  return (
    <div className={styles.sheet}>
      <div className={styles.chosen}>
        <p className={styles.kind}>
          <Icon name={sale.kind ?? 'shipability'} />
          <span>
            {[
              [kind, ...(sale.number === null ? [] : [sale.number])].join(' '),
              classText(texts, language, sale),
              sale.left === null ? '' : words.copiesLeft({ left: sale.left }),
            ]
              .filter((part) => part !== '')
              .join(' · ')}
          </span>
        </p>
        <h2>{sale.name}</h2>
        <p>{sale.wording}</p>
        <CardPrint card={sale} />
        {sale.notWith.length > 0 && (
          <p className={styles.second}>{words.notBeside({ cards: formatList(language, sale.notWith) })}</p>
        )}
        <PriceLines market={market} sale={sale} payer={sale.kind === null ? undefined : seat && pilotOf(view, seat)} />
        {leaves !== null && seat !== undefined && (
          <p className={styles.leaves}>
            <span>{words.leaves}</span>
            <span>{words.sum({ has: seat.credits, price: sale.price ?? 0, leaves })}</span>
          </p>
        )}
        {!locked && (
          <ButtonRow>
            <Button
              kind={refusal === null ? 'act' : 'ink'}
              keyHint={refusal === null ? 'Enter' : undefined}
              busy={busy}
              refusal={refusal === null ? undefined : refusalText(texts, { code: 'refused', ...refusal })}
              onPress={onBuy}
            >
              {words.buy}
            </Button>
            {refusal === null && onBuyAndFit !== undefined && (
              <Button keyHint="f" busy={busy} onPress={onBuyAndFit}>
                {words.buyAndFit}
              </Button>
            )}
          </ButtonRow>
        )}
        {sale.sells !== null && <p className={styles.second}>{words.sellsAgain({ credits: sale.sells })}</p>}
      </div>
      {sale.kind !== null && seat !== undefined && (
        <BuyerLedger campaign={squad.campaign} seat={buyer} name={pilotOf(view, seat)} credits={seat.credits} />
      )}
    </div>
  )
}

/** The printed cost, each discount, and what is paid. Upgrades of the Sparrow are not discounted (open question 33). */
function PriceLines({ market, sale, payer }: { market: MarketView; sale: SaleView; payer: string | undefined }) {
  const { market: words, squad } = useTexts()
  const { cost, price, kind, id, name } = sale
  const discounts = kind === null || cost === null ? [] : market.discounts
  const off = discounts.reduce((sum, { credits }) => sum + credits, 0)
  return (
    <dl className={styles.prices}>
      <div>
        <dt>{words.printed}</dt>
        <dd>
          {cost ?? squad.untold}
          <WrongNumber kind={kind === null ? 'sparrowUpgrades' : 'upgrades'} id={id} field="cost" name={name} />
        </dd>
      </div>
      {discounts.map((one) => (
        <div key={one.name}>
          <dt>{one.name}</dt>
          <dd>−{one.credits}</dd>
        </div>
      ))}
      <div data-total>
        <dt>
          {payer === undefined ? words.squadPays : words.pays({ pilot: payer })}
          {cost !== null && off > cost && <span className={styles.second}> {words.neverUnder}</span>}
        </dt>
        <dd>{price ?? squad.untold}</dd>
      </div>
    </dl>
  )
}
