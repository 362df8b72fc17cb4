// A card drawn from a real pile on a trip: one key points at it, Enter says so. Only cards that nobody has seen are offered.
import { useState } from 'react'
import type { ChanceResult, PickAsk } from '../../../../../shared/kernel/chance.ts'
import { useTexts } from '../../../../i18n/texts.tsx'
import { cardKeyAt, cardsIn } from '../../../../kernel/play/told-card.ts'
import { useCommands } from '../../../../keys/commands.tsx'
import { Button, ButtonRow } from '../../../../ui/button/Button.tsx'
import { AskHeading, AskOptions } from '../ask/Ask.tsx'

interface RealCardProps {
  readonly ask: PickAsk
  readonly pile: string
  readonly nameOf: (card: string) => string
  readonly rule: string
  readonly busy: boolean
  /** The button that asked for it is gone: whoever moved goes on from here. */
  readonly focused: boolean
  /** Null lets the app draw this once. */
  readonly onTell: (result: ChanceResult | null) => void
}

export function RealCard({ ask, pile, nameOf, rule, busy, focused, onTell }: RealCardProps) {
  const { combat } = useTexts()
  const [pointed, setPointed] = useState<string>()
  const cards = cardsIn(ask).map(({ card }, at) => ({
    card,
    label: nameOf(card),
    key: at < 9 ? String(at + 1) : cardKeyAt(at),
  }))
  const confirm = () => pointed !== undefined && onTell([ask.among.indexOf(pointed)])
  useCommands([
    ...cards.flatMap(({ card, label, key }) =>
      key === undefined
        ? []
        : [{ keys: key, name: label, where: 'screen' as const, run: () => setPointed(card), off: busy }],
    ),
    { keys: 'Enter', name: combat.confirm, where: 'screen', run: confirm, off: busy || pointed === undefined },
    { keys: 'a', name: combat.chance.draw, where: 'screen', run: () => onTell(null), off: busy },
  ])
  return (
    <>
      <AskHeading rule={rule} focused={focused}>
        {combat.chance.drawn({ pile })}
      </AskHeading>
      <AskOptions>
        {cards.map(({ card, label, key }) => (
          <li key={card}>
            <Button
              pressed={card === pointed}
              busy={busy}
              {...(key === undefined ? {} : { keyHint: key })}
              onPress={() => (card === pointed ? confirm() : setPointed(card))}
            >
              {label}
            </Button>
          </li>
        ))}
      </AskOptions>
      <ButtonRow>
        {pointed !== undefined && (
          <Button kind="act" keyHint="Enter" busy={busy} onPress={confirm}>
            {nameOf(pointed)}
          </Button>
        )}
        <Button kind="quiet" size="small" keyHint="a" busy={busy} onPress={() => onTell(null)}>
          {combat.chance.draw}
        </Button>
      </ButtonRow>
    </>
  )
}
