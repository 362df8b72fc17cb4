// Trauma cards of our own: at once and waiting, with steps, and one that the table does by hand.
import type { TraumaCard } from '../../../shared/games/akarios/content/trauma.ts'
import { trauma } from '../../support/combat/content.ts'

const self = { who: 'self', count: 1 } as const

export const traumaCards: readonly TraumaCard[] = [
  trauma('shaken', [{ do: 'apply', effect: 'disadvantaged', targets: self }]),
  trauma('frozen', [
    { do: 'apply', effect: 'slow', targets: self },
    { do: 'apply', effect: 'stun', targets: self },
  ]),
  trauma('leak', [{ do: 'damage', amount: 1, only: 'hull', targets: self }]),
  trauma('outburst', [{ do: 'damage', amount: 1, targets: { who: 'any', count: 1, range: 2, mandatory: true } }]),
  trauma('gloom', [{ do: 'pay', what: 'stress', amount: 1 }], 'nextPilotPhase'),
  trauma('breach', [{ do: 'apply', effect: 'hullBreach', targets: self }], 'nextPilotPhase'),
  trauma('dazed', [{ do: 'loseShield', amount: 'all' }]),
  { ...trauma('muddle', []), reminder: 'The table does something.' },
]
