// Paying for an action: dice are laid in its slots and supply goes down (PA-016).
import type { Payment } from '../../../../shared/games/akarios/question/question.ts'
import type { Fight } from './fight.ts'
import { groupsOf } from './payments.ts'
import { pilotOf } from './state/read.ts'

/** The card's id, how many stress faces paid, and the value of plus-linked slots. */
export interface Laid {
  readonly card: string | null
  readonly stressFaces: number
  readonly value: number | null
}

/** `dice`: one for each slot that is filled, in the order of the payment's slots. */
export function layDice(fight: Fight, payment: Payment, dice: readonly number[]): Laid {
  const { seat, action, group, slots } = payment
  const pilot = pilotOf(fight.state, seat)
  const card = pilot.cards.find(({ place }) => place === action) ?? null
  let stressFaces = 0
  for (const [at, die] of dice.entries()) {
    const [laid, to] = [pilot.dice[die], slots[at]]
    if (laid === undefined || to === undefined) throw new Error('a die without a slot')
    laid.on = { action, group, slot: to.slot }
    if (laid.face === 'stress') stressFaces += 1
  }
  fight.note('dicePaid', {
    seat,
    action,
    card: card?.card ?? null,
    dice: dice.map((die) => pilot.dice[die]?.face ?? null),
  })
  const slotGroup = groupsOf(fight.state, action, card)?.[group]
  if (card !== null) {
    if (slotGroup?.type === 'plus') card.usedGroups.push(String(group))
    else if (slots.length === 0) card.usedGroups.push(`${group}.${payment.id.split(':').at(-1) ?? ''}`)
    if (card.supply !== null) {
      card.supply -= 1
      fight.note('supplySpent', { seat, card: card.card, left: card.supply }, 'PA-016')
    }
  }
  const value = slotGroup?.type === 'plus' ? (slotGroup.values[dice.length - 1] ?? null) : null
  return { card: card?.card ?? null, stressFaces, value }
}
