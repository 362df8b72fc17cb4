// Choices in sight: switches, boxes, cards, segments, a scale, tabs.
import { useState } from 'react'
import { Checkbox } from '../checkbox/Checkbox.tsx'
import { ShipDrawing } from '../icon/Icon.tsx'
import { RadioCards } from '../radio-cards/RadioCards.tsx'
import { Slider } from '../slider/Slider.tsx'
import { Switch } from '../switch/Switch.tsx'
import { Tabs } from '../tabs/Tabs.tsx'
import { Sample, SampleGrid } from './Sample.tsx'

type Dice = 'app' | 'own'
type TabName = 'ship' | 'sparrow' | 'sell'

export function ChoiceSamples() {
  const [motion, setMotion] = useState(true)
  const [boxes, setBoxes] = useState([true, false])
  const [ship, setShip] = useState<string | null>('argonaut')
  const [dice, setDice] = useState<Dice>('app')
  const [volume, setVolume] = useState(3)
  const [tab, setTab] = useState<TabName>('ship')
  return (
    <Sample title="Choices" words="A chosen thing has a bar at its left or is filled: shape first, colour second.">
      <SampleGrid>
        <div>
          <Switch label="Skip motion" hint="Every step at once" checked={motion} onChange={setMotion} />
          <Switch label="Sound" checked={!motion} onChange={(next) => setMotion(!next)} />
          <Switch label="Ironman" checked refusal="Chosen when the campaign began" onChange={setMotion} />
        </div>
        <div>
          <Checkbox label="All packs" checked={false} partly onChange={() => setBoxes([true, true])} />
          <Checkbox
            label="Box facts"
            hint="Names and effects"
            checked={boxes[0] === true}
            onChange={(next) => setBoxes([next, boxes[1] === true])}
          />
          <Checkbox
            label="I keep the box at hand"
            checked={boxes[1] === true}
            error={boxes[1] === true ? undefined : 'Without it the numbers are missing'}
            onChange={(next) => setBoxes([boxes[0] === true, next])}
          />
        </div>
      </SampleGrid>
      <RadioCards
        label="Ship"
        value={ship}
        onChange={setShip}
        options={[
          {
            value: 'argonaut',
            label: 'Argonaut',
            hint: 'Much hull, slow to turn',
            picture: <ShipDrawing name="argonaut" />,
          },
          { value: 'merkava', label: 'Merkava', hint: 'Two guns ahead', picture: <ShipDrawing name="merkava" /> },
          {
            value: 'knossis',
            label: 'Knossis',
            refusal: 'Starla flies it',
            picture: <ShipDrawing name="knossis" side="out" />,
          },
        ]}
      />
      <SampleGrid>
        <RadioCards
          label="Dice"
          layout="segments"
          value={dice}
          onChange={setDice}
          options={[
            { value: 'app', label: 'App dice' },
            { value: 'own', label: 'Our dice' },
          ]}
        />
        <Slider
          label="Steps shown"
          value={volume}
          min={0}
          max={10}
          step={1}
          format={(value) => `${value} of 10`}
          onChange={setVolume}
          hint="Arrow keys move by one"
        />
      </SampleGrid>
      <Tabs
        label="Market"
        value={tab}
        onChange={setTab}
        tabs={[
          { value: 'ship', label: 'Ship cards', count: 9, panel: <p>Nine cards for ships.</p> },
          { value: 'sparrow', label: 'Sparrow', count: 2, panel: <p>Two cards for the Sparrow.</p> },
          { value: 'sell', label: 'Sell', panel: <p>What may be sold.</p> },
        ]}
      />
    </Sample>
  )
}
