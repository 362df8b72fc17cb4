// Effects on a ship with the round that ends them, and what waits for its next attack.
import type { ShipView } from '../../../../../shared/games/akarios/view/fight-view.ts'
import { useTexts } from '../../../../i18n/texts.tsx'
import type { Talk } from '../talk.ts'
import styles from './Panels.module.css'

export function Effects({ ship: { effects, waiting }, talk }: { ship: ShipView; talk: Talk }) {
  const { combat } = useTexts()
  if (effects.length === 0 && waiting.length === 0) return null
  return (
    <ul className={styles.effects}>
      {effects.map(({ effect, lastRound }) => (
        <li key={effect}>
          {talk.name(effect)} {lastRound !== null && <small>{combat.until({ round: lastRound })}</small>}
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
