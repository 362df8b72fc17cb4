// Paying for an upgrade of the Sparrow: dice of any number of pilots, each stress face paid for by its owner (SW-005, SW-006).
import type { Payment } from '../../../../shared/games/akarios/question/question.ts'
import type { Fight } from './fight.ts'
import { useUp, valueOf } from './lay-dice.ts'
import { layPooled, type Giver } from './lay-pooled.ts'
import { changeUpgrade } from './state/fitted.ts'
import { cardOf } from './state/read.ts'
import type { SparrowUpgrade } from './state/sparrow-upgrade.ts'

export interface LaidTogether {
  readonly upgrade: SparrowUpgrade
  readonly givers: readonly Giver[]
  readonly value: number | null
}

/** `dice`: one of the payment's pool for each slot that is filled, in the order of slots. */
export function laySquadDice(fight: Fight, payment: Payment, dice: readonly number[]): LaidTogether {
  const { action, group } = payment
  const upgrade = fight.state.sparrowUpgrades.find(({ place }) => place === action)
  if (upgrade === undefined) throw new Error(`no upgrade in ${action}`)
  const givers = layPooled(fight, payment, dice, { card: upgrade.card, of: null, rule: 'SW-005' })
  const slotGroup = cardOf(fight.state, upgrade.card).slots?.[group]
  useUp(fight, upgrade, payment, slotGroup, (place, to) => changeUpgrade(fight.state, place, to))
  return { upgrade, givers, value: valueOf(slotGroup, dice.length) }
}
