// A diagram painted on hexes round the ship: an arc hex by hex, a move as a way with its facing. By mouse, or arrows and Space.
import { useState, type KeyboardEvent, type PointerEvent } from 'react'
import type { PathHex, Place } from '../../../../shared/games/akarios/content/geometry.ts'
import { hexKey, sameHex } from '../../../../shared/lib/hex.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { Button, ButtonRow } from '../../../ui/button/Button.tsx'
import { frontPath, hexPath, linePath, middleOf, outline, size } from '../parts/board/geometry.ts'
import { arrowSteps, beside, isArrow } from '../parts/board/hex-steps.ts'
import { hexUnder } from '../parts/board/hex-under.ts'
import { HexGrid, HexLines } from './HexGrid.tsx'
import styles from './HexPaint.module.css'
import { hexesWithin, isIn, own, radiusFor, rowsOf, touchArc, touchMove, turnEnd } from './painting.ts'

export type Diagram =
  | { readonly type: 'arc'; readonly hexes: readonly Place[] }
  | { readonly type: 'move'; readonly path: readonly PathHex[] }

export interface HexPaintProps {
  label: string
  diagram: Diagram
  onChange: (diagram: Diagram) => void
}

/** From the middle to an edge of the hexes' flat sides, both ways. */
const high = size * Math.sqrt(3)

export function HexPaint({ label, diagram, onChange }: HexPaintProps) {
  const { editors } = useTexts()
  const [cursor, setCursor] = useState<Place>(own)
  /** While the button is down over an arc: hexes that are entered become like the first one. */
  const [stroke, setStroke] = useState<'paint' | 'wipe'>()
  const painted = diagram.type === 'arc' ? diagram.hexes : diagram.path
  const radius = radiusFor(painted)
  const hexes = hexesWithin(radius)
  const middle = middleOf(own)
  const [halfWide, halfHigh] = [size * 1.5 * radius + size + 4, high * (radius + 0.5) + 4]

  const touch = (at: Place) =>
    onChange(
      diagram.type === 'arc'
        ? { type: 'arc', hexes: touchArc(diagram.hexes, at) }
        : { type: 'move', path: touchMove(diagram.path, at) },
    )
  const turnBy = (by: number) => diagram.type === 'move' && onChange({ type: 'move', path: turnEnd(diagram.path, by) })
  const takeBack = () =>
    onChange(
      diagram.type === 'arc'
        ? { type: 'arc', hexes: diagram.hexes.slice(0, -1) }
        : { type: 'move', path: diagram.path.slice(0, -1) },
    )
  const press = (event: KeyboardEvent) => {
    const { key } = event
    if (isArrow(key)) {
      const next = beside(cursor, arrowSteps[key])
      if (isIn(hexes, next)) setCursor(next)
    } else if (key === ' ') touch(cursor)
    else if (key === 'Backspace') takeBack()
    else if (key === '>' || key === '.') turnBy(1)
    else if (key === '<' || key === ',') turnBy(-1)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  const down = (event: PointerEvent) => {
    const at = hexUnder(event.target, hexes)
    if (at === undefined) return
    setCursor(at)
    if (diagram.type === 'arc') setStroke(isIn(diagram.hexes, at) ? 'wipe' : 'paint')
    touch(at)
  }
  const over = (event: PointerEvent) => {
    const at = hexUnder(event.target, hexes)
    if (stroke === undefined || at === undefined || isIn(painted, at) === (stroke === 'paint')) return
    touch(at)
  }
  const stateOf = (hex: Place): string => {
    if (sameHex(hex, own)) return editors.ownHex
    if (diagram.type === 'arc') return isIn(diagram.hexes, hex) ? editors.painted : editors.blank
    const step = diagram.path.findIndex((one) => sameHex(one, hex))
    return step < 0
      ? editors.blank
      : editors.moveStep({ number: step + 1, facing: String(diagram.path[step]?.facing ?? 0) })
  }
  return (
    <div className={styles.paint}>
      <HexGrid
        label={label}
        size="diagram"
        box={[middle.x - halfWide, middle.y - halfHigh, 2 * halfWide, 2 * halfHigh]}
        rows={rowsOf(hexes)}
        nameOf={(hex) => editors.hexCell({ q: hex.q, r: hex.r, state: stateOf(hex) })}
        cursor={cursor}
        onKeyDown={press}
        pointer={{
          onPointerDown: down,
          onPointerOver: over,
          onPointerUp: () => setStroke(undefined),
          onPointerLeave: () => setStroke(undefined),
        }}
      >
        <HexLines hexes={hexes} />
        <path className={styles.own} d={hexPath(own, 0.6)} />
        <path className={styles.front} d={frontPath(own, 0)} />
        {diagram.type === 'arc' ? <ArcMark hexes={diagram.hexes} /> : <MoveMark path={diagram.path} />}
      </HexGrid>
      <p className={styles.keys}>{diagram.type === 'arc' ? editors.arcKeys : editors.moveKeys}</p>
      {painted.length > 0 && (
        <ButtonRow>
          {diagram.type === 'move' && (
            <>
              <Button size="small" icon="undo" label={editors.turnLeftOf({ label })} onPress={() => turnBy(-1)}>
                {editors.turnLeft}
              </Button>
              <Button size="small" icon="redo" label={editors.turnRightOf({ label })} onPress={() => turnBy(1)}>
                {editors.turnRight}
              </Button>
            </>
          )}
          <Button
            size="small"
            kind="quiet"
            label={editors.wipeOf({ label })}
            onPress={() => onChange(diagram.type === 'arc' ? { type: 'arc', hexes: [] } : { type: 'move', path: [] })}
          >
            {editors.wipe}
          </Button>
        </ButtonRow>
      )}
    </div>
  )
}

function ArcMark({ hexes }: { hexes: readonly Place[] }) {
  return (
    <>
      <path className={styles.arc} d={hexes.map((hex) => hexPath(hex, 1)).join('')} />
      <path className={styles.edge} d={outline(hexes)} />
    </>
  )
}

function MoveMark({ path }: { path: readonly PathHex[] }) {
  return (
    <>
      {path.length > 0 && <path className={styles.way} d={linePath([own, ...path])} />}
      {path.map((hex, at) => {
        const { x, y } = middleOf(hex)
        return (
          <g
            key={`${String(at)} ${hexKey(hex)}`}
            className={styles.end}
            data-last={at === path.length - 1 || undefined}
            transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}
          >
            <circle r={at === path.length - 1 ? 18 : 12} />
            <path transform={`rotate(${String(hex.facing * 60)})`} d="M-8 3L0 -7L8 3" />
          </g>
        )
      })}
    </>
  )
}
