// The app: settings applied to the page, the frame, and the screen that the address names.
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react'
import { defaultSettings, tipNames } from '../shared/contract/choices.ts'
import type { Refusal } from '../shared/contract/envelope.ts'
import { useCall } from './api/client.ts'
import { useMenu } from './api/menu.ts'
import { refusalText } from './i18n/refusal.ts'
import { useTexts } from './i18n/texts.tsx'
import { useCommands } from './keys/commands.tsx'
import { KeyHelp } from './keys/KeyHelp.tsx'
import { useSaved } from './kernel/steps/saved.ts'
import { useSteps } from './kernel/steps/steps.ts'
import { useOwnerSteps } from './games/akarios/values/owner-steps.ts'
import {
  Atlas,
  Bridge,
  CatchUp,
  Chronicle,
  Combat,
  History,
  loadAll,
  NewCampaign,
  Packs,
  Rules,
  Settings,
  SquadDesk,
  World,
} from './later-screens.ts'
import { ImportDialog } from './library/import/ImportDialog.tsx'
import { useImport } from './library/import/useImport.ts'
import { Library } from './library/Library.tsx'
import { emptyDraft, type Draft } from './new-campaign/draft.ts'
import { ScreenBoundary } from './ScreenBoundary.tsx'
import { campaignScreens, go, placeOf, print, useScreen, type Screen } from './screens.ts'
import { Search } from './search/Search.tsx'
import { searchKeys } from './search/things.ts'
import { useHideKey } from './second-screen/use-hide-key.ts'
import { Tip } from './tips/Tip.tsx'
import { useAppearance } from './ui/appearance.ts'
import { Banner } from './ui/banner/Banner.tsx'
import { Loading } from './ui/loading/Loading.tsx'
import { Providers } from './ui/Providers.tsx'
import { Shell } from './ui/shell/Shell.tsx'

// Apart from the rest: it is for judging parts and taking pictures, and no place of the app leads there.
const Gallery = lazy(() => import('./ui/gallery/Gallery.tsx').then((module) => ({ default: module.Gallery })))

/** Nothing is drawn before the settings are known, so that the page never shows in the wrong theme or language. */
export function App() {
  const stored = useCall('settings.get', {})
  const settings = stored.data?.settings ?? defaultSettings
  useAppearance(settings)
  if (stored.isPending) return null
  return (
    <Providers language={settings.language}>
      <Frame />
    </Providers>
  )
}

function Frame() {
  const texts = useTexts()
  const screen = useScreen()
  const place = placeOf(screen)
  const [helping, setHelping] = useState(false)
  const [draft, setDraft] = useState<Draft>(emptyDraft)
  const help = () => setHelping(true)
  const [searching, setSearching] = useState(false)
  const search = () => setSearching(true)
  const { importing, choose, close } = useImport()
  const campaign = 'campaign' in screen ? screen.campaign : undefined
  const view = useCall('campaign.get', campaign === undefined ? undefined : { campaign }).data
  const saved = useSaved(view)
  const steps = useSteps(view?.access === 'owner' ? view.id : undefined)
  const ownerSteps = useOwnerSteps(screen.name === 'packs')
  useCommands([
    { keys: searchKeys, name: texts.shell.search, where: 'everywhere', run: search },
    { keys: '[Shift]+?', name: texts.shell.help, where: 'everywhere', run: help },
    { keys: 'Control+,', name: texts.shell.settings, where: 'everywhere', run: () => go({ name: 'settings' }) },
  ])
  useHideKey()
  useEffect(() => {
    const idle = requestIdleCallback(loadAll)
    return () => cancelIdleCallback(idle)
  }, [])
  useMenu({
    newCampaign: () => go({ name: 'newCampaign' }),
    library: () => go({ name: 'library' }),
    settings: () => go({ name: 'settings' }),
    keys: help,
  })
  const screens: Readonly<Partial<Record<Screen['name'], ReactNode>>> = {
    newCampaign: <NewCampaign draft={draft} change={setDraft} />,
    packs: <Packs edit={'edit' in screen ? screen.edit : undefined} />,
    rules: <Rules at={'at' in screen ? screen.at : undefined} />,
    settings: <Settings />,
    gallery: <Gallery />,
    bridge: campaign !== undefined && <Bridge key={campaign} campaign={campaign} />,
    play: 'play' in screen && <Combat key={screen.play} campaign={screen.campaign} play={screen.play} />,
    atlas: campaign !== undefined && <Atlas key={campaign} campaign={campaign} />,
    world: campaign !== undefined && <World key={campaign} campaign={campaign} />,
    squad: screen.name === 'squad' && (
      <SquadDesk key={screen.campaign} campaign={screen.campaign} part={screen.part ?? 'scenario'} />
    ),
    catchUp: campaign !== undefined && <CatchUp key={campaign} campaign={campaign} />,
    chronicle: campaign !== undefined && <Chronicle key={campaign} campaign={campaign} />,
    history: campaign !== undefined && <History key={campaign} campaign={campaign} />,
  }
  const shown = screens[screen.name]
  // A fight has its tip in a place of its own: its screen fills the window.
  const tip = screen.name === 'play' ? undefined : tipNames.find((name) => name === screen.name)
  const title = texts.shell.screens[shown === undefined ? 'library' : screen.name]
  return (
    <Shell
      title={title}
      screen={place}
      campaign={view?.squad}
      places={
        view
          ? campaignScreens
              // Every step is gone to from the chronicle and the bridge: the bar has room for what is told.
              .filter((name) => name !== 'history' || screen.name === 'history')
              .map((name) => ({ to: { name, campaign: view.id }, label: texts.shell.screens[name] }))
          : (['library', 'packs', 'rules'] as const).map((name) => ({ to: { name }, label: texts.shell.screens[name] }))
      }
      {...steps}
      {...ownerSteps}
      saved={saved?.state}
      onSearch={search}
      onHelp={help}
      banners={<Banners failure={saved?.failure} />}
    >
      {tip !== undefined && <Tip name={tip} />}
      <ScreenBoundary key={print(place)}>
        <Suspense fallback={<Loading words={texts.shell.readingScreen} />}>
          {shown ?? <Library onImport={choose} />}
        </Suspense>
      </ScreenBoundary>
      {importing && <ImportDialog first={importing} onClose={close} />}
      <Search open={searching} onClose={() => setSearching(false)} screen={place} campaign={view} />
      <KeyHelp open={helping} onClose={() => setHelping(false)} />
    </Shell>
  )
}

/** What stays true until something changes: settings that were not stored, a decision that did not reach the disk. */
function Banners({ failure }: { failure: Refusal | undefined }) {
  const texts = useTexts()
  const { error } = useCall('settings.get', {})
  return [error?.refusal, failure].map(
    (refusal) =>
      refusal && (
        <Banner key={refusal.key} tone="danger">
          {refusalText(texts, refusal)}
        </Banner>
      ),
  )
}
