// The whole hit before it is met: what adds what, which cards were drawn, what the ship has and what it would keep.
import type { ShipView } from '../../../../../shared/games/akarios/view/fight-view.ts'
import type { Json } from '../../../../../shared/kernel/json.ts'
import { useTexts } from '../../../../i18n/texts.tsx'
import { Icon } from '../../../../ui/icon/Icon.tsx'
import { fieldsOf } from '../json-places.ts'
import { Track } from '../panels/Track.tsx'
import type { Talk } from '../talk.ts'
import { useFightLog } from '../use-fight-log.ts'
import styles from './QuestionPanel.module.css'

interface HitSummaryProps {
  readonly campaign: string
  readonly play: string
  readonly ship: ShipView
  readonly total: number
  /** What the ship keeps if it takes all of it. */
  readonly left: { readonly hull: number; readonly shield: number } | undefined
  readonly talk: Talk
}

export function HitSummary({ campaign, play, ship, total, left, talk }: HitSummaryProps) {
  const { combat } = useTexts()
  const draw = (useFightLog(campaign, play) ?? [])
    .flatMap(({ notes }) => notes.toReversed())
    .find(({ key, args }) => key === 'akarios.log.modifierApplied' && args['target'] === ship.id)
  return (
    <aside className={styles.aside} aria-label={combat.hit.title}>
      <p className={styles.figure}>
        <b>{total}</b> {combat.hit.damage}
      </p>
      {draw !== undefined && draw.args['total'] === total && (
        <dl className={styles.sum}>
          {partsOf(draw.args['parts']).map(({ part, amount }) => (
            <div key={part}>
              <dt>{talk.name(`part-${part}`)}</dt>
              <dd>{signed(amount)}</dd>
            </div>
          ))}
          <div>
            <dt>{combat.hit.cards}</dt>
            <dd>{talk.say('{cards}', { cards: draw.args['cards'] ?? [] }) || combat.hit.none}</dd>
          </div>
        </dl>
      )}
      <div className={styles.left}>
        {(['shield', 'hull'] as const).map((name) => (
          <p key={name}>
            <Track name={name} now={ship[name]} most={name === 'hull' ? ship.startHull : ship.startShield} short />
            {left !== undefined && (
              <>
                <Icon name="right" label={combat.hit.then} />
                <Track name={name} now={left[name]} most={name === 'hull' ? ship.startHull : ship.startShield} short />
              </>
            )}
          </p>
        ))}
        {left?.hull === 0 && (
          <p className={styles.gone}>
            <Icon name="warn" /> {ship.kind === 'pilot' ? combat.out : combat.odds.isDestroyed}
          </p>
        )}
      </div>
    </aside>
  )
}

/** `left` as the question carries it. */
export function leftOf(value: Json | undefined): HitSummaryProps['left'] {
  const { hull, shield } = fieldsOf(value)
  return typeof hull === 'number' && typeof shield === 'number' ? { hull, shield } : undefined
}

const signed = (amount: number): string => (amount < 0 ? `−${-amount}` : `+${amount}`)

/** Parts that add nothing say nothing. */
function partsOf(parts: Json | undefined): readonly { part: string; amount: number }[] {
  if (!Array.isArray(parts)) return []
  return parts.flatMap((one: Json) => {
    const { part, amount } = fieldsOf(one)
    return typeof part === 'string' && typeof amount === 'number' && amount !== 0 ? [{ part, amount }] : []
  })
}
