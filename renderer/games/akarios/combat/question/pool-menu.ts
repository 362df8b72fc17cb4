// Paying with dice of several pilots: each die is picked by itself, and the answer says which slot it fills.
import type { Payment } from '../../../../../shared/games/akarios/question/question.ts'
import type { DieView } from '../../../../../shared/games/akarios/view/fight-view.ts'
import { pilotOf } from '../pilots.ts'
import type { Menu, MenuContext, Option, Pick } from './option.ts'

/** A payment whose dice are counted in a pool. */
export type Pooled = Payment & { readonly pool: NonNullable<Payment['pool']> }
export const isPooled = (payment: Payment): payment is Pooled => payment.pool !== undefined

/** Where this die of a pilot is in the pool, if one of the slots takes it. */
export const placeInPool = ({ pool, slots }: Pooled, seat: string, die: number): number | undefined => {
  const index = pool.findIndex((one) => one.seat === seat && one.die === die)
  return slots.some(({ dice }) => dice.includes(index)) ? index : undefined
}

/**
 * The chosen dice in the order of the slots, from the first slot on; null while they are too few or do not fit. Dice are given by
 * their place in the pool.
 */
export function inSlots({ slots, least }: Payment, chosen: readonly number[]): readonly number[] | null {
  const fill = (at: number, left: readonly number[]): readonly number[] | null => {
    if (left.length === 0) return []
    for (const die of left) {
      if (slots[at]?.dice.includes(die) !== true) continue
      const rest = fill(
        at + 1,
        left.filter((other) => other !== die),
      )
      if (rest !== null) return [die, ...rest]
    }
    return null
  }
  return chosen.length < least || chosen.length > slots.length ? null : fill(0, chosen)
}

export function poolMenu(payment: Pooled, pick: Pick, context: MenuContext): Menu {
  const { texts, talk } = context
  const { seat, id, action, slots, least, pool } = payment
  const fitting = [...pool.keys()].filter((index) => slots.some(({ dice }) => dice.includes(index)))
  const dice = inSlots(payment, pick.chosen.map(Number))
  return {
    heading: `${talk.action(seat, action)}: ${texts.asks.dice}`,
    options: fitting.map((index) => dieOption(index, payment, context)),
    first: 0,
    back: pick.seat === undefined ? { chosen: [] } : { seat: pick.seat, chosen: [] },
    several: {
      least,
      most: slots.length,
      answer: dice === null ? null : { type: 'act', seat, pay: { payment: id, dice: [...dice] } },
    },
  }
}

function dieOption(index: number, { pool }: Pooled, context: MenuContext): Option {
  const { texts, talk } = context
  const from = pool[index]
  const face = from === undefined ? null : (dieOf(from, context)?.face ?? null)
  return {
    id: String(index),
    label: `${talk.person(from?.seat ?? '')}: ${talk.name(face ?? '')}`,
    hints: face === 'stress' ? [texts.hints.stressDie] : [],
    then: 'toggle',
  }
}

const dieOf = ({ seat, die }: Pooled['pool'][number], context: MenuContext): DieView | undefined =>
  pilotOf(context.view, seat)?.dice[die]
