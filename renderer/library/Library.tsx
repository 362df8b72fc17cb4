// The first screen: the campaigns on this machine, and the chosen one beside them.
import { useState } from 'react'
import type { Binned, LibraryEntry } from '../../shared/contract/calls/library.ts'
import { useCall } from '../api/client.ts'
import { refusalText } from '../i18n/refusal.ts'
import { useTexts } from '../i18n/texts.tsx'
import { useCommands } from '../keys/commands.tsx'
import { go } from '../screens.ts'
import { Button } from '../ui/button/Button.tsx'
import { Failure } from '../ui/failure/Failure.tsx'
import { LinkButton } from '../ui/link/Link.tsx'
import { Loading } from '../ui/loading/Loading.tsx'
import { PageHeader } from '../ui/page-header/PageHeader.tsx'
import { SideSheet } from '../ui/side-sheet/SideSheet.tsx'
import { Bin } from './Bin.tsx'
import { CampaignList } from './CampaignList.tsx'
import { ChosenCampaign } from './ChosenCampaign.tsx'
import { chosenEntry, isShut, neighbour } from './entry.ts'
import { FirstEvening } from './FirstEvening.tsx'

export function Library({ onImport }: { onImport: () => void }) {
  const texts = useTexts()
  const list = useCall('library.list', {})
  useCommands([{ keys: 'n', name: texts.library.newCampaign, where: 'screen', run: () => go({ name: 'newCampaign' }) }])
  useCommands([{ keys: 'i', name: texts.library.importing.button, where: 'screen', run: onImport }])
  useCommands([{ keys: 'p', name: texts.shell.screens.packs, where: 'screen', run: () => go({ name: 'packs' }) }])
  const isEmpty = list.data?.campaigns.length === 0
  return (
    <>
      <PageHeader
        title={texts.library.title}
        actions={
          <>
            <Button kind="quiet" icon="import" keyHint="i" onPress={onImport}>
              {texts.library.importing.button}
            </Button>
            {!isEmpty && (
              <LinkButton to={{ name: 'newCampaign' }} keyHint="n">
                {texts.library.newCampaign}
              </LinkButton>
            )}
          </>
        }
      />
      {list.data ? (
        <Shelf {...list.data} onLookAgain={() => void list.refetch()} looking={list.isFetching} />
      ) : list.error ? (
        <Failure
          title={texts.library.failed}
          happened={refusalText(texts, list.error.refusal)}
          kept={texts.library.failedKept}
          onRetry={() => void list.refetch()}
        />
      ) : (
        <Loading words={texts.library.reading} lines={4} />
      )}
    </>
  )
}

interface ShelfProps {
  campaigns: readonly LibraryEntry[]
  bin: readonly Binned[]
  onLookAgain: () => void
  looking: boolean
}

function Shelf({ campaigns: entries, bin, onLookAgain, looking }: ShelfProps) {
  const texts = useTexts()
  const [wanted, setWanted] = useState<string>()
  const chosen = chosenEntry(entries, wanted)
  const open = (entry: LibraryEntry) => {
    setWanted(entry.id)
    if (!isShut(entry.state)) go({ name: 'bridge', campaign: entry.id })
  }
  const move = (by: number) => {
    if (chosen) setWanted(neighbour(entries, chosen, by).id)
  }
  useCommands([
    { keys: 'ArrowUp', name: texts.library.keyPrevious, where: 'screen', run: () => move(-1), off: entries.length < 2 },
    { keys: 'ArrowDown', name: texts.library.keyNext, where: 'screen', run: () => move(1), off: entries.length < 2 },
    {
      keys: 'Enter',
      name: texts.library.open,
      where: 'screen',
      run: () => chosen && open(chosen),
      off: chosen === undefined || isShut(chosen.state),
    },
  ])
  if (!chosen)
    return (
      <>
        <FirstEvening />
        <Bin bin={bin} />
      </>
    )
  return (
    <SideSheet
      sheetLabel={texts.library.chosen}
      width="wide"
      sheet={<ChosenCampaign entry={chosen} onLookAgain={onLookAgain} looking={looking} />}
    >
      <CampaignList entries={entries} chosen={chosen} onChoose={(entry) => setWanted(entry.id)} onOpen={open} />
      <Bin bin={bin} />
    </SideSheet>
  )
}
