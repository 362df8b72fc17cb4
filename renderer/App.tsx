// The app: settings applied to the page, the frame, and the screen that the address names.
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { defaultSettings } from '../shared/contract/choices.ts'
import { useCall } from './api/client.ts'
import { useMenu } from './api/menu.ts'
import { Bridge } from './bridge/Bridge.tsx'
import { refusalText } from './i18n/refusal.ts'
import { useTexts } from './i18n/texts.tsx'
import { useCommands } from './keys/commands.tsx'
import { KeyHelp } from './keys/KeyHelp.tsx'
import { Library } from './library/Library.tsx'
import { emptyDraft, type Draft } from './new-campaign/draft.ts'
import { NewCampaign } from './new-campaign/NewCampaign.tsx'
import { Packs } from './packs/Packs.tsx'
import { ScreenBoundary } from './ScreenBoundary.tsx'
import { go, print, useScreen, type Screen } from './screens.ts'
import { Settings } from './settings/Settings.tsx'
import { useAppearance } from './ui/appearance.ts'
import { Banner } from './ui/banner/Banner.tsx'
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
  const [helping, setHelping] = useState(false)
  const [draft, setDraft] = useState<Draft>(emptyDraft)
  const help = () => setHelping(true)
  useCommands([
    { keys: '[Shift]+?', name: texts.shell.help, where: 'everywhere', run: help },
    { keys: 'Control+,', name: texts.shell.settings, where: 'everywhere', run: () => go({ name: 'settings' }) },
  ])
  useMenu({
    newCampaign: () => go({ name: 'newCampaign' }),
    library: () => go({ name: 'library' }),
    settings: () => go({ name: 'settings' }),
    keys: help,
  })
  const screens: Readonly<Partial<Record<Screen['name'], ReactNode>>> = {
    newCampaign: <NewCampaign draft={draft} change={setDraft} />,
    packs: <Packs />,
    settings: <Settings />,
    gallery: (
      <Suspense>
        <Gallery />
      </Suspense>
    ),
    bridge: 'campaign' in screen && <Bridge key={screen.campaign} campaign={screen.campaign} />,
  }
  const shown = screens[screen.name]
  const title = texts.shell.screens[shown === undefined ? 'library' : screen.name]
  return (
    <Shell
      title={title}
      screen={screen}
      places={(['library', 'packs'] as const).map((name) => ({ to: { name }, label: texts.shell.screens[name] }))}
      onHelp={help}
      banners={<Banners />}
    >
      <ScreenBoundary key={print(screen)}>{shown ?? <Library />}</ScreenBoundary>
      <KeyHelp open={helping} onClose={() => setHelping(false)} />
    </Shell>
  )
}

function Banners() {
  const texts = useTexts()
  const { error } = useCall('settings.get', {})
  if (!error) return null
  return <Banner tone="danger">{refusalText(texts, error.refusal)}</Banner>
}
