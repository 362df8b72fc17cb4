// How far the campaign is: its act, the scenarios that are done, and the boosts of its bolsters.
import { useCall } from '../api/client.ts'
import { useTexts } from '../i18n/texts.tsx'
import { FactRow } from './FactRow.tsx'

export function Facts({ campaign }: { campaign: string }) {
  const { bridge, squad } = useTexts()
  const view = useCall('squad.view', { campaign }).data
  if (view === undefined) return null
  const facts = [
    { id: 'act', label: squad.facts.act, value: view.act },
    { id: 'scenarios', label: bridge.scenarios, value: view.scenarios.length },
    { id: 'bolster', label: bridge.bolster, value: view.boosts },
  ]
  return <FactRow facts={facts} />
}
