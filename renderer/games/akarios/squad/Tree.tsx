// One tree of improvements: every hex with what it gives and how far it is marked; those that come next can be marked.
import type { HexView } from '../../../../shared/games/akarios/view/squad-view.ts'
import { useTexts, type Texts } from '../../../i18n/texts.tsx'
import { Button } from '../../../ui/button/Button.tsx'
import styles from './Squad.module.css'

export interface TreeProps {
  title: string
  hexes: readonly HexView[]
  /** What the button of a hex says. */
  words: string
  /** A pilot's tree grows from the bottom up: its first hex is drawn last. */
  upwards?: boolean
  /** Missing while there is no point to spend. */
  onMark: ((hex: HexView) => void) | undefined
}

export function Tree({ title, hexes, words, upwards = false, onMark }: TreeProps) {
  const texts = useTexts()
  const { squad } = texts
  const drawn = upwards ? hexes.toReversed() : hexes
  return (
    <section className={styles.tree} aria-label={title}>
      <h3>{title}</h3>
      <ol className={styles.hexes}>
        {drawn.map((hex) => {
          const gives = gainText(texts, hex.gives)
          const { standing } = hex
          const state = standing === 'below' || standing === 'fork' ? squad.standing[standing] : squad.halves(hex)
          return (
            <li key={hex.id} className={styles.hex} data-standing={hex.standing}>
              <span>
                {gives}
                <span className={styles.faint}> {state}</span>
              </span>
              {hex.standing === 'open' && onMark !== undefined && (
                <Button size="small" label={`${words}: ${gives}`} onPress={() => onMark(hex)}>
                  {words}
                </Button>
              )}
            </li>
          )
        })}
      </ol>
    </section>
  )
}

/** What a hex gives, in words. */
export function gainText(
  { squad: { gains, skillNames } }: Texts,
  { type, card, skill, amount }: HexView['gives'],
): string {
  switch (type) {
    case 'addCards':
      return gains.addCards({ card: card ?? '', count: amount ?? 0 })
    case 'removeCards':
      return gains.removeCards({ card: card ?? '', count: amount ?? 0 })
    case 'worldSkill':
      return gains.worldSkill({ skill: skill === null ? '' : skillNames[skill] })
    case 'hull':
    case 'shield':
      return gains[type]({ amount: amount ?? 0 })
    case 'shipAbility':
      return gains.shipAbility({ card: card ?? '' })
    default:
      return gains[type]
  }
}
