// Looking at the enemies' deck, and laying a card of their discard on top of it.
import { layOnTop } from '../../../../../shared/lib/pile.ts'
import { discard, drawCard, pileNamed } from '../piles.ts'
import { enemyDeck } from '../stress-miss.ts'
import type { Command } from './command.ts'

/** The top card is shown; the player discards it or lays it back. */
export const peekEnemyDeck: Command<'peekEnemyDeck'> = (fight, _step, { by }) => {
  const card = drawCard(fight, enemyDeck, 'peek')
  if (card === null) return
  const { chosen } = fight.ask({
    type: 'choose',
    about: 'option',
    seat: by.seat,
    asks: { key: 'akarios.ask.peek', args: { card } },
    least: 1,
    most: 1,
    options: ['back', 'discard'].map((id) => ({ id, key: `akarios.${id}`, args: { card } })),
    default: ['back'],
  })
  if (chosen[0] === 'discard') discard(fight, enemyDeck, card)
  else fight.state.piles[enemyDeck] = layOnTop(pileNamed(fight, enemyDeck), card)
  fight.note(chosen[0] === 'discard' ? 'cardDiscarded' : 'cardLaidOnTop', { pile: enemyDeck, card })
}

/** Nothing happens while the discard is empty. */
export const stackEnemyDeck: Command<'stackEnemyDeck'> = (fight, _step, { by }) => {
  const pile = pileNamed(fight, enemyDeck)
  const cards = [...new Set(pile.discard)]
  const [first] = cards
  if (first === undefined) return
  const { chosen } = fight.ask({
    type: 'choose',
    about: 'cards',
    seat: by.seat,
    asks: { key: 'akarios.ask.stack', args: {} },
    least: 1,
    most: 1,
    options: cards.map((card) => ({ id: card, key: 'akarios.modifier', args: { card } })),
    default: [first],
  })
  const card = chosen[0] ?? first
  fight.state.piles[enemyDeck] = layOnTop(
    { ...pile, discard: pile.discard.toSpliced(pile.discard.indexOf(card), 1) },
    card,
  )
  fight.note('cardLaidOnTop', { pile: enemyDeck, card })
}
