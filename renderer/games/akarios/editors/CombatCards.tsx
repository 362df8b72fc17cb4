// The combat deck of an enemy: one line of keys for each card. Enter behind a card begins the next.
import { useEffect, useRef } from 'react'
import type { FieldForm } from '../../../../shared/games/akarios/content/forms/field-form.ts'
import type { CombatCard } from '../../../../shared/games/akarios/content/combat-card.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { listOf, tableOf, type Draft } from '../values/shape.ts'
import { blankCard } from '../values/start-draft.ts'
import { LineKeys } from '../values/LineKeys.tsx'
import { Button } from '../../../ui/button/Button.tsx'
import { IconButton } from '../../../ui/button/IconButton.tsx'
import { FieldGroup } from '../../../ui/field/Field.tsx'
import { Said } from '../values/Said.tsx'
import styles from './CombatCards.module.css'
import { LineField } from './LineField.tsx'
import { LinePicture } from './LinePicture.tsx'

export interface CombatCardsProps {
  form: Extract<FieldForm, { type: 'combatCards' }>
  label: string
  draft: Draft
  onChange: (draft: Draft) => void
  /** What is wrong with the card of that place, or with the deck. */
  errorAt: (place?: number) => string | undefined
}

export function CombatCards({ form: { effects, most }, label, draft, onChange, errorAt }: CombatCardsProps) {
  const { editors, values } = useTexts()
  const place = useRef<HTMLDivElement>(null)
  const grown = useRef(false)
  const cards = listOf(draft)
  // There is always a line to type in.
  const shown = cards.length === 0 ? [blankCard] : cards
  const set = (at: number, card: Draft) => onChange(shown.map((one, index) => (index === at ? card : one)))
  const add = () => {
    grown.current = true
    onChange([...shown, blankCard])
  }
  useEffect(() => {
    if (!grown.current) return
    grown.current = false
    place.current?.querySelector<HTMLElement>('li:last-child textarea')?.focus()
  })
  return (
    <FieldGroup title={label}>
      <div ref={place}>
        <ol className={styles.cards}>
          {shown.map((card, at) => {
            const { text, kept } = tableOf(card)
            const typed = typeof text === 'string' ? text : ''
            const name = editors.card({ number: at + 1 })
            const isLast = at === shown.length - 1
            const error = errorAt(at)
            return (
              <li key={at} className={styles.card}>
                {kept === undefined ? (
                  <LineField
                    label={name}
                    text={typed}
                    effects={effects}
                    error={error}
                    onChange={(next) => set(at, { ...tableOf(card), text: next })}
                    {...(isLast && typed.trim() !== '' && cards.length < most ? { onEnter: add } : {})}
                  />
                ) : (
                  <Kept name={name} card={kept as unknown as CombatCard} />
                )}
                {cards.length > 1 && (
                  <IconButton
                    icon="cross"
                    size="small"
                    label={values.removeItem({ what: name })}
                    onPress={() => onChange(cards.filter((_, index) => index !== at))}
                  />
                )}
              </li>
            )
          })}
        </ol>
      </div>
      <Said error={errorAt()} />
      {cards.length < most && (
        <div>
          <Button size="small" icon="plus" onPress={add}>
            {editors.addCard}
          </Button>
        </div>
      )}
      <LineKeys deck />
    </FieldGroup>
  )
}

/** A line that keys cannot say. */
function Kept({ name, card }: { name: string; card: CombatCard }) {
  const { editors } = useTexts()
  return (
    <div className={styles.kept}>
      <p className={styles.name}>{name}</p>
      <LinePicture line={card.line} copies={card.copies ?? 1} />
      <p className={styles.hint}>{editors.keptLine}</p>
    </div>
  )
}
