// The upgrades of the Sparrow in the act step: who may fill their slots, with dice of any number of pilots (SW-004, SW-005).
import type { ClosedAction, Payment } from '../../../../shared/games/akarios/question/question.ts'
import { groupPayments, pooledDice, type Choices, type Payer } from './payments.ts'
import { poolOf } from './pooled-dice.ts'
import { oncePerIcon } from './purse.ts'
import { cardOf, pilotsOf } from './state/read.ts'
import type { PilotShip } from './state/ships.ts'
import type { SparrowUpgrade } from './state/sparrow-upgrade.ts'
import type { FightState } from './state/state.ts'
import { tellsCost } from './unknown/costs.ts'

/** Seat of those payments: the squad decides together. */
export const squadSeat = 'table'

/** What these pilots, who can still act, may do with the upgrades. */
export function sparrowChoices(state: FightState, pilots: readonly PilotShip[]): Choices {
  const payments: Payment[] = []
  const closed: ClosedAction[] = []
  for (const upgrade of state.sparrowUpgrades) {
    const { timing, slots } = cardOf(state, upgrade.card)
    if (timing !== 'action' || pilots.length === 0) continue
    const close = (why: string, rule: string) => closed.push({ seat: squadSeat, action: upgrade.place, why, rule })
    if (upgrade.supply === 0) close('noSupply', 'SW-004')
    else if (slots === undefined) payments.push(tellsCost(squadSeat, upgrade.place))
    else {
      const payer = payerOf(state, pilots, upgrade)
      for (const [index, group] of slots.entries())
        payments.push(...groupPayments(payer, group, index).map((one) => ({ ...one, pool: poolOf(pilots) })))
    }
  }
  return { payments, closed }
}

function payerOf(state: FightState, pilots: readonly PilotShip[], { place, usedGroups }: SparrowUpgrade): Payer {
  return {
    seat: squadSeat,
    action: place,
    usedGroups,
    laid: pilotsOf(state).flatMap(({ dice }) => dice.flatMap(({ on }) => on ?? [])),
    diceFor: oncePerIcon((icon) => pooledDice(pilots, icon)),
  }
}
