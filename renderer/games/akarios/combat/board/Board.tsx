// The board: hexes, terrain, ships, what may be chosen, and a cursor that speaks. It is told everything and knows no rule.
import { memo, useId, useState, type KeyboardEvent } from 'react'
import type { BoardView, ShipView } from '../../../../../shared/games/akarios/view/fight-view.ts'
import type { Spot } from '../../../../../shared/games/akarios/question/place.ts'
import { hexKey, sameHex } from '../../../../../shared/lib/hex.ts'
import { hexAt, hexName, placeOf } from '../../../../../shared/lib/hex/names.ts'
import { useTexts } from '../../../../i18n/texts.tsx'
import { Button, ButtonRow } from '../../../../ui/button/Button.tsx'
import type { Option } from '../question/menu.ts'
import type { Talk } from '../talk.ts'
import styles from './Board.module.css'
import { extentOf, hexPath, middleOf, outline, size } from './geometry.ts'
import { Frame } from './Frame.tsx'
import { usePanZoom } from './pan-zoom.ts'
import { ShipMark } from './ShipMark.tsx'
import { Terrain } from './Terrain.tsx'

/** Room for the frame with the names of columns and rows. */
const margin = 36

export interface BoardProps {
  readonly board: BoardView
  readonly ships: readonly ShipView[]
  readonly talk: Talk
  /** What may be chosen by a place on the board. */
  readonly options: readonly Option[]
  /** The option that Enter would take. */
  readonly current: Option | undefined
  readonly acting: string | undefined
  readonly onChoose: (option: Option) => void
}

export function Board({ board, ships, talk, options, current, acting, onChoose }: BoardProps) {
  const { combat } = useTexts()
  const id = useId()
  const extent = extentOf(board.hexes)
  const [wide, high] = [extent.width + 2 * margin, extent.height + 2 * margin]
  const { frame, stage, zoom, fit, pan, show } = usePanZoom(wide, high)
  const [cursor, setCursor] = useState<Spot>(board.hexes[0] ?? { q: 0, r: 0 })

  const optionsAt = (spot: Spot) => options.filter(({ at }) => at !== undefined && sameHex(at, spot))
  const choose = (spot: Spot) => {
    const here = optionsAt(spot)
    const next = here[(here.findIndex((one) => one.id === current?.id) + 1) % Math.max(1, here.length)]
    if (next !== undefined) onChoose(next)
  }
  const nameOf = (spot: Spot): string => {
    const terrain = board.terrain.filter(({ at }) => sameHex(at, spot)).map((one) => talk.name(one.terrain))
    const there = ships.filter(({ pose }) => pose !== null && sameHex(pose.at, spot)).map((ship) => spoken(ship, talk))
    const offered = optionsAt(spot).map(({ label, refused }) =>
      refused === undefined ? label : `${label}: ${refused}`,
    )
    return [hexName(spot), ...terrain, ...there, ...offered].join(', ')
  }
  const move = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (event.key === 'Enter' && optionsAt(cursor).length > 0) choose(cursor)
    else if (step !== undefined && event.shiftKey) pan(-step.column * size, -step.row * size)
    else if (step !== undefined) {
      const { column, row } = placeOf(cursor)
      const next = hexAt({ column: column + step.column, row: row + step.row })
      const known = board.hexes.find((hex) => sameHex(hex, next))
      if (known !== undefined) {
        setCursor(known)
        const { x, y } = middleOf(known)
        show(x + margin, y + margin)
      }
    } else if (event.key === '+') zoom(1.25)
    else if (event.key === '-') zoom(0.8)
    else if (event.key === '=') fit()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  const cell = (spot: Spot) => `${id}${hexKey(spot)}`
  return (
    <div className={styles.whole}>
      <div
        ref={frame}
        className={styles.frame}
        role="grid"
        tabIndex={0}
        aria-label={combat.board(extent)}
        aria-activedescendant={cell(cursor)}
        onKeyDown={move}
      >
        <div ref={stage} className={styles.stage} role="presentation">
          <svg
            className={styles.svg}
            viewBox={`${-margin} ${-margin} ${wide} ${high}`}
            role="presentation"
            onClick={(event) => {
              const key =
                event.target instanceof Element ? event.target.closest('[data-hex]')?.getAttribute('data-hex') : null
              const spot = board.hexes.find((hex) => hexKey(hex) === key)
              if (spot === undefined) return
              setCursor(spot)
              choose(spot)
            }}
          >
            <Ground board={board} />
            <path className={styles.deployment} d={outline(board.deployment)} />
            <Offers options={options} current={current} />
            <g aria-hidden="true">
              {ships.map((ship) => (
                <ShipMark key={ship.id} ship={ship} acting={ship.id === acting} aimed={current?.ship === ship.id} />
              ))}
            </g>
            <path className={styles.cursor} d={hexPath(cursor, 1)} />
            {Array.from({ length: extent.rows }, (_, row) => (
              <g key={row} role="row">
                {board.hexes
                  .filter((hex) => placeOf(hex).row === row)
                  .map((hex) => (
                    <path
                      key={hexKey(hex)}
                      id={cell(hex)}
                      role="gridcell"
                      aria-label={nameOf(hex)}
                      data-hex={hexKey(hex)}
                      data-open={optionsAt(hex).some(({ refused }) => refused === undefined) || undefined}
                      className={styles.touch}
                      d={hexPath(hex, 1)}
                    />
                  ))}
              </g>
            ))}
          </svg>
        </div>
      </div>
      <div className={styles.zoom}>
        <ButtonRow end>
          <Button kind="quiet" size="small" icon="minus" keyHint="-" onPress={() => zoom(0.8)}>
            {combat.zoomOut}
          </Button>
          <Button kind="quiet" size="small" keyHint="=" onPress={fit}>
            {combat.fit}
          </Button>
          <Button kind="quiet" size="small" icon="plus" onPress={() => zoom(1.25)}>
            {combat.zoomIn}
          </Button>
        </ButtonRow>
      </div>
    </div>
  )
}

const steps: Readonly<Record<string, { column: number; row: number }>> = {
  ArrowLeft: { column: -1, row: 0 },
  ArrowRight: { column: 1, row: 0 },
  ArrowUp: { column: 0, row: -1 },
  ArrowDown: { column: 0, row: 1 },
}

const spoken = (ship: ShipView, talk: Talk): string =>
  `${talk.name(ship.id)}, ${ship.pose === null ? '' : talk.name(`facing-${ship.pose.facing}`)}, ${talk.name('hull')} ${ship.hull}`

/** What never changes in a fight. */
const Ground = memo(function Ground({ board }: { board: BoardView }) {
  return (
    <g aria-hidden="true">
      <path className={styles.hexes} d={board.hexes.map((hex) => hexPath(hex)).join('')} />
      <Terrain board={board} />
      <Frame extent={extentOf(board.hexes)} />
    </g>
  )
})

function Offers({ options, current }: { options: readonly Option[]; current: Option | undefined }) {
  const way = current?.way ?? []
  return (
    <g aria-hidden="true">
      {way.length > 0 && (
        <path
          className={styles.way}
          d={`M${way.map((spot) => [middleOf(spot).x, middleOf(spot).y].map((value) => value.toFixed(1)).join(' ')).join('L')}`}
        />
      )}
      {options.map(({ id, at, facing, ship, refused }) => {
        if (at === undefined || refused !== undefined) return null
        const { x, y } = middleOf(at)
        const chosen = id === current?.id
        if (ship !== undefined)
          return <path key={id} className={styles.target} data-chosen={chosen} d={hexPath(at, 0.93)} />
        return (
          <g
            key={id}
            className={styles.end}
            data-chosen={chosen}
            transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}
          >
            <circle r="17" />
            {facing !== undefined && facing !== null && (
              <path transform={`rotate(${facing * 60})`} d="M-8 -20L0 -30L8 -20" />
            )}
          </g>
        )
      })}
    </g>
  )
}
