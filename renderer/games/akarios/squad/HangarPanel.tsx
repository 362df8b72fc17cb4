// How ships are fitted: the eight places of each board, the Sparrow, co-pilots, and every upgrade card with its owner.
import { useState } from 'react'
import { cardPlaces, type CardPlace } from '../../../../shared/games/akarios/question/action.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { Button } from '../../../ui/button/Button.tsx'
import { Checkbox } from '../../../ui/checkbox/Checkbox.tsx'
import { Section } from '../../../ui/section/Section.tsx'
import { Table } from '../../../ui/table/Table.tsx'
import { CardTable } from './CardTable.tsx'
import { PlaceDialog } from './PlaceDialog.tsx'
import styles from './Squad.module.css'
import { pilotOf, playerOf, shipOf, type Seat, type Squad } from './use-squad.ts'

export function HangarPanel({ squad }: { squad: Squad }) {
  const { squad: words } = useTexts()
  const { view, locked, act } = squad
  const fitted = view.sparrow.filter(({ place }) => place !== null).map(({ card }) => card)
  return (
    <div className={styles.panel}>
      <div className={styles.boards}>
        {view.seats.map((seat) => (
          <Board key={seat.seat} squad={squad} seat={seat} />
        ))}
      </div>
      <Section title={words.onSparrow}>
        <div className={styles.part}>
          {view.sparrow.length === 0 && <p>{words.noSparrow}</p>}
          {view.sparrow.map(({ card, name, wording, place }) => (
            <Checkbox
              key={card}
              label={name}
              hint={wording}
              checked={place !== null}
              onChange={(checked) =>
                !locked &&
                act({
                  type: 'equipSparrow',
                  cards: checked ? [...fitted, card] : fitted.filter((one) => one !== card),
                })
              }
            />
          ))}
        </div>
      </Section>
      <Section title={words.coPilots}>
        <Table
          label={words.coPilots}
          rows={view.coPilots}
          rowKey={({ card }) => card}
          empty={<p>{words.noCoPilots}</p>}
          columns={[
            { id: 'name', header: words.card, cell: ({ name }) => name },
            {
              id: 'where',
              header: words.lies,
              cell: ({ seat }) => (seat === null ? words.free : words.withSeat({ player: playerOf(view, seat) })),
            },
          ]}
        />
      </Section>
      <CardTable squad={squad} />
    </div>
  )
}

function Board({ squad, seat }: { squad: Squad; seat: Seat }) {
  const { squad: words, game, combat } = useTexts()
  const { view, locked } = squad
  const [asked, setAsked] = useState<CardPlace | null>(null)
  const pilot = pilotOf(view, seat)
  const rows = cardPlaces.map((place) => ({
    place,
    fit: view.fits.find((row) => row.seat === seat.seat && row.place === place),
  }))
  return (
    <Section title={game.pilotIn({ pilot, ship: shipOf(view, seat) })}>
      <Table
        label={`${words.places}: ${pilot}`}
        rows={rows}
        rowKey={({ place }) => place}
        columns={[
          { id: 'place', header: words.places, cell: ({ place }) => combat.words[place] },
          {
            id: 'card',
            header: words.card,
            cell: ({ fit }) =>
              fit === undefined ? (
                <span className={styles.faint}>{words.empty}</span>
              ) : fit.lentBy === null ? (
                fit.name
              ) : (
                `${fit.name} (${words.lentBy({ player: playerOf(view, fit.lentBy) })})`
              ),
          },
          ...(locked
            ? []
            : [
                {
                  id: 'change',
                  header: words.change,
                  hideHeader: true,
                  align: 'end' as const,
                  cell: ({ place }: (typeof rows)[number]) => (
                    <Button
                      kind="quiet"
                      size="small"
                      label={`${words.change}: ${words.changePlace({ place: combat.words[place], pilot })}`}
                      onPress={() => setAsked(place)}
                    >
                      {words.change}
                    </Button>
                  ),
                },
              ]),
        ]}
      />
      {asked !== null && <PlaceDialog squad={squad} seat={seat} place={asked} onClose={() => setAsked(null)} />}
    </Section>
  )
}
