// The page of a device: the code is asked for, then what is played is shown, or why there is nothing. It follows the device's own light and dark.
import { useEffect, useSyncExternalStore } from 'react'
import { Watch } from '../../games/akarios/combat/watch/Watch.tsx'
import { WatchTrip } from '../../games/akarios/atlas/WatchTrip.tsx'
import { WatchVisit } from '../../games/akarios/world/WatchVisit.tsx'
import type { Language } from '../../i18n/language.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { useAppearance } from '../../ui/appearance.ts'
import { Banner } from '../../ui/banner/Banner.tsx'
import { PartProviders } from '../../ui/Providers.tsx'
import { CodeForm } from './CodeForm.tsx'
import type { Line, LineState } from './line.ts'
import { Notice } from './Notice.tsx'

/** Percent of the normal text size: it is read from further away than a laptop, most of all sheets without a board on a television. */
function textScaleOf(state: LineState): number {
  const isSheets = state.at === 'line' && state.frame.type === 'fight' && state.frame.view.realTable !== null
  return isSheets && window.matchMedia('(min-width: 100rem)').matches ? 150 : 125
}

/** Until the laptop has said which language is spoken at the table. */
const ownLanguage = (): Language => (navigator.language.startsWith('de') ? 'de' : 'en')

export function Device({ line }: { line: Line }) {
  const state = useSyncExternalStore(line.subscribe, line.state)
  useAppearance({ theme: 'system', textScale: textScaleOf(state), motion: 'system' })
  return (
    <PartProviders language={state.at === 'line' ? state.frame.language : ownLanguage()}>
      <Shown state={state} onEnter={line.enter} />
    </PartProviders>
  )
}

function Shown({ state, onEnter }: { state: LineState; onEnter: Line['enter'] }) {
  const { common, secondScreen: words } = useTexts()
  useEffect(() => {
    document.title = `${words.title} · ${common.product}`
  }, [common, words])
  if (state.at === 'door') return <CodeForm notEntered={state.notEntered} onEnter={onEnter} />
  if (state.at === 'reaching')
    return <Notice title={common.product} text={state.lost ? words.lost : words.connecting} />
  const { frame, lost } = state
  const cut = lost && <Banner tone="warning">{words.lost}</Banner>
  switch (frame.type) {
    case 'hidden':
      return <Notice title={words.hiddenTitle} text={lost ? words.lost : words.hiddenText} />
    case 'nothing':
      return <Notice title={words.nothingTitle} text={lost ? words.lost : words.nothingText} />
    case 'fight':
      return <Watch key={frame.play} {...frame} notice={cut} />
    case 'trip':
      return <WatchTrip key={frame.play} {...frame} notice={cut} />
    case 'visit':
      return <WatchVisit key={frame.play} {...frame} notice={cut} />
  }
}
