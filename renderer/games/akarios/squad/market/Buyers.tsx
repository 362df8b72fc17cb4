// Who buys, each with the credits of the seat; where there is one pilot alone it is only said.
import type { SquadView } from '../../../../../shared/games/akarios/view/squad-view.ts'
import { useTexts } from '../../../../i18n/texts.tsx'
import { RadioCards } from '../../../../ui/radio-cards/RadioCards.tsx'
import { pilotOf } from '../../parts/squad-names.ts'
import squadStyles from '../Squad.module.css'

interface BuyersProps {
  view: SquadView
  /** Number of the seat. */
  buyer: number
  onBuyer: (seat: number) => void
}

export function Buyers({ view, buyer, onBuyer }: BuyersProps) {
  const { market: words } = useTexts()
  const [only, ...others] = view.seats
  if (only !== undefined && others.length === 0)
    return <p className={squadStyles.line}>{words.hasCredits({ pilot: pilotOf(view, only), credits: only.credits })}</p>
  return (
    <RadioCards
      label={words.buyer}
      layout="segments"
      value={String(buyer)}
      options={view.seats.map((seat) => ({
        value: String(seat.seat),
        label: words.purse({ pilot: pilotOf(view, seat), credits: seat.credits }),
      }))}
      onChange={(seat) => onBuyer(Number(seat))}
    />
  )
}
