// By hand: which points of a card that lies face up are discovered, and what really stands on it.
import { useState } from 'react'
import type { PointOfInterest } from '../../../../shared/games/akarios/content/world.ts'
import type { WorldChange } from '../../../../shared/games/akarios/world/change.ts'
import type { WorldCardView } from '../../../../shared/games/akarios/world/world-view.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { Button, ButtonRow } from '../../../ui/button/Button.tsx'
import { Checkbox } from '../../../ui/checkbox/Checkbox.tsx'
import { Select } from '../../../ui/select/Select.tsx'
import { CardPoints } from './CardPoints.tsx'
import styles from './World.module.css'
import { pointName } from './words.ts'

interface CardHandProps {
  readonly cards: readonly WorldCardView[]
  readonly busy: boolean
  readonly onChange: (change: WorldChange) => void
}

export function CardHand({ cards, busy, onChange }: CardHandProps) {
  const texts = useTexts()
  const { world } = texts
  const [number, setNumber] = useState(cards[0]?.number)
  const [points, setPoints] = useState<readonly PointOfInterest[]>()
  const card = cards.find((one) => one.number === number)
  if (card === undefined) return null
  return (
    <>
      <Select
        label={world.card}
        value={String(card.number)}
        options={cards.map((one) => ({ value: String(one.number), label: world.cardOf({ card: one.number }) }))}
        onChange={(value) => {
          setNumber(Number(value))
          setPoints(undefined)
        }}
      />
      {points === undefined ? (
        <>
          <ul className={styles.told}>
            {card.points.map(({ is, marked, markable }, point) => (
              <li key={point}>
                {markable ? (
                  <Checkbox
                    label={world.discovered({ point: pointName(texts, is) })}
                    checked={marked}
                    onChange={(to) => !busy && onChange({ type: 'setMark', card: card.number, point, marked: to })}
                  />
                ) : (
                  pointName(texts, is)
                )}
              </li>
            ))}
          </ul>
          <ButtonRow>
            <Button size="small" onPress={() => setPoints(card.points.map(({ is }) => is))}>
              {world.changePoints}
            </Button>
          </ButtonRow>
        </>
      ) : (
        <>
          <CardPoints points={points} onChange={setPoints} />
          <p className={styles.faint}>{world.marksGo}</p>
          <ButtonRow>
            <Button
              size="small"
              busy={busy}
              onPress={() => onChange({ type: 'setPoints', card: card.number, points: [...points] })}
            >
              {world.setPoints}
            </Button>
            <Button kind="quiet" size="small" onPress={() => setPoints(undefined)}>
              {texts.common.cancel}
            </Button>
          </ButtonRow>
        </>
      )}
    </>
  )
}
