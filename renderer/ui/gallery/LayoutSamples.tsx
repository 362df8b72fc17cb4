// The layout of most screens: a work area and one side sheet.
import { FactList } from '../fact-list/FactList.tsx'
import { SectionHeader } from '../page-header/PageHeader.tsx'
import { SideSheet } from '../side-sheet/SideSheet.tsx'
import { Sample } from './Sample.tsx'

export function LayoutSamples() {
  return (
    <Sample title="Side sheet" words="The sheet holds the open decision. Where both do not fit it goes below.">
      <SideSheet
        sheetLabel="The Lantern Squad"
        sheet={
          <>
            <SectionHeader title="The Lantern Squad" />
            <FactList facts={[{ label: 'Played', value: '14 evenings' }]} />
          </>
        }
      >
        <SectionHeader title="Campaigns" ruled />
        <p>The work area.</p>
      </SideSheet>
    </Sample>
  )
}
