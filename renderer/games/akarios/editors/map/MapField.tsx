// A mission's map painted on the board of the combat screen: size, terrain, places to deploy, markers, enemies by number of pilots.
import { useState, type KeyboardEvent } from 'react'
import type { FieldForm } from '../../../../../shared/games/akarios/content/forms/field-form.ts'
import type { MissionMap } from '../../../../../shared/games/akarios/content/map.ts'
import { hexAt, placeOf, type Place } from '../../../../../shared/lib/hex/names.ts'
import { useTexts } from '../../../../i18n/texts.tsx'
import { Button, ButtonRow } from '../../../../ui/button/Button.tsx'
import { FieldGroup } from '../../../../ui/field/Field.tsx'
import { NumberField } from '../../../../ui/number-field/NumberField.tsx'
import { arrowSteps, beside, isArrow } from '../../parts/board/hex-steps.ts'
import { BrushPicker } from './BrushPicker.tsx'
import { Said } from '../../values/Said.tsx'
import styles from './MapField.module.css'
import { MapGrid } from './MapGrid.tsx'
import {
  blankCells,
  cellsOf,
  mapOf,
  mostAcross,
  painted,
  resized,
  turnedAt,
  type Brush,
  type Cells,
} from './painting.ts'
import { useHistory } from './use-history.ts'

export interface MapFieldProps {
  form: Extract<FieldForm, { type: 'map' }>
  label: string
  map: MissionMap | undefined
  error: string | undefined
  onChange: (map: MissionMap) => void
}

/** Columns and rows of a map that nobody has sized yet. */
const begun = 9

export function MapField({ form, label, map, error, onChange }: MapFieldProps) {
  const { editors } = useTexts()
  const [first] = useState(map)
  const line = useHistory<Cells>(first === undefined ? blankCells(begun, begun) : cellsOf(first), (cells) =>
    onChange(mapOf(cells, first)),
  )
  const [cursor, setCursor] = useState<Place>({ column: 0, row: 0 })
  const [brush, setBrush] = useState<Brush>({ type: 'terrain', terrain: 'asteroid' })
  const cells = line.now
  const [columns, rows] = [cells[0]?.length ?? 1, cells.length]
  const isOn = ({ column, row }: Place) => column >= 0 && row >= 0 && column < columns && row < rows
  const size = (across: number | null, down: number | null) => {
    if (across !== null && down !== null && across > 0 && down > 0) line.change(resized(cells, across, down))
  }
  const touch = (at: Place) => {
    setCursor(at)
    line.change(painted(cells, at, brush))
  }
  const press = (event: KeyboardEvent) => {
    const { key } = event
    const withControl = event.ctrlKey || event.metaKey
    if (withControl && key.toLowerCase() === 'z') (event.shiftKey ? line.redo : line.undo)()
    else if (withControl) return
    else if (isArrow(key)) {
      const next = placeOf(beside(hexAt(cursor), arrowSteps[key]))
      if (isOn(next)) setCursor(next)
    } else if (key === ' ') touch(cursor)
    else if (key === 'Backspace') line.change(painted(cells, cursor, { type: 'clear' }))
    else if (key === '>' || key === '.') line.change(turnedAt(cells, cursor, 1))
    else if (key === '<' || key === ',') line.change(turnedAt(cells, cursor, -1))
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <FieldGroup title={label}>
      <div className={styles.whole}>
        <div className={styles.tools}>
          <div className={styles.size}>
            <NumberField
              label={editors.columns}
              value={columns}
              min={1}
              max={mostAcross}
              onChange={(next) => size(next, rows)}
            />
            <NumberField
              label={editors.rows}
              value={rows}
              min={1}
              max={mostAcross}
              onChange={(next) => size(columns, next)}
            />
          </div>
          <BrushPicker brush={brush} enemies={form.enemies} markers={form.markers} onChange={setBrush} />
          <ButtonRow>
            <Button
              size="small"
              icon="undo"
              refusal={line.canUndo ? undefined : editors.nothingPainted}
              onPress={line.undo}
            >
              {editors.undoPaint}
            </Button>
            <Button
              size="small"
              icon="redo"
              refusal={line.canRedo ? undefined : editors.nothingUndone}
              onPress={line.redo}
            >
              {editors.redoPaint}
            </Button>
          </ButtonRow>
          <p className={styles.keys}>{editors.mapKeys}</p>
        </div>
        <MapGrid
          label={label}
          cells={cells}
          cursor={cursor}
          names={[...form.enemies, ...form.markers]}
          onTouch={touch}
          onKeyDown={press}
        />
      </div>
      <Said error={error} />
    </FieldGroup>
  )
}
