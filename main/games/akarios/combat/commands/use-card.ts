// Uses another fitted card of one's own, free of dice and supply (open question 98).
import type { StepOf } from '../../../../../shared/games/akarios/content/steps/step.ts'
import type { Fight } from '../fight.ts'
import { change } from '../hooks/run.ts'
import type { Card } from '../state/card.ts'
import { cardOf, pilotOf } from '../state/read.ts'
import type { PilotShip } from '../state/ships.ts'
import type { Command } from './command.ts'

export const useCard: Command<'useCard'> = (fight, step, { by }) => {
  const pilot = pilotOf(fight.state, by.seat)
  if (step.from !== 'own' || step.attack !== undefined) {
    const says = by.card === null ? step.do : cardOf(fight.state, by.card).wording
    return void fight.push({ type: 'byHand', seat: by.seat, title: by.card ?? step.do, says })
  }
  const cards = pilot.cards.filter((card) => card.place !== by.action && isUsable(fight, pilot, card, step))
  pilot.lastUsed = null
  const used = pick(fight, by.seat, cards)
  if (used === null) return void fight.note('noCardToUse', { seat: by.seat, card: by.card })
  pilot.lastUsed = used.place
  // As if all slots were filled: the last value of plus-linked ones.
  const plus = cardOf(fight.state, used.card).slots?.find((group) => group.type === 'plus')
  const value = plus?.values.at(-1) ?? null
  const again = { seat: by.seat, action: used.place, card: used.card, stress: step.stressAbilities, value }
  return void fight.push({ type: 'performAction', by: again })
}

/** Of the kinds and in the state that the step names, an action, and not barred by an effect. */
function isUsable(fight: Fight, pilot: PilotShip, card: Card, { kinds, state }: StepOf<'useCard'>): boolean {
  const fits = kinds === undefined || kinds.some((kind) => kind === card.kind)
  const stands = state === 'either' || card.damaged === (state === 'damaged')
  const acts = cardOf(fight.state, card.card).timing === 'action'
  return fits && stands && acts && change(fight, 'canAct', null, { pilot, action: card.place, card }) === null
}

function pick(fight: Fight, seat: string, cards: readonly Card[]): Card | null {
  const [only] = cards
  if (only === undefined) return null
  if (cards.length === 1) return only
  const { chosen } = fight.ask({
    type: 'choose',
    about: 'cards',
    seat,
    asks: { key: 'akarios.ask.useCard', args: { seat } },
    least: 1,
    most: 1,
    options: cards.map(({ place, card, supply }) => ({ id: place, key: 'akarios.card', args: { card, supply } })),
    default: [only.place],
  })
  return cards.find(({ place }) => place === chosen[0]) ?? only
}
