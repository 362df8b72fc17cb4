// Laying dice of several pilots in the slots of one card: each die goes down in its owner's name.
import type { Payment } from '../../../../shared/games/akarios/question/question.ts'
import type { Fight } from './fight.ts'
import { changeDie } from './state/fitted.ts'
import { pilotOf } from './state/read.ts'

/** Somebody who gave dice, with how many of them show stress. */
export interface Giver {
  readonly seat: string
  readonly stressFaces: number
}

/**
 * `dice`: one of the payment's pool for each slot that is filled, in the order of slots. `of`: the pilot whose card it is, null for
 * an upgrade of the Sparrow. Gives those who gave dice, in the order of slots.
 */
export function layPooled(
  fight: Fight,
  { action, group, slots, pool = [] }: Payment,
  dice: readonly number[],
  { card, of, rule }: { readonly card: string; readonly of: string | null; readonly rule?: string },
): readonly Giver[] {
  const given = dice.map((index, at) => {
    const [from, to] = [pool[index], slots[at]]
    const pilot = from === undefined ? undefined : pilotOf(fight.state, from.seat)
    const die = from === undefined ? undefined : pilot?.dice[from.die]
    if (from === undefined || pilot === undefined || die === undefined || to === undefined)
      throw new Error('a die without a slot')
    const on = { action, group, slot: to.slot, ...(of === null || of === from.seat ? {} : { of }) }
    changeDie(pilot, from.die, { on })
    return { seat: from.seat, face: die.face }
  })
  return [...new Set(given.map(({ seat }) => seat))].map((seat) => {
    const faces = given.filter((die) => die.seat === seat).map(({ face }) => face)
    fight.note('dicePaid', { seat, action, card, dice: faces }, rule)
    return { seat, stressFaces: faces.filter((face) => face === 'stress').length }
  })
}
