// A system as a picture: the graduated frame, stickers in their places, the Sparrow and its course. The table below says the same in words.
import type { StickerView, SystemView } from '../../../../shared/games/akarios/view/atlas-view.ts'
import { locationKinds } from '../../../../shared/games/akarios/location-kinds.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { StickerMark, StickerSign } from './Sticker.tsx'
import styles from './SystemMap.module.css'
import { printed } from './words.ts'

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

const cell = 100
const frame = 56
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

const upTo = (count: number) => Array.from({ length: count }, (_, at) => at + 1)

/** On its place; beside the sticker, where there is one. */
function Sparrow({ at, beside }: { at: ReturnType<typeof middle>; beside: boolean }) {
  const [size, shift] = beside ? [56, 34] : [76, 0]
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
        <rect
          className={styles.neatline}
          x={-frame + 3}
          y={-frame + 3}
          width={width + 2 * frame - 6}
          height={height + 2 * frame - 6}
        />
        <rect className={styles.edge} x={0} y={0} width={width} height={height} />
        {upTo(columns - 1).map((at) => (
          <path key={at} className={styles.line} d={`M${at * cell} 0V${height}`} />
        ))}
        {upTo(rows - 1).map((at) => (
          <path key={at} className={styles.line} d={`M0 ${at * cell}H${width}`} />
        ))}
        {upTo(columns).map((at) => (
          <text key={at} className={styles.graduation} fontSize={30} x={(at - 0.5) * cell} y={-frame / 2}>
            {at}
          </text>
        ))}
        {upTo(rows).map((at) => (
          <text key={at} className={styles.graduation} fontSize={30} x={-frame / 2} y={(at - 0.5) * cell}>
            {at}
          </text>
        ))}
        {from !== undefined && goal !== undefined && (
          <path
            className={styles.course}
            d={`M${middle(from).x} ${middle(from).y}L${middle(goal).x} ${middle(goal).y}`}
          />
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
              <StickerMark {...sticker} />
              <text className={styles.number} fontSize={36}>
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
