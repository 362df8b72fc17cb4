// What lies on the boards: for each place of each seat a card that the squad owns, an ability or a co-pilot; and the Sparrow's two places.
import { placesFor } from '../../../../shared/games/akarios/card-places.ts'
import { cardPlaces, type CardPlace } from '../../../../shared/games/akarios/question/action.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { FieldGroup } from '../../../ui/field/Field.tsx'
import { Select } from '../../../ui/select/Select.tsx'
import { Breaches } from './Breaches.tsx'
import styles from './CatchUp.module.css'
import { withRow, type SeatSheet } from './draft.ts'
import type { CatchUp } from './use-catch-up.ts'

type Fit = SeatSheet['fits'][number]

const empty = 'empty'

export function BoardsPart({ catchUp }: { catchUp: CatchUp }) {
  const { catchUp: words, squad } = useTexts()
  const { form, changeForm, stock } = catchUp
  const { upgrades, fitted } = form.sparrow
  const fitSparrow = (at: number, card: string) =>
    changeForm((old) => {
      const others = fitted.filter((one, place) => place !== at && one !== card)
      const next = card === empty ? others : at === 0 ? [card, ...others] : [...others, card]
      return { ...old, sparrow: { ...old.sparrow, fitted: next } }
    })
  return (
    <>
      {form.seats.map((sheet) => (
        <Board key={sheet.seat} catchUp={catchUp} sheet={sheet} />
      ))}
      <FieldGroup title={squad.onSparrow}>
        <div className={styles.fields}>
          {[0, 1].map((at) => (
            <Select
              key={at}
              label={words.sparrowPlace({ number: at + 1 })}
              value={fitted[at] ?? empty}
              options={[
                { value: empty, label: squad.empty },
                ...upgrades.map((id) => ({
                  value: id,
                  label: stock.sparrowUpgrades.find((one) => one.id === id)?.name ?? id,
                })),
              ]}
              onChange={(card) => fitSparrow(at, card)}
            />
          ))}
        </div>
        <Breaches catchUp={catchUp} breaches={catchUp.breachesOf('boards', 'sparrow')} />
      </FieldGroup>
    </>
  )
}

function Board({ catchUp, sheet }: { catchUp: CatchUp; sheet: SeatSheet }) {
  const { catchUp: words, squad, combat } = useTexts()
  const { changeForm, stock } = catchUp
  const cards = cardsFor(catchUp, sheet)
  const lay = (place: CardPlace, key: string) => {
    const card = cards.find((one) => keyOf(one) === key)
    const others = sheet.fits.filter((fit) => fit.place !== place)
    const fits = card === undefined ? others : [...others, { place, kind: card.kind, card: card.card }]
    changeForm((old) => ({
      ...old,
      seats: withRow(old.seats, ({ seat }) => seat === sheet.seat, { ...sheet, fits }),
    }))
  }
  const player = stock.seats.find(({ seat }) => seat === sheet.seat)?.player ?? ''
  return (
    <FieldGroup title={words.boardOf({ player })}>
      <div className={styles.fields}>
        {cardPlaces.map((place) => {
          const fit = sheet.fits.find((row) => row.place === place)
          return (
            <Select
              key={place}
              label={combat.words[place]}
              value={fit === undefined ? empty : keyOf(fit)}
              options={[
                { value: empty, label: squad.empty },
                ...cards
                  .filter(({ kind }) => placesFor(kind).includes(place))
                  .map((card) => ({ value: keyOf(card), label: card.name })),
              ]}
              onChange={(key) => lay(place, key)}
            />
          )
        })}
      </div>
      <Breaches catchUp={catchUp} breaches={catchUp.breachesOf('boards', String(sheet.seat))} />
    </FieldGroup>
  )
}

const keyOf = ({ kind, card }: Pick<Fit, 'kind' | 'card'>): string => `${kind} ${card}`

/** All that may lie on this board by its kind: what is in trays, what lies there already, abilities, co-pilots. */
function cardsFor(
  { form, stock }: CatchUp,
  { pilot, ship, fits }: SeatSheet,
): readonly (Pick<Fit, 'kind' | 'card'> & { readonly name: string })[] {
  const owned = new Set(form.cards.map(({ upgrade }) => upgrade))
  const known = [
    ...stock.upgrades
      .filter(({ id, kind }) => owned.has(id) || fits.some((fit) => fit.kind === kind && fit.card === id))
      .map(({ id, name, kind }) => ({ kind, card: id, name })),
    ...stock.abilities
      .filter(({ id, of }) => of === pilot || of === ship || fits.some(({ card }) => card === id))
      .map(({ id, name, kind }) => ({ kind, card: id, name })),
    ...stock.coPilots
      .filter(({ id }) => form.coPilots.includes(id) || fits.some(({ card }) => card === id))
      .map(({ id, name }) => ({ kind: 'coPilot' as const, card: id, name })),
  ]
  return known.filter((card, at) => known.findIndex((one) => keyOf(one) === keyOf(card)) === at)
}
