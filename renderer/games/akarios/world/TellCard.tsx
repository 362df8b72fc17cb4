// A printed card was revealed: people tell its points and its stop event.
import { useState } from 'react'
import type { PointOfInterest } from '../../../../shared/games/akarios/content/world.ts'
import type { CardQuestion } from '../../../../shared/games/akarios/world/question.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { Button } from '../../../ui/button/Button.tsx'
import { NumberField } from '../../../ui/number-field/NumberField.tsx'
import { CardPoints } from './CardPoints.tsx'
import type { VisitHandle } from './use-visit.ts'
import styles from './World.module.css'

export function TellCard({ visit: { busy, send }, question }: { visit: VisitHandle; question: CardQuestion }) {
  const { world, errors } = useTexts()
  const [number, setNumber] = useState<number | null>(question.card ?? 1)
  const [points, setPoints] = useState<readonly PointOfInterest[]>([])
  const [stop, setStop] = useState<number | null>(null)
  return (
    <div className={styles.form}>
      {question.card === null && (
        <NumberField label={world.cardNumber} value={number} min={1} max={999} onChange={setNumber} />
      )}
      <CardPoints points={points} onChange={setPoints} />
      <NumberField label={world.stopEntry} value={stop} min={1} max={999} onChange={setStop} />
      <Button
        kind="act"
        busy={busy}
        refusal={number === null ? errors.needed : undefined}
        onPress={() => number !== null && send({ type: 'card', card: { number, points: [...points], stop } })}
      >
        {world.cardDone}
      </Button>
    </div>
  )
}
