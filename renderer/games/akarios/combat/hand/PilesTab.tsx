// By hand, cards: one goes from a part of a pile to another, or a pile is shuffled.
import { useState } from 'react'
import { pileParts, type PilePart } from '../../../../../shared/games/akarios/command/pile-parts.ts'
import type { PileView } from '../../../../../shared/games/akarios/view/fight-view.ts'
import { useTexts } from '../../../../i18n/texts.tsx'
import { Button, ButtonRow } from '../../../../ui/button/Button.tsx'
import { Select } from '../../../../ui/select/Select.tsx'
import styles from './Hand.module.css'
import type { HandProps } from './hand-state.ts'

/** The kinds of cards that lie in a part; what comes from the box may be any card that belongs into the pile. */
const cardsIn = (pile: PileView, part: PilePart): readonly string[] =>
  part === 'box' ? pile.kinds : [...new Set(pile[part])].toSorted()

export function PilesTab({ view, talk, busy, onChange }: HandProps) {
  const { combat } = useTexts()
  const [from, setFrom] = useState(view.piles[0]?.name ?? '')
  const [fromPart, setFromPart] = useState<PilePart>('discard')
  const [wanted, setWanted] = useState<string>()
  const [to, setTo] = useState<string>()
  const [toPart, setToPart] = useState<PilePart>('top')
  const pile = view.piles.find(({ name }) => name === from)
  if (pile === undefined) return null
  const cards = cardsIn(pile, fromPart)
  const card = cards.find((one) => one === wanted) ?? cards[0] ?? null
  const target = to ?? from
  const piles = view.piles.map(({ name }) => ({ value: name, label: talk.name(name) }))
  const parts = (of: PileView) =>
    pileParts.map((value) => ({
      value,
      label: combat.hand.parts[value],
      ...(value === 'box' ? {} : { hint: combat.hand.cardCount({ count: of[value].length }) }),
    }))
  return (
    <div className={styles.groups}>
      <div className={styles.row}>
        <Select label={combat.hand.pile} value={from} options={piles} onChange={setFrom} />
        <Select label={combat.hand.from} value={fromPart} options={parts(pile)} onChange={setFromPart} />
        <Select
          label={combat.hand.card}
          value={card}
          placeholder={combat.hand.noCard}
          options={cards.map((value) => ({ value, label: talk.name(value) }))}
          onChange={setWanted}
        />
        <Select label={combat.hand.toPile} value={target} options={piles} onChange={setTo} />
        <Select
          label={combat.hand.to}
          value={toPart}
          options={parts(view.piles.find(({ name }) => name === target) ?? pile)}
          onChange={setToPart}
        />
      </div>
      <ButtonRow>
        <Button
          size="small"
          busy={busy}
          refusal={card === null ? combat.hand.noCard : undefined}
          onPress={() => card !== null && onChange({ type: 'moveCard', card, from, fromPart, to: target, toPart })}
        >
          {combat.hand.changes.moveCard}
        </Button>
        <Button size="small" kind="quiet" busy={busy} onPress={() => onChange({ type: 'shufflePile', pile: from })}>
          {combat.hand.shuffle({ pile: talk.name(from) })}
        </Button>
      </ButtonRow>
    </div>
  )
}
