// A campaign at a glance: who flies what, how hard it is, what happened last, and the notes of the table.
import type { ReactNode } from 'react'
import type { CampaignView } from '../../shared/contract/calls/campaign.ts'
import { useCall } from '../api/client.ts'
import { difficultyText } from '../games/akarios/parts/difficulty.ts'
import { CatchUpOffer } from '../games/akarios/catch-up/CatchUpOffer.tsx'
import { Fights } from '../games/akarios/start/Fights.tsx'
import { formatDate } from '../i18n/format.ts'
import { refusalText } from '../i18n/refusal.ts'
import { useLanguage, useTexts } from '../i18n/texts.tsx'
import { BackupOffer } from '../kernel/backups/BackupOffer.tsx'
import { Brought } from '../kernel/brought/Brought.tsx'
import { Lately } from '../kernel/history/Lately.tsx'
import { useCommands } from '../keys/commands.tsx'
import { go } from '../screens.ts'
import { Banner, type BannerProps } from '../ui/banner/Banner.tsx'
import { Failure } from '../ui/failure/Failure.tsx'
import { LinkButton } from '../ui/link/Link.tsx'
import { Loading } from '../ui/loading/Loading.tsx'
import { PageHeader, SectionHeader } from '../ui/page-header/PageHeader.tsx'
import { SideSheet } from '../ui/side-sheet/SideSheet.tsx'
import styles from './Bridge.module.css'
import { Facts } from './Facts.tsx'
import { Next } from './Next.tsx'
import { Notes } from './Notes.tsx'
import { OpenFight } from './OpenFight.tsx'
import { OutcomeWaits } from './OutcomeWaits.tsx'
import { Sparrow } from './Sparrow.tsx'
import { Squad } from './Squad.tsx'

/** What is shown no longer stands for a file. Any other refusal leaves the page, and what is being written on it, as it is. */
const isLost = (code: string | undefined) => code === 'damaged' || code === 'not-found' || code === 'newer'

export function Bridge({ campaign }: { campaign: string }) {
  const texts = useTexts()
  const view = useCall('campaign.get', { campaign })
  const back = (
    <LinkButton kind="quiet" keyHint="Escape" to={{ name: 'library' }}>
      {texts.bridge.campaigns}
    </LinkButton>
  )
  useCommands([{ keys: 'Escape', name: texts.bridge.campaigns, where: 'screen', run: () => go({ name: 'library' }) }])
  const lookAgain = { label: texts.bridge.lookAgain, onPress: () => void view.refetch(), busy: view.isFetching }
  if (view.data && !isLost(view.error?.refusal.code))
    return <Loaded view={view.data} back={back} lookAgain={lookAgain} />
  return (
    <>
      <PageHeader title={texts.shell.screens.bridge} actions={back} />
      {view.error ? (
        <Failure
          title={texts.bridge.failed}
          happened={refusalText(texts, view.error.refusal)}
          kept={texts.bridge.failedKept}
          next={
            view.error.refusal.code === 'damaged' ? (
              <BackupOffer campaign={campaign} onRestored={() => void view.refetch()} />
            ) : undefined
          }
          onRetry={() => void view.refetch()}
          actions={<LinkButton to={{ name: 'library' }}>{texts.bridge.campaigns}</LinkButton>}
        />
      ) : (
        <Loading words={texts.bridge.reading} lines={5} />
      )}
    </>
  )
}

interface LoadedProps {
  view: CampaignView
  back: ReactNode
  /** Asks again whether the campaign can be written. */
  lookAgain: NonNullable<BannerProps['action']>
}

function Loaded({ view, back, lookAgain }: LoadedProps) {
  const texts = useTexts()
  const language = useLanguage()
  const { game, bridge } = texts
  return (
    <>
      <PageHeader
        title={view.squad}
        subtitle={bridge.begunOn({ date: formatDate(language, view.createdAt) })}
        actions={
          <>
            <Facts campaign={view.id} />
            {back}
          </>
        }
      />
      {view.access === 'looking' && (
        <div className={styles.looking}>
          <Banner tone="warning" icon="lock" action={lookAgain}>
            <p>{bridge.looking}</p>
            {view.why !== undefined && <p>{refusalText(texts, view.why)}</p>}
            {view.why?.code === 'disk-full' && <p>{bridge.nextDiskFull}</p>}
            {view.why?.code === 'read-only' && <p>{bridge.nextReadOnly}</p>}
          </Banner>
        </div>
      )}
      <SideSheet
        sheetLabel={bridge.campaign}
        sheet={
          <div className={styles.sheet}>
            <div className={styles.part}>
              <Sparrow campaign={view.id} />
            </div>
            <div className={styles.part}>
              <Lately campaign={view.id} />
            </div>
            <div className={styles.part}>
              <SectionHeader title={game.difficulty} ruled />
              <p className={styles.level}>{game.difficulties[view.difficulty]}</p>
              <p className={styles.changes}>{difficultyText(texts, language, view.difficulty)}</p>
            </div>
            <div className={styles.part}>
              <SectionHeader title={game.ironman} ruled />
              {view.ironman ? (
                <ul className={styles.rules}>
                  {Object.entries(game.ironmanRules).map(([name, rule]) => (
                    <li key={name}>{rule}</li>
                  ))}
                </ul>
              ) : (
                <p className={styles.changes}>{bridge.noIronman}</p>
              )}
            </div>
          </div>
        }
      >
        <Brought campaign={view.id} />
        <OutcomeWaits campaign={view.id} />
        <OpenFight campaign={view.id} />
        <div className={styles.glance}>
          <Next campaign={view} />
          <Squad campaign={view} />
        </div>
        {view.access === 'owner' && <CatchUpOffer campaign={view.id} />}
        <Fights campaign={view} />
        <Notes campaign={view.id} locked={view.access === 'looking'} />
      </SideSheet>
    </>
  )
}
