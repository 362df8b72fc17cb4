// How ships are fitted: one board at a time with its eight places round the ship, the Sparrow, then co-pilots and every card with its owner.
import { useState } from 'react'
import { useTexts } from '../../../i18n/texts.tsx'
import { Section } from '../../../ui/section/Section.tsx'
import { Table } from '../../../ui/table/Table.tsx'
import { Tabs } from '../../../ui/tabs/Tabs.tsx'
import { ShipPicture } from '../parts/ShipPicture.tsx'
import { Board } from './Board.tsx'
import { CardTable } from './CardTable.tsx'
import { SparrowFit } from './SparrowFit.tsx'
import styles from './Squad.module.css'
import { pilotOf, playerOf, shipOf } from '../parts/squad-names.ts'
import type { Squad } from './use-squad.ts'

const sparrow = 'sparrow'

export function HangarPanel({ squad }: { squad: Squad }) {
  const { squad: words } = useTexts()
  const { view } = squad
  const [shown, setShown] = useState(String(view.seats[0]?.seat ?? sparrow))
  const fitted = view.sparrow.filter(({ place }) => place !== null).length
  return (
    <div className={styles.panel}>
      <Tabs
        label={words.ownBoards}
        value={shown}
        onChange={setShown}
        tabs={[
          ...view.seats.map((seat) => ({
            value: String(seat.seat),
            label: words.flies({ pilot: pilotOf(view, seat), ship: shipOf(view, seat) }),
            picture: <ShipPicture ship={seat.ship} size="small" />,
            panel: <Board key={seat.seat} squad={squad} seat={seat} />,
          })),
          {
            value: sparrow,
            label: words.sparrow,
            picture: <ShipPicture ship={sparrow} size="small" />,
            count: fitted,
            panel: <SparrowFit squad={squad} />,
          },
        ]}
      />
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
