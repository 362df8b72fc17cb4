import type { CatchUpsService } from '../services/catch-ups.ts'
import type { Handlers } from './router.ts'

export const catchUpHandlers = (catchUps: CatchUpsService) =>
  ({
    'catchUp.form': ({ campaign }) => catchUps.form(campaign),
    'catchUp.keep': (input) => catchUps.keep(input),
    'catchUp.check': (input) => catchUps.check(input),
    'catchUp.write': (input) => catchUps.write(input),
  }) satisfies Partial<Handlers>
