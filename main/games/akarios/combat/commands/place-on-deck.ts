// A card from the box is laid on top of another pilot's deck: that pilot draws it next.
import { layOnTop } from '../../../../../shared/lib/pile.ts'
import { pileNamed } from '../piles.ts'
import { consciousPilots } from '../state/read.ts'
import { deckOf } from '../stress-miss.ts'
import type { Command } from './command.ts'

export const placeOnDeck: Command<'placeOnDeck'> = (fight, { card }, { by }) => {
  const others = consciousPilots(fight.state).filter(({ id }) => id !== by.seat)
  const [first] = others
  // With nobody else there it does nothing (open question 57).
  if (first === undefined) return
  const { chosen } = fight.ask({
    type: 'choose',
    about: 'option',
    seat: by.seat,
    asks: { key: 'akarios.ask.whoseDeck', args: { card } },
    least: 1,
    most: 1,
    options: others.map(({ id }) => ({ id, key: 'akarios.ship', args: { ship: id } })),
    default: [first.id],
  })
  const pile = deckOf(chosen[0] ?? first.id)
  fight.state.piles[pile] = layOnTop(pileNamed(fight, pile), card)
  fight.note('cardLaidOnTop', { pile, card })
}
