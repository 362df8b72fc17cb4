import type { FightsService } from '../services/fights.ts'
import type { Handlers } from './router.ts'

export const fightHandlers = (fights: FightsService) =>
  ({
    'fight.missions': ({ campaign }) => fights.missions(campaign),
    'fight.start': (input) => fights.start(input),
    'fight.odds': (input) => fights.odds(input),
  }) satisfies Partial<Handlers>
