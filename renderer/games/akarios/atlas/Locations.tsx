// What is scouted in a system, in words.
import type { StickerView, SystemView } from '../../../../shared/games/akarios/view/atlas-view.ts'
import { formatList } from '../../../i18n/format.ts'
import { useLanguage, useTexts } from '../../../i18n/texts.tsx'
import { Section } from '../../../ui/section/Section.tsx'
import { Table } from '../../../ui/table/Table.tsx'
import styles from './Atlas.module.css'
import { StickerSign } from './Sticker.tsx'
import { printed } from '../parts/stickers/words.ts'

export function Locations({ system, here }: { system: SystemView; here: number | null }) {
  const { atlas } = useTexts()
  const language = useLanguage()
  const state = ({ number, kind, done, jumpsTo }: StickerView): string => {
    const stands = kind === 'market' || kind === 'jump' ? atlas.always : done ? atlas.done : atlas.open
    const leads = jumpsTo.length > 0 ? [atlas.leadsTo({ systems: formatList(language, jumpsTo) })] : []
    return [stands, ...leads, ...(number === here ? [atlas.here] : [])].join(', ')
  }
  return (
    <Section title={atlas.locations}>
      <Table
        label={atlas.locations}
        rows={system.stickers}
        rowKey={({ number }) => String(number)}
        isCurrent={({ number }) => number === here}
        empty={<p>{atlas.noneScouted}</p>}
        columns={[
          { id: 'number', header: atlas.number, cell: ({ number }) => printed(number) },
          {
            id: 'kind',
            header: atlas.kind,
            cell: ({ kind, done }) => (
              <span className={styles.kind}>
                <StickerSign kind={kind} done={done} /> {atlas.kinds[kind]}
              </span>
            ),
          },
          { id: 'place', header: atlas.place, cell: ({ x, y }) => `${system.letter}-${x}.${y}` },
          { id: 'state', header: atlas.state, cell: state },
        ]}
      />
    </Section>
  )
}
