// World exploration: a visit under way with its cards and pilots, or the worlds on which the squad can land.
import type { CampaignView } from '../../../../shared/contract/calls/campaign.ts'
import { useCall } from '../../../api/client.ts'
import { refusalText } from '../../../i18n/refusal.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { Brought } from '../../../kernel/brought/Brought.tsx'
import { useCommands } from '../../../keys/commands.tsx'
import { go } from '../../../screens.ts'
import { SecondScreenButton } from '../../../second-screen/SecondScreenButton.tsx'
import { Failure } from '../../../ui/failure/Failure.tsx'
import { ButtonRow } from '../../../ui/button/Button.tsx'
import { LinkButton } from '../../../ui/link/Link.tsx'
import { Loading } from '../../../ui/loading/Loading.tsx'
import { PageHeader } from '../../../ui/page-header/PageHeader.tsx'
import { Landing } from './Landing.tsx'
import { useVisit } from './use-visit.ts'
import { Visit } from './Visit.tsx'

export function World({ campaign }: { campaign: string }) {
  const texts = useTexts()
  const { world } = texts
  const stored = useCall('world.list', { campaign })
  const shown = useCall('campaign.get', { campaign }).data
  useCommands([
    { keys: 'Escape', name: texts.squad.back, where: 'screen', run: () => go({ name: 'bridge', campaign }) },
  ])
  if (stored.data === undefined || shown === undefined)
    return (
      <>
        <Header campaign={campaign} title={texts.shell.screens.world} />
        {stored.error ? (
          <Failure
            title={world.failed}
            happened={refusalText(texts, stored.error.refusal)}
            onRetry={() => void stored.refetch()}
          />
        ) : (
          <Loading words={world.reading} lines={5} />
        )}
      </>
    )
  const { visit } = stored.data
  if (visit !== null) return <Running key={visit} campaign={shown} play={visit} />
  return (
    <>
      <Header campaign={campaign} title={texts.shell.screens.world} />
      <Brought campaign={campaign} />
      <Landing campaign={shown} list={stored.data} />
    </>
  )
}

function Running({ campaign, play }: { campaign: CampaignView; play: string }) {
  const texts = useTexts()
  const { world, game } = texts
  const { handle: visit, query } = useVisit(campaign.id, play)
  if (visit === undefined)
    return query.error === null ? (
      <Loading words={world.reading} lines={5} />
    ) : (
      <Failure
        title={world.failed}
        happened={refusalText(texts, query.error.refusal)}
        onRetry={() => void query.refetch()}
      />
    )
  const { name, scenario, round } = visit.view
  return (
    <>
      <Header
        campaign={campaign.id}
        title={name}
        subtitle={world.scenarioRound({ scenario: game.scenario({ number: scenario }), round })}
        watched
      />
      <Visit campaign={campaign} play={play} visit={visit} />
    </>
  )
}

interface HeaderProps {
  readonly campaign: string
  readonly title: string
  readonly subtitle?: string
  /** Devices can look on at it. */
  readonly watched?: boolean
}

function Header({ campaign, title, subtitle, watched = false }: HeaderProps) {
  const { squad } = useTexts()
  return (
    <PageHeader
      title={title}
      subtitle={subtitle}
      actions={
        <ButtonRow>
          {watched && <SecondScreenButton />}
          <LinkButton kind="quiet" keyHint="Escape" to={{ name: 'bridge', campaign }}>
            {squad.back}
          </LinkButton>
        </ButtonRow>
      }
    />
  )
}
