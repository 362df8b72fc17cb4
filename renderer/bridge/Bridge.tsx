// A campaign at a glance: who flies what, and how hard it is.
import type { ReactNode } from 'react'
import type { CampaignView } from '../../shared/contract/calls/campaign.ts'
import { useCall } from '../api/client.ts'
import { difficultyText } from '../games/akarios/parts/difficulty.ts'
import { formatDate } from '../i18n/format.ts'
import { refusalText } from '../i18n/refusal.ts'
import { useLanguage, useTexts } from '../i18n/texts.tsx'
import { useCommands } from '../keys/commands.tsx'
import { go } from '../screens.ts'
import { Banner } from '../ui/banner/Banner.tsx'
import { Failure } from '../ui/failure/Failure.tsx'
import { LinkButton } from '../ui/link/Link.tsx'
import { Loading } from '../ui/loading/Loading.tsx'
import { PageHeader, SectionHeader } from '../ui/page-header/PageHeader.tsx'
import { SideSheet } from '../ui/side-sheet/SideSheet.tsx'
import styles from './Bridge.module.css'
import { NextScenarios } from './NextScenarios.tsx'
import { Squad } from './Squad.tsx'

export function Bridge({ campaign }: { campaign: string }) {
  const texts = useTexts()
  const view = useCall('campaign.get', { campaign })
  const back = (
    <LinkButton kind="quiet" keyHint="Escape" to={{ name: 'library' }}>
      {texts.bridge.campaigns}
    </LinkButton>
  )
  useCommands([{ keys: 'Escape', name: texts.bridge.campaigns, where: 'screen', run: () => go({ name: 'library' }) }])
  if (view.data) return <Loaded view={view.data} back={back} />
  return (
    <>
      <PageHeader title={texts.shell.screens.bridge} actions={back} />
      {view.error ? (
        <Failure
          title={texts.bridge.failed}
          happened={refusalText(texts, view.error.refusal)}
          kept={texts.bridge.failedKept}
          onRetry={() => void view.refetch()}
          actions={<LinkButton to={{ name: 'library' }}>{texts.bridge.campaigns}</LinkButton>}
        />
      ) : (
        <Loading words={texts.bridge.reading} lines={5} />
      )}
    </>
  )
}

function Loaded({ view, back }: { view: CampaignView; back: ReactNode }) {
  const texts = useTexts()
  const language = useLanguage()
  const { game, bridge } = texts
  return (
    <>
      <PageHeader
        title={view.squad}
        subtitle={bridge.begunOn({ date: formatDate(language, view.createdAt) })}
        actions={back}
      />
      {view.access === 'looking' && (
        <Banner tone="warning" icon="lock">
          <p>{bridge.looking}</p>
          {view.why !== undefined && <p>{refusalText(texts, view.why)}</p>}
        </Banner>
      )}
      <SideSheet
        sheetLabel={bridge.campaign}
        sheet={
          <div className={styles.sheet}>
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
        <NextScenarios scenarios={view.scenarios} />
        <SectionHeader title={game.squad} ruled />
        <Squad seats={view.seats} />
      </SideSheet>
    </>
  )
}
