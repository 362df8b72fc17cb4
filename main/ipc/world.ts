import type { VisitsService } from '../services/visits.ts'
import type { Handlers } from './router.ts'

export const worldHandlers = (visits: VisitsService) =>
  ({
    'world.list': ({ campaign }) => visits.list(campaign),
    'world.start': (input) => visits.start(input),
    'world.outcome': (input) => visits.outcome(input),
    'world.instead': (input) => visits.instead(input),
  }) satisfies Partial<Handlers>
