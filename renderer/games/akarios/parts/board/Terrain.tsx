// Terrain by shape and hatching, never by colour alone: rocks, clouds, bodies that block, wormholes, markers.
import type { BoardView } from '../../../../../shared/games/akarios/view/fight-view.ts'
import { hexKey } from '../../../../../shared/lib/hex.ts'
import styles from './BoardDrawing.module.css'
import { hexPath, middleOf, outline } from './geometry.ts'

/** Markers of one name have one number, by which the legend tells it. */
export const markerNumber = (markers: BoardView['markers'], marker: string): number =>
  [...new Set(markers.map((one) => one.marker))].indexOf(marker) + 1

const rocks = [
  [0, -2, 13],
  [-17, 13, 7],
  [17, -14, 6],
  [16, 15, 5],
  [-18, -14, 5],
] as const

export function Terrain({ board: { terrain, wormholes, markers } }: { board: BoardView }) {
  return (
    <>
      {terrain.map(({ at, terrain: kind }) => {
        const { x, y } = middleOf(at)
        return (
          <g key={hexKey(at)} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
            {kind === 'asteroid' &&
              rocks.map(([dx, dy, radius]) => (
                <path
                  key={`${dx} ${dy}`}
                  className={styles.rock}
                  d={`M${dx - radius} ${dy + radius / 3}l${radius / 2} ${-radius}l${radius} ${-radius / 3}l${radius / 2} ${radius}l${-radius / 2} ${radius / 1.5}l${-radius} 0z`}
                />
              ))}
            {kind === 'nebula' &&
              [-24, -14, -4, 6, 16, 26].map((dy) => (
                <path
                  key={dy}
                  className={styles.cloud}
                  d={`M${-30 + Math.abs(dy) / 2} ${dy}q15 -9 30 0t${30 - Math.abs(dy)} 0`}
                />
              ))}
            {(kind === 'planet' || kind === 'moon') && (
              <>
                <circle className={styles.body} r={kind === 'planet' ? 31 : 22} />
                {[-16, -8, 0, 8, 16].map((dy) => (
                  <path key={dy} className={styles.cloud} d={`M2 ${dy}h${24 - Math.abs(dy) / 2}`} />
                ))}
              </>
            )}
          </g>
        )
      })}
      <path className={styles.edge} d={terrain.map(({ at }) => outline([at])).join('')} />
      {wormholes.map(({ id, at }) => (
        <path key={id} className={styles.edge} d={hexPath(at, 0.9) + hexPath(at, 0.6) + hexPath(at, 0.3)} />
      ))}
      {markers.map(({ marker, at }) => {
        const { x, y } = middleOf(at)
        return (
          <g key={marker + hexKey(at)} className={styles.marker}>
            <path d={hexPath(at, 0.4)} />
            <text x={x} y={y} fontSize={15}>
              {markerNumber(markers, marker)}
            </text>
          </g>
        )
      })}
    </>
  )
}
