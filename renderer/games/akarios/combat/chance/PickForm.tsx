// A card drawn from a real deck: one key points at it, Enter says so. Only cards that nobody has seen since the last shuffle are offered.
import { useState, type ReactNode } from 'react'
import type { PickAsk } from '../../../../../shared/kernel/chance.ts'
import { useTexts } from '../../../../i18n/texts.tsx'
import { cardKeyAt, cardsIn } from '../../../../kernel/play/told-card.ts'
import type { Option } from '../question/option.ts'
import { QuestionPanel } from '../question/QuestionPanel.tsx'
import styles from './Chance.module.css'
import type { TellingProps } from './RollForm.tsx'

const byApp = 'app'

interface PickFormProps extends TellingProps {
  readonly ask: PickAsk
  /** What the draw may come to. */
  readonly odds: ReactNode
}

export function PickForm({ ask, view, talk, busy, trouble, odds, onTell, onHand }: PickFormProps) {
  const { combat } = useTexts()
  const [pointed, setPointed] = useState<string>()
  const pile = view.piles.find(({ name }) => name === ask.pile)
  // What a card of a combat deck shows is asked once it is drawn: those that nobody has told are all alike.
  const isUntold = (card: string) => ask.pile.startsWith('combat:') && pile?.kinds.includes(card) === false
  const all = cardsIn(ask)
  const untold = all.filter(({ card }) => isUntold(card))
  const drawable = [
    ...all.filter(({ card }) => !isUntold(card)),
    ...untold.slice(0, 1).map(({ card }) => ({ card, count: untold.length })),
  ]
  const options: Option[] = [
    ...drawable.map(({ card, count }, at): Option => {
      const key = cardKeyAt(at)
      return {
        id: card,
        label: isUntold(card) ? combat.printed.untold : talk.name(card),
        hints: [combat.chance.left({ count, of: ask.among.length })],
        ...(key === undefined ? {} : { key }),
        then: 'toggle',
      }
    }),
    { id: byApp, label: combat.chance.draw, hints: [], key: 'a', then: 'toggle' },
  ]
  const current = options.findIndex(({ id }) => id === pointed)
  const tell = (id: string | undefined) => {
    if (busy || id === undefined) return
    onTell(id === byApp ? null : [ask.among.indexOf(id)])
  }
  const isFresh = pile?.fresh === true
  return (
    <QuestionPanel
      menu={{ heading: combat.chance.drawn({ pile: talk.name(ask.pile) }), options, first: -1 }}
      rule={undefined}
      current={current}
      chosen={[]}
      looked={undefined}
      busy={busy}
      trouble={trouble}
      aside={
        <>
          {isFresh && <p className={styles.shuffle}>{combat.chance.shuffle}</p>}
          {odds}
        </>
      }
      onPoint={({ id }) => setPointed(id)}
      onTouch={({ id }) => (id === pointed ? tell(id) : setPointed(id))}
      onLook={() => undefined}
      onConfirm={() => tell(pointed)}
      onBack={() => undefined}
      onHand={onHand}
    />
  )
}
