// Effects on a ship with the round that ends them, and what waits for its next attack.
import type { EffectId } from '../../../../../shared/games/akarios/content/effect.ts'
import { isTracked } from '../../../../../shared/games/akarios/content/tracked-effects.ts'
import type { ShipView } from '../../../../../shared/games/akarios/view/fight-view.ts'
import { useTexts } from '../../../../i18n/texts.tsx'
import { Icon } from '../../../../ui/icon/Icon.tsx'
import { effectIcons } from '../../parts/effect-icons.ts'
import type { Talk } from '../talk.ts'
import styles from './Effects.module.css'

interface EffectsProps {
  readonly ship: ShipView
  /** The round that is being played. */
  readonly round: number
  readonly talk: Talk
  /** Ends an effect by hand; missing while nothing can be changed. */
  readonly onEnd?: ((effect: EffectId) => void) | undefined
}

export function Effects({ ship: { id, kind, effects, waiting }, round, talk, onEnd }: EffectsProps) {
  const { combat } = useTexts()
  if (effects.length === 0 && waiting.length === 0) return null
  const ends = kind === 'enemy' ? combat.endOfEnemies : combat.endOfPilots
  return (
    <ul className={styles.effects}>
      {effects.map(({ effect, lastRound }) => (
        <li key={effect}>
          {isTracked(effect) && <Icon name={effectIcons[effect]} />} <span>{talk.name(effect)}</span>{' '}
          {lastRound !== null && <small>{lastRound > round ? combat.endOfNextRound({ ends }) : ends}</small>}
          {onEnd !== undefined && (
            <button
              type="button"
              aria-label={combat.endEffect({ effect: talk.name(effect), name: talk.name(id) })}
              onClick={() => onEnd(effect)}
            >
              <Icon name="cross" />
            </button>
          )}
        </li>
      ))}
      {waiting.map(({ bonus, amount, from }, index) => (
        <li key={index}>
          {combat.waits({ bonus: [talk.name(bonus), amount === null ? '' : `+${amount}`].join(' ').trim() })}{' '}
          <small>{talk.name(from)}</small>
        </li>
      ))}
    </ul>
  )
}
