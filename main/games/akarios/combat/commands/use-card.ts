// Uses another action, free of dice and supply (open question 98): a fitted card of one's own, or what another pilot did last.
import type { StepOf } from '../../../../../shared/games/akarios/content/steps/step.ts'
import { chooseOne, mayChooseOne } from '../choose-one.ts'
import type { Fight } from '../fight.ts'
import { cardOption } from '../card-option.ts'
import { isAction } from '../cards/is-action.ts'
import { change } from '../hooks/run.ts'
import { fullValueOf } from '../lay-dice.ts'
import type { Performance } from '../state/attack.ts'
import type { Card } from '../state/card.ts'
import { cardOf, consciousPilots, pilotOf } from '../state/read.ts'
import type { PilotShip } from '../state/ships.ts'
import { askCardCost } from '../unknown/costs.ts'
import type { Command } from './command.ts'
import { amountOf } from './expand.ts'

export const useCard: Command<'useCard'> = (fight, step, { by }) => {
  const pilot = pilotOf(fight.state, by.seat)
  if (step.from !== 'own') return void repeat(fight, by)
  const cards = usableCards(fight, step, by)
  pilot.lastUsed = null
  const used = pick(fight, by.seat, cards)
  if (used === null) return void fight.note('noCardToUse', { seat: by.seat, card: by.card })
  pilot.lastUsed = used.place
  askCardCost(fight, used.card)
  const value = fullValueOf(cardOf(fight.state, used.card).slots)
  const again = { seat: by.seat, action: used.place, card: used.card, stress: step.stressAbilities, value }
  const undrawn = step.attack === undefined ? {} : { undrawn: amountOf(step.attack.damage, by) }
  return void fight.push({ type: 'performAction', by: { ...again, ...undrawn } })
}

/** The own cards that such a step may use now, never the one that it stands on. */
export function usableCards(fight: Fight, step: StepOf<'useCard'>, by: Performance): readonly Card[] {
  const pilot = pilotOf(fight.state, by.seat)
  return pilot.cards.filter((card) => card.place !== by.action && isUsable(fight, pilot, card, step))
}

/** Of the kinds and in the state that the step names, an action, and not barred by an effect. */
function isUsable(fight: Fight, pilot: PilotShip, card: Card, { kinds, state }: StepOf<'useCard'>): boolean {
  const fits = kinds === undefined || kinds.some((kind) => kind === card.kind)
  const stands = state === 'either' || card.damaged === (state === 'damaged')
  const acts = isAction(cardOf(fight.state, card.card))
  return fits && stands && acts && change(fight, 'canAct', null, { pilot, action: card.place, card }) === null
}

function pick(fight: Fight, seat: string, cards: readonly Card[]): Card | null {
  const [only] = cards
  if (only === undefined) return null
  if (cards.length === 1) return only
  const place = chooseOne(fight, {
    about: 'cards',
    seat,
    asks: { key: 'akarios.ask.useCard', args: { seat } },
    options: cards.map(cardOption),
  })
  return cards.find((card) => card.place === place) ?? only
}

/** The last action of another pilot in this round, with the cards of that pilot (open question 57). */
function repeat(fight: Fight, by: Performance): void {
  const actions = consciousPilots(fight.state).flatMap(({ id, lastAction }) =>
    id !== by.seat && lastAction !== null ? [lastAction] : [],
  )
  if (actions.length === 0) return void fight.note('noCardToUse', { seat: by.seat, card: by.card })
  const chosen = mayChooseOne(fight, {
    about: 'option',
    seat: by.seat,
    asks: { key: 'akarios.ask.repeat', args: { card: by.card } },
    options: actions.map(({ seat, action, card }) => ({
      id: seat,
      key: 'akarios.actionOf',
      args: { seat, action, card },
    })),
  })
  const copied = actions.find(({ seat }) => seat === chosen)
  if (copied === undefined) return
  // What it says of its own card it says of this one; the dice that paid for it were the other pilot's.
  const action = copied.card === null ? copied.action : by.action
  const { dice: _dice, ...again } = copied
  fight.push({ type: 'performAction', by: { ...again, seat: by.seat, action, stress: false } })
}
