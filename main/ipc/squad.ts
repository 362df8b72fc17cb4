import type { SquadsService } from '../services/squads.ts'
import type { Handlers } from './router.ts'

export const squadHandlers = (squads: SquadsService) =>
  ({
    'squad.view': ({ campaign }) => squads.view(campaign),
    'squad.ledger': ({ campaign }) => squads.ledger(campaign),
    'squad.choices': (input) => squads.choices(input),
    'squad.deck': (input) => squads.deck(input),
    'squad.setUp': ({ campaign }) => squads.setUp(campaign),
    'squad.outcome': (input) => squads.outcome(input),
    'squad.scarce': (input) => squads.scarce(input),
    'squad.do': (input) => squads.do(input),
  }) satisfies Partial<Handlers>
