// The form of a command: turns one step of a card into tasks.
import type { Step, StepOf } from '../../../../../shared/games/akarios/content/steps/step.ts'
import type { Fight } from '../fight.ts'
import type { Performance } from '../state/attack.ts'
import type { Riders } from '../tasks/task.ts'

export interface Doing {
  readonly by: Performance
  readonly riders: Riders
}

export type Command<D extends Step['do']> = (fight: Fight, step: StepOf<D>, doing: Doing) => void
