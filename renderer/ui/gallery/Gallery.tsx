// The component gallery (#/gallery): every part in its states, so that it can be judged and pictured. English only.
import { useEffect, useState } from 'react'
import type { Settings } from '../../../shared/contract/calls/settings.ts'
import { defaultSettings, languages, motions, themes } from '../../../shared/contract/choices.ts'
import type { Language } from '../../i18n/language.ts'
import { LanguageProvider, useLanguage } from '../../i18n/texts.tsx'
import { applyAppearance, useAppearance } from '../appearance.ts'
import { PageHeader } from '../page-header/PageHeader.tsx'
import { RadioCards } from '../radio-cards/RadioCards.tsx'
import { Slider } from '../slider/Slider.tsx'
import { FieldGroup } from '../field/Field.tsx'
import { ButtonSamples } from './ButtonSamples.tsx'
import { ChoiceSamples } from './ChoiceSamples.tsx'
import { DrawingSamples } from './DrawingSamples.tsx'
import { FieldSamples } from './FieldSamples.tsx'
import { LayoutSamples } from './LayoutSamples.tsx'
import { ListSamples } from './ListSamples.tsx'
import { OverlaySamples } from './OverlaySamples.tsx'
import { StateSamples } from './StateSamples.tsx'

const optionsOf = <Value extends string>(values: readonly Value[]) =>
  values.map((value) => ({ value, label: value.charAt(0).toUpperCase() + value.slice(1) }))

/** What the page looks like now, to begin from. */
function shownNow(language: Language): Settings {
  const { theme, motion } = document.documentElement.dataset
  const scale = Number(document.documentElement.style.getPropertyValue('--scale'))
  return {
    ...defaultSettings,
    theme: themes.find((one) => one === theme) ?? defaultSettings.theme,
    motion: motions.find((one) => one === motion) ?? defaultSettings.motion,
    textScale: scale > 0 ? scale * 100 : defaultSettings.textScale,
    language,
  }
}

/** Its choices hold here only: leaving brings back what the settings say. */
export function Gallery() {
  const language = useLanguage()
  const [before] = useState(() => shownNow(language))
  const [look, setLook] = useState(before)
  const [scale, setScale] = useState(before.textScale)
  useAppearance(look)
  useEffect(() => () => applyAppearance(before), [before])
  return (
    <LanguageProvider language={look.language}>
      <PageHeader title="Components" subtitle="Every part in its states" />
      <FieldGroup columns={2}>
        <RadioCards
          label="Theme"
          layout="segments"
          value={look.theme}
          options={optionsOf(themes)}
          onChange={(theme) => setLook({ ...look, theme })}
        />
        <RadioCards
          label="Motion"
          layout="segments"
          value={look.motion}
          options={optionsOf(motions)}
          onChange={(motion) => setLook({ ...look, motion })}
        />
        <RadioCards
          label="Language"
          layout="segments"
          value={look.language}
          options={optionsOf(languages)}
          onChange={(language) => setLook({ ...look, language })}
        />
        <Slider
          label="Text size"
          value={scale}
          min={100}
          max={300}
          step={25}
          format={(value) => `${value} %`}
          onChange={setScale}
          onCommit={(textScale) => setLook({ ...look, textScale })}
        />
      </FieldGroup>
      <ButtonSamples />
      <FieldSamples />
      <ChoiceSamples />
      <StateSamples />
      <ListSamples />
      <OverlaySamples />
      <LayoutSamples />
      <DrawingSamples />
    </LanguageProvider>
  )
}
