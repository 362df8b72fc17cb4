// A card from the box is laid on top of another pilot's deck: that pilot draws it next.
import { chooseOne } from '../choose-one.ts'
import { layOnDeck } from '../piles.ts'
import { shipOption } from '../ship-option.ts'
import { consciousPilots } from '../state/read.ts'
import { deckOf } from '../stress-miss.ts'
import type { Command } from './command.ts'

export const placeOnDeck: Command<'placeOnDeck'> = (fight, { card }, { by }) => {
  const others = consciousPilots(fight.state).filter(({ id }) => id !== by.seat)
  // With nobody else there it does nothing (open question 57).
  if (others.length === 0) return
  const chosen = chooseOne(fight, {
    about: 'option',
    seat: by.seat,
    asks: { key: 'akarios.ask.whoseDeck', args: { card } },
    options: others.map(({ id }) => shipOption(id)),
  })
  layOnDeck(fight, deckOf(chosen), card)
}
