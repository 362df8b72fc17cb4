// The fight that is open, above all else: one press, or Enter, goes on with it.
import { useCall } from '../api/client.ts'
import { formatRelative } from '../i18n/format.ts'
import { useLanguage, useTexts } from '../i18n/texts.tsx'
import { playName } from '../kernel/history/play-name.ts'
import { useCommands } from '../keys/commands.tsx'
import { go } from '../screens.ts'
import { LinkButton } from '../ui/link/Link.tsx'
import styles from './Bridge.module.css'

export function OpenFight({ campaign }: { campaign: string }) {
  const texts = useTexts()
  const language = useLanguage()
  const { bridge, combat } = texts
  const plays = useCall('play.list', { campaign }).data?.plays ?? []
  const fight = plays.find(({ machine, status }) => machine === 'akarios.combat' && status === 'open')
  const to = { name: 'play', campaign, play: fight?.id ?? '' } as const
  useCommands([{ keys: 'Enter', name: combat.resume, where: 'screen', run: () => go(to), off: fight === undefined }])
  if (fight === undefined) return null
  return (
    <section className={styles.plate} aria-label={bridge.openFight}>
      <div>
        <p>
          {bridge.openFight}, {formatRelative(language, fight.begun.time)}
        </p>
        <h2>{playName(texts, language, fight)}</h2>
      </div>
      <LinkButton kind="act" keyHint="Enter" to={to}>
        {combat.resume}
      </LinkButton>
    </section>
  )
}
