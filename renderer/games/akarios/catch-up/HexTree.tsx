// One tree as it is printed, hex by hex: a press fills half of one, then all, then empties it. The rules speak up beside it.
import type { CatchUpBreach } from '../../../../shared/contract/calls/catch-up.ts'
import type { HexView } from '../../../../shared/games/akarios/view/squad-view.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { gainText } from '../parts/gain-text.ts'
import styles from './CatchUp.module.css'

export interface HexTreeProps {
  title: string
  hexes: readonly HexView[]
  /** 0 to 2. */
  halvesOf: (hex: string) => number
  /** Hexes that the rules do not want filled so. */
  wrong: ReadonlySet<string>
  /** Hexes of ships are filled whole. */
  whole?: boolean
  /** A pilot's tree grows from the bottom up: its first row is drawn last. */
  upwards?: boolean
  onChange: (hex: string, halves: number) => void
}

export function HexTree({ title, hexes, halvesOf, wrong, whole = false, upwards = false, onChange }: HexTreeProps) {
  const texts = useTexts()
  const rows = [...new Set(hexes.map(({ row }) => row))].toSorted((a, b) => (upwards ? b - a : a - b))
  return (
    <fieldset className={styles.tree}>
      <legend>{title}</legend>
      {rows.map((row) => (
        <div key={row} className={styles.treeRow}>
          {hexes
            .filter((hex) => hex.row === row)
            .map((hex) => {
              const halves = halvesOf(hex.id)
              const gives = gainText(texts, hex.gives)
              const isWrong = wrong.has(hex.id)
              const state = isWrong
                ? texts.catchUp.wrongHex({ state: texts.squad.halves({ halves }) })
                : texts.squad.halves({ halves })
              const next = whole ? (halves === 0 ? 2 : 0) : (halves + 1) % 3
              return (
                <button
                  key={hex.id}
                  type="button"
                  className={styles.hex}
                  data-halves={halves}
                  data-wrong={isWrong || undefined}
                  aria-label={`${gives}: ${state}`}
                  onClick={() => onChange(hex.id, next)}
                >
                  <svg viewBox="0 0 28 32" className={styles.hexShape} aria-hidden="true">
                    {halves > 0 && <polygon className={styles.hexFill} points={halves === 1 ? lowerHalf : whole6} />}
                    <polygon className={styles.hexEdge} points={whole6} />
                  </svg>
                  <span>{gives}</span>
                </button>
              )
            })}
        </div>
      ))}
    </fieldset>
  )
}

const whole6 = '14,1 27,8.5 27,23.5 14,31 1,23.5 1,8.5'
const lowerHalf = '27,16 27,23.5 14,31 1,23.5 1,16'

/** The hexes, of one tree where there are several, that these speak of. */
export const wrongHexes = (breaches: readonly CatchUpBreach[], tree?: string): ReadonlySet<string> =>
  new Set(
    breaches.flatMap(({ args }) => (args['hex'] === undefined || args['tree'] !== tree ? [] : [String(args['hex'])])),
  )
