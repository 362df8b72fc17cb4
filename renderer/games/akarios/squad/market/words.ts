// What the market says of a ware: for which classes it is, and why its price is what it is or where it would lie.
import type { MarketView, SaleView } from '../../../../../shared/games/akarios/view/squad-view.ts'
import { formatList } from '../../../../i18n/format.ts'
import type { Language } from '../../../../i18n/language.ts'
import { refusalText } from '../../../../i18n/refusal.ts'
import type { Texts } from '../../../../i18n/texts.tsx'

/** Empty for upgrades of the Sparrow, which know no classes. */
export function classText({ market, values }: Texts, language: Language, { kind, classes }: SaleView): string {
  if (kind === null) return ''
  if (classes === null) return market.classUntold
  if (classes.length === 0) return market.anyClass
  return formatList(
    language,
    classes.map((one) => values.words[one]),
  )
}

/** Of a ware that may be bought: what takes something off its price, else where it would lie on the buyer's board. */
export function reasonText(texts: Texts, { discounts }: MarketView, sale: SaleView, buyer: number): string {
  const { market, combat } = texts
  const mine = sale.buyers.find(({ seat }) => seat === buyer)
  const where =
    mine === undefined
      ? []
      : mine.fits === null
        ? [mine.fitRefusal === null ? market.inTray : refusalText(texts, { code: 'refused', ...mine.fitRefusal })]
        : mine.fits.instead === null
          ? [market.goesInto({ place: combat.words[mine.fits.place] })]
          : [market.insteadOf({ card: mine.fits.instead })]
  const off =
    sale.cost === sale.price ? [] : discounts.map(({ name, credits }) => market.takesOff({ card: name, credits }))
  return [...off, ...where].join('. ')
}
