// The squad between battles on one screen: what is played, how ships are fitted, what was learned, bought and earned.
import type { ReactNode } from 'react'
import { useCall } from '../../../api/client.ts'
import { refusalText } from '../../../i18n/refusal.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { Brought } from '../../../kernel/brought/Brought.tsx'
import { useCommands } from '../../../keys/commands.tsx'
import { go, squadParts, type SquadPart } from '../../../screens.ts'
import { Failure } from '../../../ui/failure/Failure.tsx'
import { LinkButton } from '../../../ui/link/Link.tsx'
import { Loading } from '../../../ui/loading/Loading.tsx'
import { PageHeader } from '../../../ui/page-header/PageHeader.tsx'
import { Tabs } from '../../../ui/tabs/Tabs.tsx'
import { ByHandPanel } from './ByHandPanel.tsx'
import { HangarPanel } from './HangarPanel.tsx'
import { LedgerPanel } from './LedgerPanel.tsx'
import { MarketPanel } from './market/MarketPanel.tsx'
import { ProgressPanel } from './ProgressPanel.tsx'
import { ScenarioPanel } from './ScenarioPanel.tsx'
import styles from './Squad.module.css'
import { useSquad } from './use-squad.ts'

export function SquadDesk({ campaign, part }: { campaign: string; part: SquadPart }) {
  const texts = useTexts()
  const { squad: words } = texts
  const owner = useCall('campaign.get', { campaign }).data?.access === 'owner'
  const { squad, stored } = useSquad(campaign, !owner)
  useCommands([{ keys: 'Escape', name: words.back, where: 'screen', run: () => go({ name: 'bridge', campaign }) }])
  const back = (
    <LinkButton kind="quiet" keyHint="Escape" to={{ name: 'bridge', campaign }}>
      {words.back}
    </LinkButton>
  )
  if (squad === undefined)
    return (
      <>
        <PageHeader title={texts.shell.screens.squad} actions={back} />
        {stored.error ? (
          <Failure
            title={words.failed}
            happened={refusalText(texts, stored.error.refusal)}
            onRetry={() => void stored.refetch()}
          />
        ) : (
          <Loading words={words.reading} lines={5} />
        )}
      </>
    )
  const { view } = squad
  const panels = {
    scenario: <ScenarioPanel squad={squad} />,
    hangar: <HangarPanel squad={squad} />,
    progress: <ProgressPanel squad={squad} />,
    market: <MarketPanel squad={squad} />,
    ledger: <LedgerPanel squad={squad} />,
    byHand: <ByHandPanel squad={squad} />,
  } as const satisfies Record<SquadPart, ReactNode>
  return (
    <>
      <PageHeader
        title={texts.shell.screens.squad}
        subtitle={view.name}
        actions={
          <>
            <dl className={styles.facts}>
              {(['act', 'supply', 'boosts', 'chart'] as const).map((fact) => (
                <div key={fact}>
                  <dt>{words.facts[fact]}</dt>
                  <dd>{view[fact]}</dd>
                </div>
              ))}
            </dl>
            {back}
          </>
        }
      />
      <Brought campaign={campaign} />
      <Tabs
        label={words.parts}
        value={part}
        onChange={(next) => go({ name: 'squad', campaign, part: next })}
        tabs={squadParts.map((name) => ({ value: name, label: words.tabs[name], panel: panels[name] }))}
      />
    </>
  )
}
