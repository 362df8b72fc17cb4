// What the campaign has been: told evening by evening, and counted.
import { useState } from 'react'
import { useTexts } from '../../../i18n/texts.tsx'
import { useCommands } from '../../../keys/commands.tsx'
import { go } from '../../../screens.ts'
import { LinkButton } from '../../../ui/link/Link.tsx'
import { PageHeader } from '../../../ui/page-header/PageHeader.tsx'
import { Tabs } from '../../../ui/tabs/Tabs.tsx'
import { Figures } from './Figures.tsx'
import { Story } from './Story.tsx'

type TabName = 'story' | 'figures'

export function Chronicle({ campaign }: { campaign: string }) {
  const texts = useTexts()
  const { chronicle } = texts
  const [tab, setTab] = useState<TabName>('story')
  useCommands([{ keys: 'Escape', name: chronicle.back, where: 'screen', run: () => go({ name: 'bridge', campaign }) }])
  return (
    <>
      <PageHeader
        title={texts.shell.screens.chronicle}
        actions={
          <LinkButton kind="quiet" keyHint="Escape" to={{ name: 'bridge', campaign }}>
            {chronicle.back}
          </LinkButton>
        }
      />
      <Tabs
        label={chronicle.parts}
        value={tab}
        onChange={setTab}
        tabs={[
          { value: 'story', label: chronicle.tabs.story, panel: <Story campaign={campaign} /> },
          { value: 'figures', label: chronicle.tabs.figures, panel: <Figures campaign={campaign} /> },
        ]}
      />
    </>
  )
}
