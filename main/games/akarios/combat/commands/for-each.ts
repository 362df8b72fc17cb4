// The steps once for each thing that the card counts.
import type { Fight } from '../fight.ts'
import type { Step } from '../../../../../shared/games/akarios/content/steps/step.ts'
import type { Performance } from '../state/attack.ts'
import type { Command } from './command.ts'
import { grantOf } from './expand.ts'
import { squadWaits } from './next-attack.ts'

export const forEach: Command<'forEach'> = (fight, step, { by, riders }) => {
  if (step.what === 'friendlyShipNextToTarget') return void waitForTarget(fight, step.steps, by)
  const { lastMove } = fight.state
  const count = lastMove?.ship === by.seat ? lastMove.nebulae : 0
  for (let done = 0; done < count; done += 1)
    for (const inner of step.steps) fight.push({ type: 'doStep', by, step: inner, riders })
}

/** Ships next to a target are counted when there is one: till then it waits for the squad's next attack. */
function waitForTarget(fight: Fight, steps: readonly Step[], by: Performance): void {
  for (const step of steps)
    if (step.do === 'nextAttack')
      squadWaits(fight, { bonus: grantOf(step.bonus, by), condition: step.condition ?? null }, by, true)
}
