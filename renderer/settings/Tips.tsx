// Tips for beginners: off for good, or all of them once more.
import type { Settings } from '../../shared/contract/calls/settings.ts'
import { refusalText } from '../i18n/refusal.ts'
import { useTexts } from '../i18n/texts.tsx'
import { Banner } from '../ui/banner/Banner.tsx'
import { Button } from '../ui/button/Button.tsx'
import { Section } from '../ui/section/Section.tsx'
import { Switch } from '../ui/switch/Switch.tsx'
import { useSettingsChange } from './use-settings-change.ts'

export function Tips({ settings: { tips, tipsRead } }: { settings: Settings }) {
  const texts = useTexts()
  const words = texts.tips
  const { keep, error } = useSettingsChange()
  return (
    <Section title={words.title}>
      {error && (
        <Banner tone="danger">
          <p>{texts.settings.notSaved}</p>
          <p>{refusalText(texts, error.refusal)}</p>
        </Banner>
      )}
      <Switch
        label={words.show}
        hint={words.showHint}
        checked={tips === 'on'}
        onChange={(isOn) => void keep({ tips: isOn ? 'on' : 'off' })}
      />
      <div>
        <Button
          icon="repeat"
          refusal={tipsRead.length === 0 ? words.noneRead : undefined}
          onPress={() => void keep({ tips: 'on', tipsRead: [] })}
        >
          {words.again}
        </Button>
      </div>
    </Section>
  )
}
