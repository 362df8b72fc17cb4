// Fields one types or picks in.
import { useState } from 'react'
import { Combobox } from '../combobox/Combobox.tsx'
import { FieldGroup } from '../field/Field.tsx'
import { NumberField } from '../number-field/NumberField.tsx'
import { Select } from '../select/Select.tsx'
import { TextArea } from '../text-area/TextArea.tsx'
import { TextField } from '../text-field/TextField.tsx'
import { Sample } from './Sample.tsx'

const ships = ['argonaut', 'knossis', 'merkava', 'invictus'] as const
const difficulties = [
  { value: 'easy', label: 'Easy', hint: 'Enemies lose a point of hull' },
  { value: 'medium', label: 'Medium' },
  { value: 'hard', label: 'Hard' },
  { value: 'ironman', label: 'Ironman', refusal: 'Chosen when a campaign begins' },
] as const
const scenarios = Array.from({ length: 60 }, (_, index) => {
  const number = String(index + 1).padStart(3, '0')
  return { value: number, label: `${number} ${index % 3 === 0 ? 'Bell Harbour' : 'The Quiet Relay'}` }
})

export function FieldSamples() {
  const [name, setName] = useState('The Lantern Squad')
  const [bad, setBad] = useState('7')
  const [note, setNote] = useState('Ask at 014: did we keep the second key? Mara brings the tokens on Friday.')
  const [count, setCount] = useState<number | null>(3)
  const [difficulty, setDifficulty] = useState<string | null>('medium')
  const [ship, setShip] = useState<string | null>(null)
  const [scenario, setScenario] = useState<string | null>('014')
  return (
    <Sample title="Fields" words="Name above, hint below; an error says what to type.">
      <FieldGroup columns={2}>
        <TextField label="Squad name" value={name} onChange={setName} hint="Shown on every export" maxLength={60} />
        <TextField
          label="Printed supply of Slip Vane"
          value={bad}
          onChange={setBad}
          error="A printed supply is 1 to 4"
        />
        <Select
          label="Difficulty"
          value={difficulty}
          options={difficulties}
          onChange={setDifficulty}
          hint="May be changed between scenarios"
        />
        <Select
          label="Ship"
          value={ship}
          placeholder="Choose a ship"
          options={ships.map((value) => ({ value, label: value }))}
          onChange={setShip}
          error="Every pilot needs a ship"
        />
        <Combobox
          label="Scenario"
          value={scenario}
          options={scenarios}
          onChange={setScenario}
          hint="By number or name"
        />
        <TextField
          label="Data folder"
          value="/home/mara/.local/share/sparrow"
          onChange={setName}
          refusal="Set by the start of the app"
        />
        <NumberField label="Pilots in play" value={count} min={1} max={4} onChange={setCount} hint="1 to 4" />
        <NumberField
          label="People at the table"
          value={count}
          min={1}
          max={8}
          onChange={setCount}
          refusal="The evening has begun"
        />
        <TextArea label="Note" value={note} onChange={setNote} optional />
      </FieldGroup>
    </Sample>
  )
}
