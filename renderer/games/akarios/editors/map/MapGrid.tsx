// The map as the board of a fight draws it, with a cursor that speaks; a touch paints.
import { useId, type KeyboardEvent } from 'react'
import type { FieldForm } from '../../../../../shared/games/akarios/content/forms/field-form.ts'
import type { MapThing } from '../../../../../shared/games/akarios/content/map.ts'
import type { BoardView } from '../../../../../shared/games/akarios/view/fight-view.ts'
import { hexKey, type Hex } from '../../../../../shared/lib/hex.ts'
import { hexAt, hexName, type Place } from '../../../../../shared/lib/hex/names.ts'
import { useTexts } from '../../../../i18n/texts.tsx'
import { Frame } from '../../parts/board/Frame.tsx'
import { extentOf, frontPath, hexPath, middleOf, outline } from '../../parts/board/geometry.ts'
import { Terrain } from '../../parts/board/Terrain.tsx'
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

/** Room for the frame with the names of columns and rows. */
const margin = 36

interface Spot {
  readonly at: Hex
  readonly place: Place
  readonly things: readonly MapThing[] | null
}

export function MapGrid({ label, cells, cursor, names, onTouch, onKeyDown }: MapGridProps) {
  const { editors } = useTexts()
  const id = useId()
  const spots = cells.flatMap((line, row) =>
    line.map((things, column): Spot => ({ at: hexAt({ column, row }), place: { column, row }, things })),
  )
  const hexes = spots.filter(({ things }) => things !== null).map(({ at }) => at)
  const extent = extentOf(spots.map(({ at }) => at))
  const onHex = spots.flatMap(({ at, things }) => (things ?? []).map((thing) => ({ at, thing })))
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
  const cell = ({ column, row }: Place) => `${id}${String(column)}-${String(row)}`
  return (
    <div
      className={styles.grid}
      role="grid"
      tabIndex={0}
      data-entry
      aria-label={label}
      aria-activedescendant={cell(cursor)}
      onKeyDown={onKeyDown}
    >
      <svg
        role="presentation"
        viewBox={`${String(-margin)} ${String(-margin)} ${String(extent.width + 2 * margin)} ${String(extent.height + 2 * margin)}`}
      >
        <g aria-hidden="true">
          <path className={styles.hexes} d={hexes.map((hex) => hexPath(hex)).join('')} />
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
          <path className={styles.cursor} d={hexPath(hexAt(cursor), 0.92)} />
        </g>
        {cells.map((line, row) => (
          <g key={row} role="row">
            {line.map((things, column) => (
              <path
                key={column}
                id={cell({ column, row })}
                role="gridcell"
                aria-label={[
                  hexName(hexAt({ column, row })),
                  ...(things === null ? [editors.brushes.noHex] : things.map(says)),
                ].join(', ')}
                className={styles.touch}
                d={hexPath(hexAt({ column, row }), 1)}
                onClick={() => onTouch({ column, row })}
              />
            ))}
          </g>
        ))}
      </svg>
    </div>
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
