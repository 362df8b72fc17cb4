// Paying for an upgrade of the Sparrow: dice of any number of pilots, each stress face paid for by its owner (SW-005, SW-006).
import type { Payment } from '../../../../shared/games/akarios/question/question.ts'
import type { Fight } from './fight.ts'
import { useUp, valueOf } from './lay-dice.ts'
import { cardOf, pilotOf } from './state/read.ts'
import type { SparrowUpgrade } from './state/sparrow-upgrade.ts'

export interface LaidTogether {
  readonly upgrade: SparrowUpgrade
  /** Pilots who gave dice, in the order of slots, with their stress faces. */
  readonly givers: readonly { readonly seat: string; readonly stressFaces: number }[]
  readonly value: number | null
}

/** `dice`: one of the payment's pool for each slot that is filled, in the order of slots. */
export function laySquadDice(fight: Fight, payment: Payment, dice: readonly number[]): LaidTogether {
  const { action, group, slots, pool = [] } = payment
  const upgrade = fight.state.sparrowUpgrades.find(({ place }) => place === action)
  if (upgrade === undefined) throw new Error(`no upgrade in ${action}`)
  const given = dice.map((index, at) => {
    const [from, to] = [pool[index], slots[at]]
    const die = from === undefined ? undefined : pilotOf(fight.state, from.seat).dice[from.die]
    if (from === undefined || die === undefined || to === undefined) throw new Error('a die without a slot')
    die.on = { action, group, slot: to.slot }
    return { seat: from.seat, face: die.face }
  })
  const givers = [...new Set(given.map(({ seat }) => seat))].map((seat) => {
    const faces = given.filter((die) => die.seat === seat).map(({ face }) => face)
    fight.note('dicePaid', { seat, action, card: upgrade.card, dice: faces }, 'SW-005')
    return { seat, stressFaces: faces.filter((face) => face === 'stress').length }
  })
  const slotGroup = cardOf(fight.state, upgrade.card).slots?.[group]
  useUp(fight, upgrade, payment, slotGroup)
  return { upgrade, givers, value: valueOf(slotGroup, dice.length) }
}
