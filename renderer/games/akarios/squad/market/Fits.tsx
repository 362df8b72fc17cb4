// Whose ship may fly a ware: each ship of the squad, solid where it fits and a dashed outline where it does not.
import type { SaleView, SquadView } from '../../../../../shared/games/akarios/view/squad-view.ts'
import { formatList } from '../../../../i18n/format.ts'
import { useLanguage, useTexts } from '../../../../i18n/texts.tsx'
import { VisuallyHidden } from '../../../../ui/hidden/VisuallyHidden.tsx'
import { ShipPicture } from '../../parts/ShipPicture.tsx'
import { shipOf } from '../../parts/squad-names.ts'
import styles from './Market.module.css'

export function Fits({ view, sale }: { view: SquadView; sale: SaleView }) {
  const { market: words } = useTexts()
  const language = useLanguage()
  const seats = view.seats.map((seat) => ({
    seat,
    fits: sale.buyers.some((one) => one.seat === seat.seat && one.fits !== null),
  }))
  const ships = seats.filter(({ fits }) => fits).map(({ seat }) => shipOf(view, seat))
  return (
    <span className={styles.ships}>
      {seats.map(({ seat, fits }) => (
        <ShipPicture key={seat.seat} ship={seat.ship} size="small" side={fits ? 'own' : 'out'} />
      ))}
      <VisuallyHidden>
        {ships.length === 0 ? words.fitsNone : words.fitsShips({ ships: formatList(language, ships) })}
      </VisuallyHidden>
    </span>
  )
}
