import type { TripsService } from '../services/trips.ts'
import type { Handlers } from './router.ts'

export const travelHandlers = (trips: TripsService) =>
  ({
    'travel.atlas': ({ campaign }) => trips.atlas(campaign),
    'travel.start': ({ campaign }) => trips.start(campaign),
    'travel.outcome': ({ campaign, play }) => trips.outcome(campaign, play),
  }) satisfies Partial<Handlers>
