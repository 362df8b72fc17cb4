// The one door for set-ups: every fault is named by its path.
import { fail, ok } from '../../../../../shared/lib/result.ts'
import type { Json } from '../../../../../shared/kernel/json.ts'
import type { Accepted, Problem } from '../../../../../shared/kernel/problem.ts'
import { setup, type FightSetup } from './setup.ts'
import { findSetupFaults } from './setup-faults.ts'

/** Form first; what is well formed is then looked at for what cannot be played. */
export function acceptSetup(raw: Json): Accepted<FightSetup> {
  const parsed = setup.safeParse(raw)
  if (!parsed.success)
    return fail(
      parsed.error.issues.map(({ path, message }): Problem => ({
        key: 'akarios.setup.form',
        args: { message },
        path: path.map(String).join('.'),
      })),
    )
  const faults = findSetupFaults(parsed.data)
  return faults.length > 0 ? fail(faults) : ok(parsed.data)
}
