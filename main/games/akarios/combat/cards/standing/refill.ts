// The card gains supply each time its own ship is damaged, in any phase, even past its start value (CE-049). A loss that is
// the cost of a card is no damage (open question 11).
import { pilotOf } from '../../state/read.ts'
import { amountOf } from '../../commands/expand.ts'
import { askSupply } from '../../unknown/costs.ts'
import { noSlots, type Standing } from './standing-step.ts'

export const refill: Standing<'refill'> = ({ amount, most }, place) => ({
  afterLoss: (fight, bearer, { ship, loss }) => {
    if (ship.id !== bearer.id || loss.source === 'cost' || loss.hull + loss.shield === 0) return
    const card = pilotOf(fight.state, bearer.id).cards.find((one) => one.place === place)
    if (card === undefined) return
    askSupply(fight, card.card)
    if (card.supply === null || card.supply >= most) return
    card.supply = Math.min(most, card.supply + amountOf(amount, noSlots))
    fight.note('cardResupplied', { ship: bearer.id, card: card.card, supply: card.supply }, 'CE-049')
  },
})
