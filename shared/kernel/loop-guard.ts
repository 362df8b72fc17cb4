// Stops what would go on for ever: after a number of automatic steps it throws and says what was done last.
// The host counts results of luck with it, a game its queue of tasks.
import { fault } from './fault.ts'
import type { Json } from './json.ts'

export const automaticSteps = 1_000
const remembered = 10

/** Call the guard once before each automatic step, with what the step is about to do. Make a new one for each decision. */
export function loopGuard(limit = automaticSteps): (doing: Json) => void {
  const last: Json[] = []
  let steps = 0
  return (doing) => {
    last.push(doing)
    if (last.length > remembered) last.shift()
    steps += 1
    if (steps > limit) throw fault('endless-loop', `more than ${limit} automatic steps`, { limit, last: [...last] })
  }
}
