// A firing arc or a move as its card prints it, with the ship's nose up, to be held against the real board.
import { useId } from 'react'
import type { Figure } from '../../../../../shared/games/akarios/question/question.ts'
import { hexKey, neighbours, type Hex } from '../../../../../shared/lib/hex.ts'
import { useTexts } from '../../../../i18n/texts.tsx'
import type { ShipName } from '../../../../ui/icons.tsx'
import { frontPath, hexPath, linePath, middleOf, size } from '../../parts/board/geometry.ts'
import type { Talk } from '../talk.ts'
import styles from './Table.module.css'
import { wayInWords } from './way-words.ts'

interface FigureDrawingProps {
  readonly figure: Figure
  readonly name: string
  readonly drawing: ShipName
  readonly side: 'own' | 'enemy'
  readonly talk: Talk
}

const own: Hex = { q: 0, r: 0 }

export function FigureDrawing({ figure, name, drawing, side, talk }: FigureDrawingProps) {
  const { table } = useTexts().combat
  const hatch = useId()
  const inside = figure.type === 'arc' ? figure.hexes : figure.steps
  const around = ringOf([own, ...inside])
  const label =
    figure.type === 'arc'
      ? table.arcOf({ name, hexes: inside.length })
      : table.wayOf({ name, way: wayInWords(figure.steps, table, talk) })
  const { x, y } = middleOf(own)
  return (
    <figure className={styles.figure} data-side={side}>
      <svg viewBox={boxOf([own, ...inside, ...around])} role="img" aria-label={label}>
        <pattern id={hatch} width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path d="M0 0V8" />
        </pattern>
        <path className={styles.near} d={around.map((hex) => hexPath(hex)).join('')} />
        <path fill={`url(#${hatch})`} d={inside.map((hex) => hexPath(hex, 1)).join('')} />
        <path className={styles.inside} d={inside.map((hex) => hexPath(hex)).join('')} />
        {figure.type === 'way' && (
          <>
            <path className={styles.way} d={linePath(fromNose(inside))} />
            {figure.steps.map((step, index) => {
              const at = middleOf(step)
              return (
                <path
                  key={index}
                  className={styles.way}
                  d="M-9 6L0 -8L9 6"
                  transform={`translate(${at.x.toFixed(1)} ${at.y.toFixed(1)}) rotate(${step.facing * 60})`}
                />
              )
            })}
          </>
        )}
        <path className={styles.front} d={frontPath(own, 0)} />
        <use
          className={styles.own}
          href={`#s-${drawing}`}
          width="42"
          height="42"
          x="-21"
          y="-21"
          transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(1.35)`}
        />
      </svg>
      <figcaption>{table.hold}</figcaption>
    </figure>
  )
}

/** A way begins at the edge of the ship's own hex, so that it does not run over the ship. */
const fromNose = ([first, ...others]: readonly Hex[]): readonly Hex[] =>
  first === undefined ? [] : [{ q: first.q * 0.55, r: first.r * 0.55 }, first, ...others]

/** The hexes next to these that are none of them. */
function ringOf(hexes: readonly Hex[]): readonly Hex[] {
  const inside = new Set(hexes.map(hexKey))
  const ring = new Map(hexes.flatMap(neighbours).map((hex) => [hexKey(hex), hex]))
  return [...ring].flatMap(([key, hex]) => (inside.has(key) ? [] : [hex]))
}

function boxOf(hexes: readonly Hex[]): string {
  const middles = hexes.map(middleOf)
  const [xs, ys] = [middles.map(({ x }) => x), middles.map(({ y }) => y)]
  const [left, top] = [Math.min(...xs) - size, Math.min(...ys) - size]
  return [left, top, Math.max(...xs) + size - left, Math.max(...ys) + size - top].map((one) => one.toFixed(0)).join(' ')
}
