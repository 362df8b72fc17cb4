// A card is shuffled into the enemies' deck, or into that of every pilot.
import { shuffleIn } from '../piles.ts'
import { consciousPilots } from '../state/read.ts'
import { deckOf, enemyDeck } from '../stress-miss.ts'
import type { Command } from './command.ts'

export const addToDeck: Command<'addToDeck'> = (fight, { card, deck }) => {
  const piles = deck === 'enemy' ? [enemyDeck] : consciousPilots(fight.state).map(({ id }) => deckOf(id))
  for (const pile of piles) shuffleIn(fight, pile, card)
}
