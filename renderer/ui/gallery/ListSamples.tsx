// Facts, tables and long lists.
import { useState } from 'react'
import { Button } from '../button/Button.tsx'
import { FactList } from '../fact-list/FactList.tsx'
import { SectionHeader } from '../page-header/PageHeader.tsx'
import { Table } from '../table/Table.tsx'
import { VirtualList } from '../virtual-list/VirtualList.tsx'
import { Sample, SampleGrid } from './Sample.tsx'

const backups = [
  { id: 'a', when: 'Last night, 21:14', why: 'session end', holds: '014, round 3', size: '1.9 MB' },
  { id: 'b', when: 'Last night, 18:02', why: 'session start', holds: 'Before 014', size: '1.8 MB' },
  { id: 'c', when: '26 November', why: 'before update', holds: 'After 012', size: '1.8 MB' },
]
const steps = Array.from({ length: 5000 }, (_, index) => ({
  id: String(index),
  words: `Step ${index + 1}: Enver hit Ronin Scout ${(index % 4) + 1}`,
}))

export function ListSamples() {
  const [active, setActive] = useState(0)
  return (
    <Sample title="Lists" words="No zebra, hairlines only, figures to the right. The reason stands in the row.">
      <SampleGrid>
        <FactList
          facts={[
            { label: 'Played', value: '14 evenings, 41 h' },
            { label: 'Difficulty', value: 'Medium' },
            { label: 'Packs', value: 'Box 1.2, our values (212)' },
            { label: 'History', value: '1,873 entries' },
          ]}
        />
      </SampleGrid>
      <div>
        <SectionHeader
          title="Backups"
          actions={
            <Button size="small" icon="disk">
              Back up now
            </Button>
          }
        />
        <Table
          label="Backups"
          rows={backups}
          rowKey={(row) => row.id}
          isCurrent={(row) => row.id === 'b'}
          columns={[
            { id: 'when', header: 'When', cell: (row) => `${row.when}, ${row.why}` },
            { id: 'holds', header: 'What stands in it', cell: (row) => row.holds },
            { id: 'size', header: 'Size', align: 'end', cell: (row) => row.size },
            {
              id: 'do',
              header: 'Restore',
              hideHeader: true,
              align: 'end',
              cell: () => <Button size="small">Restore as copy</Button>,
            },
          ]}
        />
      </div>
      <Table label="Exports" rows={[]} rowKey={() => ''} columns={[]} empty="Nothing exported yet." />
      <VirtualList label="Steps" rows={steps} rowKey={(row) => row.id} active={active} onActive={setActive} height={12}>
        {(row) => row.words}
      </VirtualList>
    </Sample>
  )
}
