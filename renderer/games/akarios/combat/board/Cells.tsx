// The hexes as a grid that is read aloud: the name of each, what lies and stands there, and what may be chosen by it.
import { memo } from 'react'
import type { BoardView, ShipView } from '../../../../../shared/games/akarios/view/fight-view.ts'
import type { Spot } from '../../../../../shared/games/akarios/question/place.ts'
import { hexKey } from '../../../../../shared/lib/hex.ts'
import { hexName, placeOf } from '../../../../../shared/lib/hex/names.ts'
import type { Option } from '../question/option.ts'
import type { Talk } from '../talk.ts'
import styles from './Board.module.css'
import { extentOf, hexPath } from '../../parts/board/geometry.ts'

interface CellsProps {
  /** Of the board: ids of its cells begin with it. */
  readonly id: string
  readonly board: BoardView
  readonly ships: readonly ShipView[]
  readonly talk: Talk
  readonly options: readonly Option[]
}

export const cellId = (board: string, spot: Spot): string => `${board}${hexKey(spot)}`

export const Cells = memo(function Cells({ id, board, ships, talk, options }: CellsProps) {
  const words = wordsOf(board, ships, talk, options)
  const open = new Set(
    options.flatMap(({ at, refused }) => (at === undefined || refused !== undefined ? [] : [hexKey(at)])),
  )
  return Array.from({ length: extentOf(board.hexes).rows }, (_, row) => (
    <g key={row} role="row">
      {board.hexes
        .filter((hex) => placeOf(hex).row === row)
        .map((hex) => {
          const name = [hexName(hex), ...(words.get(hexKey(hex)) ?? [])].join(', ')
          return <Cell key={hexKey(hex)} id={cellId(id, hex)} hex={hex} name={name} isOpen={open.has(hexKey(hex))} />
        })}
    </g>
  ))
})

interface CellProps {
  readonly id: string
  readonly hex: Spot
  readonly name: string
  /** Something may be chosen by it. */
  readonly isOpen: boolean
}

/** Most hexes stay as they are from one answer to the next. */
const Cell = memo(function Cell({ id, hex, name, isOpen }: CellProps) {
  return (
    <path
      id={id}
      role="gridcell"
      aria-label={name}
      data-hex={hexKey(hex)}
      data-open={isOpen || undefined}
      className={styles.touch}
      d={hexPath(hex, 1)}
    />
  )
})

/** By hex: terrain, markers, ships, answers. */
function wordsOf(
  board: BoardView,
  ships: readonly ShipView[],
  talk: Talk,
  options: readonly Option[],
): ReadonlyMap<string, readonly string[]> {
  const said = [
    ...board.terrain.map(({ at, terrain }) => ({ at, words: talk.name(terrain) })),
    ...board.markers.map(({ at, marker }) => ({ at, words: talk.name(marker) })),
    ...ships.flatMap((ship) => (ship.pose === null ? [] : [{ at: ship.pose.at, words: spoken(ship, talk) }])),
    ...options.flatMap(({ at, label, refused }) =>
      at === undefined ? [] : [{ at, words: refused === undefined ? label : `${label}: ${refused}` }],
    ),
  ]
  const words = new Map<string, string[]>()
  for (const { at, words: one } of said) words.set(hexKey(at), [...(words.get(hexKey(at)) ?? []), one])
  return words
}

const spoken = (ship: ShipView, talk: Talk): string =>
  `${talk.name(ship.id)}, ${ship.pose === null ? '' : talk.name(`facing-${ship.pose.facing}`)}, ${talk.name('hull')} ${ship.hull}`
