import type { TripsService } from '../services/trips.ts'
import type { Handlers } from './router.ts'

export const travelHandlers = (trips: TripsService) =>
  ({
    'travel.atlas': ({ campaign }) => trips.atlas(campaign),
    'travel.start': (input) => trips.start(input),
    'travel.outcome': ({ campaign, play }) => trips.outcome(campaign, play),
  }) satisfies Partial<Handlers>
