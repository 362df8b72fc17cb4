import type { PlaysService } from '../services/plays.ts'
import type { Handlers } from './router.ts'

export const playHandlers = (plays: PlaysService) =>
  ({
    'play.list': ({ campaign }) => plays.list(campaign),
    'play.view': ({ campaign, play }) => plays.view(campaign, play),
    'play.submit': ({ campaign, ...request }) => plays.submit(campaign, request),
    'play.chance': ({ campaign, ...request }) => plays.chance(campaign, request),
    'play.hand': ({ campaign, ...request }) => plays.hand(campaign, request),
  }) satisfies Partial<Handlers>
