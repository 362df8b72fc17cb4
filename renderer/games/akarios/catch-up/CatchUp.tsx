// Catching up: everything that a group has on its sheets, on one form in parts, checked while it is typed and written in one step.
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { catchUpParts, type CatchUpPart } from '../../../../shared/games/akarios/campaign/parts.ts'
import { useCall } from '../../../api/client.ts'
import { refusalText } from '../../../i18n/refusal.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { useCommands } from '../../../keys/commands.tsx'
import { go } from '../../../screens.ts'
import { Banner } from '../../../ui/banner/Banner.tsx'
import { Button, ButtonRow } from '../../../ui/button/Button.tsx'
import { EmptyState } from '../../../ui/empty-state/EmptyState.tsx'
import { Failure } from '../../../ui/failure/Failure.tsx'
import { LinkButton } from '../../../ui/link/Link.tsx'
import { Loading } from '../../../ui/loading/Loading.tsx'
import { PageHeader } from '../../../ui/page-header/PageHeader.tsx'
import { Section } from '../../../ui/section/Section.tsx'
import { SideSheet } from '../../../ui/side-sheet/SideSheet.tsx'
import { useToast } from '../../../ui/toast/Toast.tsx'
import { BoardsPart } from './BoardsPart.tsx'
import { CampaignPart } from './CampaignPart.tsx'
import { CardsPart } from './CardsPart.tsx'
import styles from './CatchUp.module.css'
import { CrewPart } from './CrewPart.tsx'
import { MapPart } from './MapPart.tsx'
import { MarketsPart } from './MarketsPart.tsx'
import { Rail } from './Rail.tsx'
import { ScenariosPart } from './ScenariosPart.tsx'
import { ShipsPart } from './ShipsPart.tsx'
import { useCatchUp, type CatchUp as Told } from './use-catch-up.ts'
import { WriteDialog } from './WriteDialog.tsx'

export function CatchUp({ campaign }: { campaign: string }) {
  const texts = useTexts()
  const { catchUp: words } = texts
  const view = useCall('campaign.get', { campaign }).data
  const { catchUp, late, error, retry } = useCatchUp(campaign)
  const back = { name: 'bridge', campaign } as const
  useCommands([{ keys: 'Escape', name: words.back, where: 'screen', run: () => go(back) }])
  const locked = view?.access === 'looking' ? words.locked : undefined
  const barred = late === undefined ? locked : refusalText(texts, late)
  return (
    <>
      <PageHeader
        title={words.title}
        subtitle={view?.squad}
        actions={
          <LinkButton kind="quiet" keyHint="Escape" to={back}>
            {words.back}
          </LinkButton>
        }
      />
      {error !== null ? (
        <Failure title={words.failed} happened={refusalText(texts, error.refusal)} onRetry={retry} />
      ) : barred !== undefined ? (
        <EmptyState title={words.barred} actions={<LinkButton to={back}>{words.back}</LinkButton>}>
          <p>{barred}</p>
        </EmptyState>
      ) : catchUp === undefined ? (
        <Loading words={words.reading} lines={6} />
      ) : (
        <Sheets catchUp={catchUp} campaign={campaign} />
      )}
    </>
  )
}

function Sheets({ catchUp, campaign }: { catchUp: Told; campaign: string }) {
  const texts = useTexts()
  const { catchUp: words } = texts
  const toast = useToast()
  const place = useRef<HTMLDivElement>(null)
  const [part, setPart] = useState<CatchUpPart>('campaign')
  const [looking, setLooking] = useState(false)
  const { checked, openIn, refused } = catchUp
  const ready = checked !== undefined && openIn() === 0
  const look = () => setLooking(true)
  /** Fields and lists keep their keys to themselves; this one is the form's wherever one types. */
  const lookFromFields = (event: KeyboardEvent) => {
    if (!ready || event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    event.stopPropagation()
    look()
  }
  const turnTo = (next: CatchUpPart) => {
    setPart(next)
    place.current?.scrollIntoView()
    place.current?.focus({ preventScroll: true })
  }
  const at = catchUpParts.indexOf(part)
  const [before, after] = [catchUpParts[at - 1], catchUpParts[at + 1]]
  useCommands([
    {
      keys: 'Control+Enter',
      name: words.look,
      where: 'screen',
      run: look,
      off: !ready,
    },
  ])
  const parts: Readonly<Record<CatchUpPart, ReactNode>> = {
    campaign: <CampaignPart catchUp={catchUp} />,
    scenarios: <ScenariosPart catchUp={catchUp} />,
    map: <MapPart catchUp={catchUp} />,
    crew: <CrewPart catchUp={catchUp} />,
    ships: <ShipsPart catchUp={catchUp} />,
    cards: <CardsPart catchUp={catchUp} />,
    boards: <BoardsPart catchUp={catchUp} />,
    markets: <MarketsPart catchUp={catchUp} />,
  }
  return (
    <SideSheet sheetLabel={words.railTitle} sheet={<Rail catchUp={catchUp} now={part} onGo={turnTo} onWrite={look} />}>
      <div className={styles.work} onKeyDownCapture={lookFromFields}>
        <p className={styles.line}>{words.what}</p>
        {refused !== undefined && (
          <Banner tone="danger">
            <p>{refusalText(texts, refused)}</p>
            <p>{words.refusedKept}</p>
          </Banner>
        )}
        <div ref={place} tabIndex={-1} className={styles.place}>
          <Section key={part} title={words.parts[part]}>
            <div className={styles.part}>{parts[part]}</div>
          </Section>
        </div>
        <ButtonRow>
          {after !== undefined && (
            <Button icon="right" onPress={() => turnTo(after)}>
              {words.onTo({ part: words.parts[after] })}
            </Button>
          )}
          {before !== undefined && (
            <Button kind="quiet" icon="left" onPress={() => turnTo(before)}>
              {words.backTo({ part: words.parts[before] })}
            </Button>
          )}
        </ButtonRow>
      </div>
      {looking && (
        <WriteDialog
          catchUp={catchUp}
          onClose={() => setLooking(false)}
          onDone={() => {
            toast.done(words.written)
            go({ name: 'bridge', campaign })
          }}
        />
      )}
    </SideSheet>
  )
}
