// The map as the board of a fight draws it, with a cursor that speaks; a touch paints.
import type { KeyboardEvent } from 'react'
import type { FieldForm } from '../../../../../shared/games/akarios/content/forms/field-form.ts'
import type { MapThing } from '../../../../../shared/games/akarios/content/map.ts'
import type { BoardView } from '../../../../../shared/games/akarios/view/fight-view.ts'
import { hexKey, type Hex } from '../../../../../shared/lib/hex.ts'
import { hexAt, hexName, placeOf, type Place } from '../../../../../shared/lib/hex/names.ts'
import { useTexts } from '../../../../i18n/texts.tsx'
import { Frame } from '../../parts/board/Frame.tsx'
import { extentOf, frameRoom, frontPath, hexPath, middleOf, outline } from '../../parts/board/geometry.ts'
import { hexUnder } from '../../parts/board/hex-under.ts'
import { Terrain } from '../../parts/board/Terrain.tsx'
import { HexGrid, HexLines } from '../HexGrid.tsx'
import styles from './MapField.module.css'
import type { Cells } from './painting.ts'

export interface MapGridProps {
  label: string
  cells: Cells
  cursor: Place
  /** Enemies and markers by their id. */
  names: Extract<FieldForm, { type: 'map' }>['enemies']
  onTouch: (at: Place) => void
  onKeyDown: (event: KeyboardEvent) => void
}

export function MapGrid({ label, cells, cursor, names, onTouch, onKeyDown }: MapGridProps) {
  const { editors } = useTexts()
  const rows = cells.map((line, row) => line.map((_, column) => hexAt({ column, row })))
  const places = rows.flat()
  const thingsAt = (hex: Hex) => {
    const { column, row } = placeOf(hex)
    return cells[row]?.[column] ?? null
  }
  const hexes = places.filter((at) => thingsAt(at) !== null)
  const extent = extentOf(places)
  const onHex = places.flatMap((at) => (thingsAt(at) ?? []).map((thing) => ({ at, thing })))
  const nameOf = (known: string) => names.find((one) => one.id === known)?.name ?? known
  const says = (thing: MapThing): string => {
    switch (thing.type) {
      case 'terrain':
        return editors.terrains[thing.terrain]
      case 'enemy':
        return editors.enemyThere({ name: nameOf(thing.enemy), rank: thing.rank, pilots: thing.from })
      case 'marker':
        return nameOf(thing.marker)
      default:
        return editors.brushes[thing.type]
    }
  }
  const sayOf = (hex: Hex) => {
    const things = thingsAt(hex)
    return [hexName(hex), ...(things === null ? [editors.brushes.noHex] : things.map(says))].join(', ')
  }
  return (
    <HexGrid
      label={label}
      size="board"
      box={[-frameRoom, -frameRoom, extent.width + 2 * frameRoom, extent.height + 2 * frameRoom]}
      rows={rows}
      nameOf={sayOf}
      cursor={hexAt(cursor)}
      onKeyDown={onKeyDown}
      pointer={{
        onClick: ({ target }) => {
          const at = hexUnder(target, places)
          if (at !== undefined) onTouch(placeOf(at))
        },
      }}
    >
      <HexLines hexes={hexes} />
      <Terrain board={boardOf(hexes, onHex)} />
      <Frame extent={extent} />
      <path
        className={styles.deployment}
        d={outline(onHex.filter(({ thing }) => thing.type === 'deployment').map(({ at }) => at))}
      />
      {onHex.map(({ at, thing }) =>
        thing.type === 'enemy' || thing.type === 'sparrow' ? (
          <ShipThere key={`${hexKey(at)} ${thing.type}`} at={at} thing={thing} />
        ) : null,
      )}
    </HexGrid>
  )
}

/** A ship by its front, with its letter; behind an enemy the number of pilots from which it is there. */
function ShipThere({ at, thing }: { at: Hex; thing: Extract<MapThing, { type: 'enemy' | 'sparrow' }> }) {
  const { x, y } = middleOf(at)
  const tag =
    thing.type === 'enemy'
      ? `${thing.enemy.charAt(0).toUpperCase()}${thing.from > 1 ? `${String(thing.from)}+` : ''}`
      : 'S'
  return (
    <g
      className={styles.ship}
      data-own={thing.type === 'sparrow' || undefined}
      data-elite={(thing.type === 'enemy' && thing.rank === 'elite') || undefined}
    >
      <path d={hexPath(at, 0.62)} />
      <path className={styles.front} d={frontPath(at, thing.facing)} />
      <text x={x} y={y} fontSize={18}>
        {tag}
      </text>
    </g>
  )
}

/** What the board of a fight draws by itself. */
function boardOf(hexes: readonly Hex[], things: readonly { readonly at: Hex; readonly thing: MapThing }[]): BoardView {
  const terrain: BoardView['terrain'][number][] = []
  const wormholes: BoardView['wormholes'][number][] = []
  const markers: BoardView['markers'][number][] = []
  for (const { at, thing } of things) {
    if (thing.type === 'marker') markers.push({ marker: thing.marker, at })
    if (thing.type !== 'terrain') continue
    if (thing.terrain === 'wormhole') wormholes.push({ id: hexKey(at), at })
    else terrain.push({ terrain: thing.terrain, at })
  }
  return { hexes: [...hexes], terrain, wormholes, markers, deployment: [] }
}
