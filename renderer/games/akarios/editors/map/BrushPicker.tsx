// What the next touch puts on a hex: the type of thing, and what a thing of that type needs.
import type { FieldForm } from '../../../../../shared/games/akarios/content/forms/field-form.ts'
import type { MapThing } from '../../../../../shared/games/akarios/content/map.ts'
import { useTexts } from '../../../../i18n/texts.tsx'
import { Combobox } from '../../../../ui/combobox/Combobox.tsx'
import { RadioCards } from '../../../../ui/radio-cards/RadioCards.tsx'
import { Select } from '../../../../ui/select/Select.tsx'
import type { Brush } from './painting.ts'

type Options = Extract<FieldForm, { type: 'map' }>['enemies']

export interface BrushPickerProps {
  brush: Brush
  enemies: Options
  markers: Options
  onChange: (brush: Brush) => void
}

const terrains = ['asteroid', 'nebula', 'planet', 'moon', 'wormhole'] as const satisfies readonly Extract<
  MapThing,
  { type: 'terrain' }
>['terrain'][]
const pilots = ['1', '2', '3', '4'] as const

export function BrushPicker({ brush, enemies, markers, onChange }: BrushPickerProps) {
  const { editors, values } = useTexts()
  const brushOf = (type: Brush['type']): Brush => {
    switch (type) {
      case 'terrain':
        return { type, terrain: 'asteroid' }
      case 'enemy':
        return { type, enemy: enemies[0]?.id ?? '', rank: 'regular', from: 1, facing: 3 }
      case 'marker':
        return { type, marker: markers[0]?.id ?? '' }
      case 'sparrow':
        return { type, facing: 0 }
      default:
        return { type }
    }
  }
  const types = Object.keys(editors.brushes) as Brush['type'][]
  const offered = types.filter(
    (type) => (type !== 'marker' || markers.length > 0) && (type !== 'enemy' || enemies.length > 0),
  )
  return (
    <>
      <Select
        label={editors.brush}
        value={brush.type}
        options={offered.map((value) => ({ value, label: editors.brushes[value] }))}
        onChange={(type) => onChange(brushOf(type))}
      />
      {brush.type === 'terrain' && (
        <Select
          label={editors.brushes.terrain}
          value={brush.terrain}
          options={terrains.map((value) => ({ value, label: editors.terrains[value] }))}
          onChange={(terrain) => onChange({ ...brush, terrain })}
        />
      )}
      {brush.type === 'marker' && (
        <Select
          label={editors.brushes.marker}
          value={brush.marker}
          options={markers.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(marker) => onChange({ ...brush, marker })}
        />
      )}
      {brush.type === 'enemy' && (
        <>
          <Combobox
            label={editors.brushes.enemy}
            value={brush.enemy}
            options={enemies.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={(enemy) => onChange({ ...brush, enemy })}
            placeholder={values.chooseOne}
          />
          <RadioCards
            label={editors.rankOf}
            layout="segments"
            value={brush.rank}
            options={(['regular', 'elite'] as const).map((value) => ({ value, label: values.fields[value] }))}
            onChange={(rank) => onChange({ ...brush, rank })}
          />
          <RadioCards
            label={editors.fromPilots}
            layout="segments"
            value={pilots[brush.from - 1] ?? '1'}
            options={pilots.map((value) => ({ value, label: value }))}
            onChange={(from) => onChange({ ...brush, from: Number(from) })}
          />
        </>
      )}
    </>
  )
}
