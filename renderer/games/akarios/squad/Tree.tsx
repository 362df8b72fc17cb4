// One tree of improvements as hexes: full, half or empty, joined by lines, the closed side of a fork crossed out. A press looks at one.
import type { CSSProperties } from 'react'
import type { HexView } from '../../../../shared/games/akarios/view/squad-view.ts'
import { useTexts, type Texts } from '../../../i18n/texts.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { VisuallyHidden } from '../../../ui/hidden/VisuallyHidden.tsx'
import { gainIcon, gainText } from '../parts/gain-text.ts'
import styles from './Tree.module.css'
import { treePlaces, type Flow } from './tree-places.ts'

export interface TreeProps {
  title: string
  hexes: readonly HexView[]
  flow: Flow
  /** The one that is looked at. */
  chosen: string | undefined
  /** There are points to spend here: hexes that come next can be marked. */
  canMark: boolean
  onChoose: (hex: HexView) => void
}

export function Tree({ title, hexes, flow, chosen, canMark, onChoose }: TreeProps) {
  const texts = useTexts()
  const { hexes: placed, lines, size } = treePlaces(hexes, flow)
  return (
    <section className={styles.tree} aria-label={title}>
      <h3>{title}</h3>
      <div className={styles.frame} data-flow={flow} style={{ '--steps': size.width } as CSSProperties}>
        <svg
          className={styles.lines}
          viewBox={`0 0 ${size.width} ${size.height}`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          {lines.map(({ to, path }) => (
            <path key={path} d={path} data-full={to.halves === 2 || undefined} data-standing={to.standing} />
          ))}
        </svg>
        <ol className={styles.hexes}>
          {placed.map(({ hex, column, row }) => {
            const gives = gainText(texts, hex.gives)
            const state = hexState(texts, hex)
            return (
              <li key={hex.id} style={{ '--column': column, '--row': row } as CSSProperties}>
                <button
                  type="button"
                  className={styles.hex}
                  data-halves={hex.halves}
                  data-standing={hex.standing}
                  data-may={(canMark && hex.standing === 'open') || undefined}
                  aria-pressed={hex.id === chosen}
                  onClick={() => onChoose(hex)}
                >
                  <span className={styles.shape}>
                    <svg viewBox="-3 -3 62 56" aria-hidden="true">
                      {hex.halves > 0 && <polygon className={styles.fill} points={hex.halves === 1 ? half : whole} />}
                      <polygon className={styles.edge} points={whole} />
                      {hex.standing === 'fork' && <path className={styles.edge} d="M14 49L42 1" />}
                    </svg>
                    <Icon name={gainIcon(hex.gives)} className={styles.icon} />
                  </span>
                  <span className={styles.gives}>
                    {gives}
                    {hex.halves === 1 || hex.standing === 'fork' ? (
                      <span className={styles.state}>
                        {hex.standing === 'fork' ? (
                          <>
                            {texts.squad.closed} <VisuallyHidden>({state})</VisuallyHidden>
                          </>
                        ) : (
                          state
                        )}
                      </span>
                    ) : (
                      <VisuallyHidden>: {state}</VisuallyHidden>
                    )}
                  </span>
                </button>
              </li>
            )
          })}
        </ol>
      </div>
    </section>
  )
}

const whole = '14,1 42,1 55,25 42,49 14,49 1,25'
const half = '14,1 28,1 28,49 14,49 1,25'

/** How a hex stands, in words. */
export const hexState = ({ squad }: Texts, hex: HexView): string =>
  hex.standing === 'below' || hex.standing === 'fork' ? squad.standing[hex.standing] : squad.halves(hex)
