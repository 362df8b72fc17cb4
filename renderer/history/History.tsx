// The history of a campaign as a screen of its own.
import { useTexts } from '../i18n/texts.tsx'
import { HistoryPanel } from '../kernel/history/HistoryPanel.tsx'
import { useCommands } from '../keys/commands.tsx'
import { go } from '../screens.ts'
import { LinkButton } from '../ui/link/Link.tsx'
import { PageHeader } from '../ui/page-header/PageHeader.tsx'

export function History({ campaign }: { campaign: string }) {
  const texts = useTexts()
  const bridge = { name: 'bridge', campaign } as const
  useCommands([{ keys: 'Escape', name: texts.shell.screens.bridge, where: 'screen', run: () => go(bridge) }])
  return (
    <>
      <PageHeader
        title={texts.history.title}
        actions={
          <LinkButton kind="quiet" keyHint="Escape" to={bridge}>
            {texts.shell.screens.bridge}
          </LinkButton>
        }
      />
      <HistoryPanel campaign={campaign} />
    </>
  )
}
