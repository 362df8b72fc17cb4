// How the app looks, moves and speaks. Text size follows the thumb while it moves and is saved when it is let go.
import { useQueryClient } from '@tanstack/react-query'
import { languages, motions, textScales, themes } from '../../shared/contract/choices.ts'
import type { Settings } from '../../shared/contract/calls/settings.ts'
import type { Output } from '../../shared/contract/contract.ts'
import { useCommand } from '../api/client.ts'
import { formatShare } from '../i18n/format.ts'
import { refusalText } from '../i18n/refusal.ts'
import { useLanguage, useTexts } from '../i18n/texts.tsx'
import { Banner } from '../ui/banner/Banner.tsx'
import { RadioCards } from '../ui/radio-cards/RadioCards.tsx'
import { Section } from '../ui/section/Section.tsx'
import { Slider } from '../ui/slider/Slider.tsx'
import styles from './Look.module.css'

/** Shows a change before it is saved; what was there before comes back when saving is refused. */
function useSettingsChange() {
  const client = useQueryClient()
  const save = useCommand('settings.set')
  const show = (change: Partial<Settings>) =>
    client.setQueryData<Output<'settings.get'>>(
      ['settings.get', {}],
      (old) => old && { ...old, settings: { ...old.settings, ...change } },
    )
  const keep = (change: Partial<Settings>) => {
    show(change)
    save.mutate(change, { onSettled: () => void client.invalidateQueries({ queryKey: ['settings.get'] }) })
  }
  return { show, keep, error: save.error }
}

export function Look({ settings }: { settings: Settings }) {
  const texts = useTexts()
  const language = useLanguage()
  const { show, keep, error } = useSettingsChange()
  const words = texts.settings
  return (
    <Section title={words.look}>
      {error && (
        <Banner tone="danger">
          <p>{words.notSaved}</p>
          <p>{refusalText(texts, error.refusal)}</p>
        </Banner>
      )}
      <RadioCards
        label={words.theme}
        value={settings.theme}
        options={themes.map((theme) => ({ value: theme, label: words.themes[theme], hint: words.themeHints[theme] }))}
        onChange={(theme) => keep({ theme })}
      />
      <Slider
        label={words.textScale}
        hint={words.textScaleHint}
        value={settings.textScale}
        min={textScales.least}
        max={textScales.most}
        step={textScales.step}
        format={(percent) => formatShare(language, percent / 100)}
        onChange={(textScale) => show({ textScale })}
        onCommit={(textScale) => keep({ textScale })}
      />
      <p className={styles.sample}>{words.sample}</p>
      <RadioCards
        label={words.motion}
        value={settings.motion}
        options={motions.map((motion) => ({
          value: motion,
          label: words.motions[motion],
          hint: words.motionHints[motion],
        }))}
        onChange={(motion) => keep({ motion })}
      />
      <RadioCards
        label={words.language}
        hint={words.languageHint}
        value={settings.language}
        options={languages
          .filter((name) => name !== 'pseudo' || settings.language === 'pseudo')
          .map((name) => ({ value: name, label: words.languages[name] }))}
        onChange={(name) => keep({ language: name })}
      />
    </Section>
  )
}
