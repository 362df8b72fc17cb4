// A system as a picture: the graduated frame, stickers in their places, the Sparrow and its course. The table below says the same in words.
import type { StickerView, SystemView } from '../../../../shared/games/akarios/view/atlas-view.ts'
import { locationKinds } from '../../../../shared/games/akarios/location-kinds.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { cell, frame, MapFrame } from './MapFrame.tsx'
import { StickerMark, StickerSign } from './Sticker.tsx'
import styles from './SystemMap.module.css'
import { printed } from '../parts/stickers/words.ts'

export interface SystemMapProps {
  readonly system: SystemView
  /** Number of the location where the Sparrow is, if it is in this system. */
  readonly here: number | null
  /** Where it is bound for. */
  readonly to: number | null
  /** Numbers that may be chosen now. */
  readonly goals: readonly number[]
  readonly onChoose: (number: number) => void
}

/** Columns and rows of a map whose grid nobody has told, while nothing lies further out. */
const least = { columns: 9, rows: 5 }
const most = 20

function gridOf({ grid, stickers }: SystemView): { readonly columns: number; readonly rows: number } {
  if (grid !== null) return grid
  const reach = (places: readonly number[], usual: number) =>
    Math.min(Math.max(usual, ...places.map((at) => at + 1)), most)
  return {
    columns: reach(
      stickers.map(({ x }) => x),
      least.columns,
    ),
    rows: reach(
      stickers.map(({ y }) => y),
      least.rows,
    ),
  }
}

const middle = ({ x, y }: Pick<StickerView, 'x' | 'y'>) => ({ x: (x - 0.5) * cell, y: (y - 0.5) * cell })

/** On its place; beside the sticker, where there is one. */
function Sparrow({ at, beside }: { at: ReturnType<typeof middle>; beside: boolean }) {
  const [size, shift] = beside ? [56, 36] : [76, 0]
  return (
    <svg
      className={styles.sparrow}
      x={at.x + shift - size / 2}
      y={at.y - shift - size / 2}
      width={size}
      height={size}
      viewBox="-21 -21 42 42"
    >
      <use href="#s-sparrow" x="-21" y="-21" width="42" height="42" />
    </svg>
  )
}

type Point = ReturnType<typeof middle>

/** A bow, so that it runs beside what lies on the straight way. */
function courseOf(from: Point, to: Point): string {
  const [x, y] = [(from.x + to.x) / 2 + (to.y - from.y) * 0.15, (from.y + to.y) / 2 - (to.x - from.x) * 0.15]
  return `M${from.x} ${from.y}Q${x} ${y} ${to.x} ${to.y}`
}

export function SystemMap({ system, here, to, goals, onChoose }: SystemMapProps) {
  const { atlas } = useTexts()
  const { columns, rows } = gridOf(system)
  const [width, height] = [columns * cell, rows * cell]
  const find = (number: number | null) => system.stickers.find((one) => one.number === number)
  const from = find(here) ?? system.printed.find(({ number }) => number === here)?.at ?? undefined
  const goal = find(to)
  const name = atlas.systemOf(system)
  return (
    <figure className={styles.figure}>
      <svg
        className={styles.map}
        viewBox={`${-frame} ${-frame} ${width + 2 * frame} ${height + 2 * frame}`}
        role="img"
        aria-label={atlas.map({ system: name, count: system.stickers.length })}
      >
        <MapFrame system={system.id} columns={columns} rows={rows} />
        {from !== undefined && goal !== undefined && (
          <path className={styles.course} d={courseOf(middle(from), middle(goal))} />
        )}
        {system.stickers.map((sticker) => {
          const at = middle(sticker)
          const isGoal = goals.includes(sticker.number)
          return (
            <g
              key={sticker.number}
              className={styles.sticker}
              transform={`translate(${at.x} ${at.y})`}
              data-goal={isGoal || undefined}
              data-bound={sticker.number === to || undefined}
              // The keyboard has the same choices as buttons beside the map.
              onClick={isGoal ? () => onChoose(sticker.number) : undefined}
            >
              <g transform="translate(0 -13)">
                <StickerMark {...sticker} />
              </g>
              <text className={styles.number} data-done={sticker.done || undefined} fontSize={30} y={33}>
                {printed(sticker.number)}
              </text>
            </g>
          )
        })}
        {from !== undefined && <Sparrow at={middle(from)} beside={find(here) !== undefined} />}
      </svg>
      <figcaption className={styles.key}>
        {locationKinds.map((kind) => (
          <span key={kind}>
            <StickerSign kind={kind} /> {atlas.kinds[kind]}
          </span>
        ))}
        <span>
          <StickerSign kind="primary" done /> {atlas.done}
        </span>
      </figcaption>
    </figure>
  )
}
