// The galaxy atlas: each system as a map with its stickers, the trip of the Sparrow, its supply, and scout orders.
import { useState } from 'react'
import type { AtlasView } from '../../../../shared/games/akarios/view/atlas-view.ts'
import { useCall } from '../../../api/client.ts'
import { refusalText } from '../../../i18n/refusal.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { Brought } from '../../../kernel/brought/Brought.tsx'
import { useCommands } from '../../../keys/commands.tsx'
import { go } from '../../../screens.ts'
import { SecondScreenButton } from '../../../second-screen/SecondScreenButton.tsx'
import { ButtonRow } from '../../../ui/button/Button.tsx'
import { Failure } from '../../../ui/failure/Failure.tsx'
import { LinkButton } from '../../../ui/link/Link.tsx'
import { Loading } from '../../../ui/loading/Loading.tsx'
import { PageHeader } from '../../../ui/page-header/PageHeader.tsx'
import { Select } from '../../../ui/select/Select.tsx'
import styles from './Atlas.module.css'
import { Holds, Legend } from './Holds.tsx'
import { Locations } from './Locations.tsx'
import { ScoutForm } from './ScoutForm.tsx'
import { SystemMap } from './SystemMap.tsx'
import { BeginTrip, TripPanel } from './TripPanel.tsx'
import { useTrip, type TripHandle } from './use-trip.ts'

export function Atlas({ campaign }: { campaign: string }) {
  const texts = useTexts()
  const { atlas: words } = texts
  const stored = useCall('travel.atlas', { campaign })
  const owner = useCall('campaign.get', { campaign }).data?.access === 'owner'
  useCommands([
    { keys: 'Escape', name: texts.squad.back, where: 'screen', run: () => go({ name: 'bridge', campaign }) },
  ])
  const isWatched = stored.data !== undefined && stored.data.trip !== null
  const actions = (
    <ButtonRow>
      {isWatched && <SecondScreenButton />}
      <LinkButton kind="quiet" keyHint="Escape" to={{ name: 'bridge', campaign }}>
        {texts.squad.back}
      </LinkButton>
    </ButtonRow>
  )
  const header = <PageHeader title={texts.shell.screens.atlas} actions={actions} />
  if (stored.data === undefined)
    return (
      <>
        {header}
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
  const shown = { campaign, atlas: stored.data, locked: !owner }
  return (
    <>
      {header}
      <Brought campaign={campaign} />
      {stored.data.trip === null ? (
        <Sheets {...shown} play={null} trip={undefined} />
      ) : (
        <OnTrip key={stored.data.trip} {...shown} play={stored.data.trip} />
      )}
    </>
  )
}

interface Shown {
  readonly campaign: string
  readonly atlas: AtlasView
  readonly locked: boolean
}

function OnTrip(props: Shown & { readonly play: string }) {
  const texts = useTexts()
  const { atlas } = texts
  const { handle, query } = useTrip(props.campaign, props.play)
  if (handle !== undefined) return <Sheets {...props} trip={handle} />
  return query.error === null ? (
    <Loading words={atlas.reading} lines={5} />
  ) : (
    <Failure
      title={atlas.failed}
      happened={refusalText(texts, query.error.refusal)}
      onRetry={() => void query.refetch()}
    />
  )
}

type SheetsProps = Shown & { readonly play: string | null; readonly trip: TripHandle | undefined }

function Sheets({ campaign, atlas, locked, play, trip }: SheetsProps) {
  const { atlas: words } = useTexts()
  const here = trip?.view.at ?? atlas.here
  const [chosen, setChosen] = useState<string>()
  const system = atlas.systems.find(({ id }) => id === (chosen ?? here?.system)) ?? atlas.systems[0]
  const location = system !== undefined && here?.system === system.id ? here.location : null
  const { question } = trip ?? {}
  const goals =
    question?.type === 'choose' && question.asks.key === 'akarios.travel.ask.destination' && !locked
      ? question.options.map(({ id }) => Number(id))
      : []
  const isHome = trip === undefined || system?.id === trip.view.at.system
  return (
    <div className={styles.frame}>
      <div className={styles.layout}>
        <div className={styles.map}>
          {system !== undefined && (
            <div className={styles.head}>
              <h2>{words.systemOf(system)}</h2>
              {atlas.systems.length > 1 && (
                <Select
                  label={words.system}
                  value={system.id}
                  options={atlas.systems.map((one) => ({ value: one.id, label: words.systemOf(one) }))}
                  onChange={setChosen}
                />
              )}
            </div>
          )}
          {system !== undefined && (
            <SystemMap
              system={system}
              here={location}
              to={trip?.view.to ?? null}
              goals={goals}
              onChoose={(number) => trip?.send({ type: 'choose', chosen: String(number) })}
            />
          )}
          {system?.grid === null && <p className={styles.faint}>{words.noGrid}</p>}
        </div>
        <aside className={styles.sheet} aria-label={words.decisions}>
          {trip !== undefined && play !== null ? (
            <TripPanel campaign={campaign} play={play} trip={trip} pilots={atlas.pilots} locked={locked} />
          ) : (
            !locked && <BeginTrip campaign={campaign} atlas={atlas} />
          )}
          <Holds
            supply={trip?.view.supply ?? atlas.supply}
            stress={trip?.view.pilots ?? atlas.pilots.map(({ seat, stress }) => ({ seat: `p${seat}`, stress }))}
            pilots={atlas.pilots}
          />
          {system !== undefined && (
            <Legend
              legend={system.legend}
              face={isHome ? (trip?.view.face ?? null) : null}
              eventsLeft={isHome && trip !== undefined ? trip.view.eventsLeft : system.eventsLeft}
            />
          )}
          {!locked && <ScoutForm campaign={campaign} atlas={atlas} />}
        </aside>
        {system !== undefined && (
          <div className={styles.list}>
            <Locations system={system} here={location} />
          </div>
        )}
      </div>
    </div>
  )
}
