// Between two actions of enemies a pilot may use a card, let this moment pass, or waive the rest of the phase (open question 63).
import { cardOption } from '../card-option.ts'
import { readyCards } from '../cards/enemy-phase.ts'
import { payCard, take, waysToPay } from '../cards/pay-card.ts'
import { playCard } from '../cards/play-card.ts'
import { chooseOne } from '../choose-one.ts'
import type { Fight } from '../fight.ts'
import type { Paid } from '../state/attack.ts'
import type { Card } from '../state/card.ts'
import { pilotOf } from '../state/read.ts'
import type { PilotShip } from '../state/ships.ts'
import { askCost } from '../unknown/costs.ts'
import type { Run } from './run.ts'

export const intervene: Run<'intervene'> = (fight, { seat }) => {
  const pilot = pilotOf(fight.state, seat)
  const waives = pilot.out || pilot.heldBack === fight.state.round
  const ready = waives ? [] : readyCards(fight, pilot)
  if (ready.length === 0) return
  const chosen = chooseOne(fight, {
    about: 'use',
    seat,
    asks: { key: 'akarios.ask.intervene', args: { seat } },
    options: [
      { id: 'later', key: 'akarios.notNow', args: {} },
      ...ready.map(cardOption),
      { id: 'never', key: 'akarios.notThisPhase', args: {} },
    ],
  })
  if (chosen === 'never') pilot.heldBack = fight.state.round
  const used = ready.find(({ place }) => place === chosen)
  const paid = used === undefined ? null : pay(fight, pilot, used)
  if (used === undefined || paid === null) return
  fight.note('cardUsed', { seat, card: used.card })
  playCard(fight, { seat, action: used.place, card: used.card, ...paid }, used.card)
  fight.push({ type: 'intervene', seat })
}

/** The dice are asked for only where there is something to choose; whoever then passes has let the moment pass. */
function pay(fight: Fight, pilot: PilotShip, card: Card): Paid | null {
  const [only, ...others] = waysToPay(fight, pilot, card)
  if (only?.tells === true) askCost(fight, only)
  if (only !== undefined && others.length === 0 && only.slots.length === 0) return take(fight, only, [])
  const asks = { key: 'akarios.ask.moment', args: { seat: pilot.id, card: card.card }, rule: 'BO-001' }
  return payCard(fight, pilot.id, card.place, asks, true)
}
