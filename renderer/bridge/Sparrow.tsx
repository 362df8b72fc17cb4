// The Sparrow at a glance: its supply, where it is, and what is fitted on it.
import { useCall } from '../api/client.ts'
import { SupplyTrack } from '../games/akarios/parts/SupplyTrack.tsx'
import { formatList } from '../i18n/format.ts'
import { useLanguage, useTexts } from '../i18n/texts.tsx'
import { FactList } from '../ui/fact-list/FactList.tsx'
import { SectionHeader } from '../ui/page-header/PageHeader.tsx'

export function Sparrow({ campaign }: { campaign: string }) {
  const { bridge, squad, game } = useTexts()
  const language = useLanguage()
  const view = useCall('squad.view', { campaign }).data
  if (view === undefined) return null
  const { supply, systemName, location, sparrow } = view
  const fitted = sparrow.filter(({ place }) => place !== null).map(({ name }) => name)
  const where = [
    ...(systemName === null ? [] : [systemName]),
    ...(location === null ? [] : [game.scenario({ number: location })]),
  ]
  return (
    <>
      <SectionHeader title={squad.sparrow} ruled />
      <SupplyTrack supply={supply} />
      <FactList
        facts={[
          { label: bridge.where, value: where.length === 0 ? bridge.nowhere : formatList(language, where) },
          { label: squad.fitted, value: fitted.length === 0 ? squad.none : formatList(language, fitted) },
        ]}
      />
    </>
  )
}
