// A short tip for whoever is on a screen for the first time: it stands in its own place, covers nothing, and comes once.
import type { TipName } from '../../shared/contract/choices.ts'
import { useCall } from '../api/client.ts'
import { useTexts } from '../i18n/texts.tsx'
import { useSettingsChange } from '../settings/use-settings-change.ts'
import { Button, ButtonRow } from '../ui/button/Button.tsx'
import { Icon } from '../ui/icon/Icon.tsx'
import styles from './Tip.module.css'

export function Tip({ name }: { name: TipName }) {
  const { tips } = useTexts()
  const settings = useCall('settings.get', {}).data?.settings
  const { keep } = useSettingsChange()
  if (settings === undefined || settings.tips === 'off' || settings.tipsRead.includes(name)) return null
  return (
    <aside className={styles.tip} aria-label={tips.label} data-tip>
      <Icon name="info" />
      <div className={styles.inside}>
        <p>{tips.texts[name]}</p>
        <ButtonRow>
          <Button size="small" onPress={() => void keep({ tipsRead: [...settings.tipsRead, name] })}>
            {tips.read}
          </Button>
          <Button size="small" kind="quiet" onPress={() => void keep({ tips: 'off' })}>
            {tips.off}
          </Button>
        </ButtonRow>
      </div>
    </aside>
  )
}
