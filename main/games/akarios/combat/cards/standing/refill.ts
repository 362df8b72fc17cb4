// The card gains supply each time its own ship is damaged, in any phase, even past its start value (CE-049). A loss that is
// the cost of a card is no damage (open question 11).
import { changeCard } from '../../state/fitted.ts'
import { pilotOf } from '../../state/read.ts'
import { amountOf } from '../../commands/expand.ts'
import { askSupply } from '../../unknown/costs.ts'
import { noSlots, type Standing } from './standing-step.ts'

export const refill: Standing<'refill'> = ({ amount, most }, place) => ({
  afterLoss: (fight, bearer, { ship, loss }) => {
    if (ship.id !== bearer.id || loss.source === 'cost' || loss.hull + loss.shield === 0) return
    const pilot = pilotOf(fight.state, bearer.id)
    const card = pilot.cards.find((one) => one.place === place)
    if (card === undefined) return
    askSupply(fight, card.card)
    if (card.supply === null || card.supply >= most) return
    const supply = Math.min(most, card.supply + amountOf(amount, noSlots))
    changeCard(pilot, place, { supply })
    fight.note('cardResupplied', { ship: bearer.id, card: card.card, supply }, 'CE-049')
  },
})
