// What comes next, each row one key away: a fight that is begun below, or the screen where something waits to be done.
import type { ReactNode } from 'react'
import type { CampaignView } from '../../shared/contract/calls/campaign.ts'
import { useCall } from '../api/client.ts'
import { useLanguage, useTexts } from '../i18n/texts.tsx'
import { useCommands } from '../keys/commands.tsx'
import { go, print } from '../screens.ts'
import { Icon } from '../ui/icon/Icon.tsx'
import { Kbd } from '../ui/kbd/Kbd.tsx'
import { SectionHeader } from '../ui/page-header/PageHeader.tsx'
import styles from './Next.module.css'
import { nextSteps, type NextStep } from './next-steps.ts'

/** Rows that have a key of their own. */
const mostKeys = 9

export function Next({ campaign }: { campaign: CampaignView }) {
  const texts = useTexts()
  const language = useLanguage()
  const { bridge } = texts
  const owner = campaign.access === 'owner'
  const view = useCall('squad.view', { campaign: campaign.id }).data
  const missions = useCall('fight.missions', owner ? { campaign: campaign.id } : undefined).data?.missions ?? []
  const plays = useCall('play.list', { campaign: campaign.id }).data?.plays ?? []
  const isFighting = plays.some(({ machine, status }) => machine === 'akarios.combat' && status === 'open')
  // While a fight is open none can be begun: it stands above, and fights to begin do not stand below.
  const steps = nextSteps(texts, language, { campaign, view, missions }).filter(
    ({ goal }) => !isFighting || 'to' in goal,
  )
  useCommands(
    steps.slice(0, mostKeys).map((step, at) => ({
      keys: String(at + 1),
      name: step.title,
      where: 'screen',
      run: () => follow(step),
    })),
  )
  const isFirst = campaign.scenarios.some(({ page }) => page !== undefined)
  const elsewhere = campaign.scenarios.some(({ number }) => !missions.some(({ scenario }) => scenario === number))
  return (
    <div className={styles.next}>
      <SectionHeader title={bridge.next} ruled />
      <ul className={styles.steps} aria-label={bridge.next}>
        {steps.map((step, at) => (
          <li key={step.id} data-waits={step.waits}>
            <Row step={step}>
              <Icon name={step.icon} className={styles.icon} />
              <span className={styles.words}>
                <span className={styles.title}>{step.title}</span>
                <span className={styles.detail}>
                  {step.waits === true && <Icon name="lock" />} {step.detail}
                </span>
              </span>
              {at < mostKeys && (
                <span aria-hidden="true">
                  <Kbd keys={String(at + 1)} />
                </span>
              )}
              <Icon name={'mission' in step.goal ? 'down' : 'right'} className={styles.way} />
            </Row>
          </li>
        ))}
      </ul>
      {elsewhere && <p className={styles.why}>{isFirst ? bridge.firstWhy : bridge.nextWhy}</p>}
    </div>
  )
}

function Row({ step, children }: { step: NextStep; children: ReactNode }) {
  return 'to' in step.goal ? (
    <a className={styles.row} href={print(step.goal.to)}>
      {children}
    </a>
  ) : (
    <button type="button" className={styles.row} onClick={() => follow(step)}>
      {children}
    </button>
  )
}

/** A fight is not begun by one key: the cursor stands on its button then, or on what has to be told first. */
function follow({ goal }: NextStep): void {
  if ('to' in goal) {
    go(goal.to)
    return
  }
  const button = document.querySelector<HTMLElement>(`[data-mission="${CSS.escape(goal.mission)}"] button`)
  button?.scrollIntoView({ block: 'center' })
  button?.focus()
}
