// Dice that several pilots may give for one card: whose they are, and which of them a slot takes.
import type { Payment } from '../../../../shared/games/akarios/question/question.ts'
import type { StepOf } from '../../../../shared/games/akarios/content/steps/step.ts'
import { stepsOf } from './cards/steps-of.ts'
import type { Fight } from './fight.ts'
import { cardOf, consciousPilots } from './state/read.ts'
import type { PilotShip } from './state/ships.ts'

export type Pool = NonNullable<Payment['pool']>

/** All dice of these pilots, in the order of seats. */
export const poolOf = (pilots: readonly PilotShip[]): Pool =>
  pilots.flatMap(({ id, dice }) => [...dice.keys()].map((die) => ({ seat: id, die })))

/** Those who may lay dice on this card beside its owner: pilots in range who have not passed; null for any other card. */
export function payersOf(fight: Fight, owner: PilotShip, card: string): readonly PilotShip[] | null {
  const step = stepsOf(cardOf(fight.state, card)).find(isPooling)
  if (step === undefined) return null
  const near = (pilot: PilotShip): boolean =>
    pilot.id === owner.id || fight.know(fight.table.isNear(fight.state, owner, pilot, step.range))
  return consciousPilots(fight.state).filter((pilot) => !pilot.passed && near(pilot))
}

const isPooling = (step: { readonly do: string }): step is StepOf<'poolDice'> => step.do === 'poolDice'
