// How the app looks, moves and speaks. The whole page follows the thumb of the text size; letting go saves it.
import { useState } from 'react'
import { languages, motions, paces, textScales, themes } from '../../shared/contract/choices.ts'
import type { Settings } from '../../shared/contract/calls/settings.ts'
import { formatShare } from '../i18n/format.ts'
import { refusalText } from '../i18n/refusal.ts'
import { useLanguage, useTexts } from '../i18n/texts.tsx'
import { Banner } from '../ui/banner/Banner.tsx'
import { RadioCards } from '../ui/radio-cards/RadioCards.tsx'
import { Section } from '../ui/section/Section.tsx'
import { Slider } from '../ui/slider/Slider.tsx'
import styles from './Look.module.css'
import { useSettingsChange } from './use-settings-change.ts'

export function Look({ settings }: { settings: Settings }) {
  const texts = useTexts()
  const language = useLanguage()
  const { show, keep, error } = useSettingsChange()
  // The thumb's own place: what is shown of the stored one comes a moment later, too late for the next press of a key.
  const [moving, setMoving] = useState<number>()
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
        onChange={(theme) => void keep({ theme })}
      />
      <Slider
        label={words.textScale}
        hint={words.textScaleHint}
        value={moving ?? settings.textScale}
        min={textScales.least}
        max={textScales.most}
        step={textScales.step}
        format={(percent) => formatShare(language, percent / 100)}
        onChange={(textScale) => {
          setMoving(textScale)
          show({ textScale })
        }}
        onCommit={(textScale) => {
          void keep({ textScale }).then(() => setMoving((now) => (now === textScale ? undefined : now)))
        }}
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
        onChange={(motion) => void keep({ motion })}
      />
      <RadioCards
        label={words.pace}
        value={settings.pace}
        options={paces.map((pace) => ({ value: pace, label: words.paces[pace], hint: words.paceHints[pace] }))}
        onChange={(pace) => void keep({ pace })}
      />
      <RadioCards
        label={words.language}
        hint={words.languageHint}
        value={settings.language}
        options={languages
          .filter((name) => name !== 'pseudo' || settings.language === 'pseudo')
          .map((name) => ({ value: name, label: words.languages[name] }))}
        onChange={(name) => void keep({ language: name })}
      />
    </Section>
  )
}
