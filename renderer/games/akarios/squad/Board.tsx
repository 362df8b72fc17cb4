// The board of one player: its ship with the start values as sums, eight places round it, and beside it what may lie in the one chosen.
import { useState } from 'react'
import { placesFor } from '../../../../shared/games/akarios/card-places.ts'
import { cardPlaces, type CardPlace } from '../../../../shared/games/akarios/question/action.ts'
import type { FitView } from '../../../../shared/games/akarios/view/squad-view.ts'
import { formatList } from '../../../i18n/format.ts'
import { useLanguage, useTexts } from '../../../i18n/texts.tsx'
import type { IconName } from '../../../ui/icons.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { ShipPicture } from '../parts/ShipPicture.tsx'
import styles from './Board.module.css'
import { CardPrint } from './CardPrint.tsx'
import { PlaceSheet } from './PlaceSheet.tsx'
import { StartSum } from './StartSum.tsx'
import { pilotOf, playerOf, type Seat } from '../parts/squad-names.ts'
import type { Squad } from './use-squad.ts'

const iconOf: Record<CardPlace, IconName> = {
  'weapon-1': 'weapon',
  'weapon-2': 'weapon',
  'engine-1': 'engine',
  'engine-2': 'engine',
  'tech-1': 'tech',
  'tech-2': 'tech',
  shipAbility: 'shipability',
  pilotAbility: 'pilot',
}

export function Board({ squad, seat }: { squad: Squad; seat: Seat }) {
  const { squad: words, values } = useTexts()
  const language = useLanguage()
  const { view } = squad
  const fitOf = (place: CardPlace) => view.fits.find((row) => row.seat === seat.seat && row.place === place)
  const [chosen, choose] = useState<CardPlace>(cardPlaces.find((place) => fitOf(place) === undefined) ?? cardPlaces[0])
  const pilot = pilotOf(view, seat)
  const ship = view.ships.find(({ id }) => id === seat.ship)
  const classes = ship?.classes.map((one) => values.words[one]) ?? []
  return (
    <div className={styles.hangar}>
      <section className={styles.board} aria-label={words.boardOf({ pilot })}>
        <header className={styles.head}>
          <div>
            <h2>{ship?.name ?? seat.ship}</h2>
            <p className={styles.quiet}>
              {[pilot, ...(classes.length > 0 ? [formatList(language, classes)] : [])].join(' · ')}
            </p>
          </div>
          <div className={styles.sums}>
            <StartSum field="hull" parts={ship?.hull ?? null} />
            <StartSum field="shield" parts={ship?.shield ?? null} />
          </div>
        </header>
        <ul className={styles.places}>
          {cardPlaces.map((place) => (
            <Place
              key={place}
              place={place}
              fit={fitOf(place)}
              lender={lenderOf(squad, fitOf(place))}
              spare={spareFor(squad, place)}
              chosen={place === chosen}
              onChoose={() => choose(place)}
            />
          ))}
        </ul>
        <div className={styles.ship} aria-hidden="true">
          <ShipPicture ship={seat.ship} size="large" />
        </div>
      </section>
      <PlaceSheet key={chosen} squad={squad} seat={seat} place={chosen} laid={fitOf(chosen)} />
    </div>
  )
}

const lenderOf = ({ view }: Squad, fit: FitView | undefined): string | undefined =>
  fit === undefined || fit.lentBy === null ? undefined : playerOf(view, fit.lentBy)

/** Upgrades for this place that lie on no board. */
const spareFor = ({ view }: Squad, place: CardPlace): number =>
  view.cards.filter(({ kind, on }) => on === null && placesFor(kind).includes(place)).length

interface PlaceProps {
  place: CardPlace
  fit: FitView | undefined
  lender: string | undefined
  spare: number
  chosen: boolean
  onChoose: () => void
}

function Place({ place, fit, lender, spare, chosen, onChoose }: PlaceProps) {
  const { squad: words, combat } = useTexts()
  return (
    <li className={styles.place} data-empty={fit === undefined || undefined} data-chosen={chosen || undefined}>
      <button type="button" className={styles.choose} aria-pressed={chosen} onClick={onChoose}>
        <span className={styles.kind}>
          <Icon name={fit?.kind === 'coPilot' ? 'copilot' : iconOf[place]} /> {combat.words[place]}
        </span>
        <span className={styles.card}>{fit?.name ?? words.empty}</span>
        {fit !== undefined && <span className={styles.wording}>{fit.wording}</span>}
        {fit === undefined && spare > 0 && <span className={styles.wording}>{words.spare({ count: spare })}</span>}
        {lender !== undefined && <span className={styles.quiet}>{words.lentBy({ player: lender })}</span>}
      </button>
      {fit !== undefined && <CardPrint card={fit} />}
    </li>
  )
}
