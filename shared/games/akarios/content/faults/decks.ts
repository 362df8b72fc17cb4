// Decks add up: the cards of a deck to its size, twenty for a player (rule CS-003), labelled for its owner (CS-004), and nothing in
// it that only a fight puts there (CS-019).
import { entriesOf } from '../content.ts'
import { enemyDeckLabel, startingDeckSize } from '../modifier.ts'
import type { Check } from './check.ts'

export function checkDecks({ content, fault }: Check): void {
  for (const { id, owner, label, size, cards } of entriesOf(content, 'decks')) {
    if (owner === 'player' && size !== undefined && size !== startingDeckSize)
      fault('decks', id, ['size'], 'deck-sum', `A player's deck has ${startingDeckSize} cards, this one ${size}.`)
    if (label !== undefined && (label === enemyDeckLabel) !== (owner === 'enemies'))
      fault('decks', id, ['label'], 'wrong-kind', 'Players take the decks 1 to 4, all enemies draw from E.')
    if (cards === undefined) continue
    const sum = cards.reduce((total, { count }) => total + count, 0)
    const wanted = size ?? (owner === 'player' ? startingDeckSize : sum)
    if (sum !== wanted)
      fault('decks', id, ['cards'], 'deck-sum', `The cards add up to ${sum}; the deck holds ${wanted}.`)
    const ids = cards.map(({ card }) => card)
    for (const [at, card] of ids.entries())
      if (ids.indexOf(card) !== at) fault('decks', id, ['cards', at], 'id-twice', `"${card}" is listed twice.`)
    for (const [at, { card }] of cards.entries()) {
      const known = content.modifierCards[card]
      if (known?.form === 'trait')
        fault('decks', id, ['cards', at, 'card'], 'wrong-kind', `"${card}" is a mark on other cards, not a card.`)
      if (known?.form === 'card' && known.scenarioOnly)
        fault(
          'decks',
          id,
          ['cards', at, 'card'],
          'wrong-kind',
          `"${card}" comes in during a fight; no deck begins with it.`,
        )
    }
  }
}
