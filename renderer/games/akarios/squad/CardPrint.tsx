// What a card prints below its words: the slots that pay for it, its supply, or when it works by itself. Nothing where nobody has told.
import type { CardFace } from '../../../../shared/games/akarios/view/squad-view.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { SlotPicture } from '../editors/SlotPicture.tsx'
import { wordName } from '../values/words.ts'
import styles from './CardPrint.module.css'

export function CardPrint({ card: { slots, supply, timing } }: { card: CardFace }) {
  const texts = useTexts()
  const hasSlots = slots !== null && slots.length > 0
  const worksWhen = hasSlots || timing === null || timing === 'action' ? undefined : wordName(texts, timing)
  if (!hasSlots && typeof supply !== 'number' && worksWhen === undefined) return null
  return (
    <div className={styles.print}>
      {hasSlots && <SlotPicture groups={slots} />}
      {worksWhen !== undefined && <span className={styles.when}>{worksWhen}</span>}
      {typeof supply === 'number' && (
        <span className={styles.supply} role="img" aria-label={texts.market.supply({ supply })}>
          {Array.from({ length: supply }, (_, at) => (
            <span key={at} />
          ))}
        </span>
      )}
    </div>
  )
}
