// Looking at the enemies' deck, and laying a card of their discard on top of it.
import { chooseOne } from '../choose-one.ts'
import { discard, drawCard, layOnDeck, pileNamed } from '../piles.ts'
import { enemyDeck } from '../stress-miss.ts'
import type { Command } from './command.ts'

/** The top card is shown; the player discards it or lays it back. */
export const peekEnemyDeck: Command<'peekEnemyDeck'> = (fight, _step, { by }) => {
  const card = drawCard(fight, enemyDeck, 'peek')
  if (card === null) return
  const chosen = chooseOne(fight, {
    about: 'option',
    seat: by.seat,
    asks: { key: 'akarios.ask.peek', args: { card } },
    options: ['back', 'discard'].map((id) => ({ id, key: `akarios.${id}`, args: { card } })),
  })
  if (chosen === 'back') return void layOnDeck(fight, enemyDeck, card)
  discard(fight, enemyDeck, card)
  fight.note('cardDiscarded', { pile: enemyDeck, card })
}

/** Nothing happens while the discard is empty. */
export const stackEnemyDeck: Command<'stackEnemyDeck'> = (fight, _step, { by }) => {
  const pile = pileNamed(fight, enemyDeck)
  const cards = [...new Set(pile.discard)]
  if (cards.length === 0) return
  const card = chooseOne(fight, {
    about: 'cards',
    seat: by.seat,
    asks: { key: 'akarios.ask.stack', args: {} },
    options: cards.map((card) => ({ id: card, key: 'akarios.modifier', args: { card } })),
  })
  fight.state.piles[enemyDeck] = { ...pile, discard: pile.discard.toSpliced(pile.discard.indexOf(card), 1) }
  layOnDeck(fight, enemyDeck, card)
}
