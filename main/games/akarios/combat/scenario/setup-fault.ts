// One thing that keeps a set-up from being played: its sentence stands in the catalogue under `akarios.setup.<word>`.
import type { Problem } from '../../../../../shared/kernel/problem.ts'

/** `path` is the place in the set-up, `rule` the one that is not kept. */
export const setupFault = (word: string, path: string, rule: string, args: Problem['args'] = {}): Problem => ({
  key: `akarios.setup.${word}`,
  args,
  path,
  rule,
})
