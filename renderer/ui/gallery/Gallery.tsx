// The component gallery (#/gallery): every part in its states, so that it can be judged and pictured. English only.
import { useState } from 'react'
import type { Settings } from '../../../shared/contract/calls/settings.ts'
import { languages, motions, themes } from '../../../shared/contract/choices.ts'
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

export interface GalleryProps {
  settings: Settings
  onChange: (settings: Settings) => void
}

const optionsOf = <Value extends string>(values: readonly Value[]) =>
  values.map((value) => ({ value, label: value.charAt(0).toUpperCase() + value.slice(1) }))

export function Gallery({ settings, onChange }: GalleryProps) {
  const [scale, setScale] = useState(settings.textScale)
  return (
    <>
      <PageHeader title="Components" subtitle="Every part in its states" />
      <FieldGroup columns={2}>
        <RadioCards
          label="Theme"
          layout="segments"
          value={settings.theme}
          options={optionsOf(themes)}
          onChange={(theme) => onChange({ ...settings, theme })}
        />
        <RadioCards
          label="Motion"
          layout="segments"
          value={settings.motion}
          options={optionsOf(motions)}
          onChange={(motion) => onChange({ ...settings, motion })}
        />
        <RadioCards
          label="Language"
          layout="segments"
          value={settings.language}
          options={optionsOf(languages)}
          onChange={(language) => onChange({ ...settings, language })}
        />
        <Slider
          label="Text size"
          value={scale}
          min={100}
          max={300}
          step={25}
          format={(value) => `${value} %`}
          onChange={setScale}
          onCommit={(textScale) => onChange({ ...settings, textScale })}
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
    </>
  )
}
